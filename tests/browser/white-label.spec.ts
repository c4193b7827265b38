import { expect } from 'playwright/test';
import { env } from '../../lib/env.ts';
import { NETWORK_NAMES } from '../../lib/site/networks.ts';
import { test } from '../support/reading.ts';
import { seenOf } from '../support/seen-words.ts';

/** The sections in their order; the first heading of each group stands for its section. */
const HEADINGS = [
  'What your agency gets',
  'Brand control, down to the sender line',
  'Many clients, one team, clear lines',
  'Embedded signup',
  'Automated provisioning',
  'Collaboration ready',
  'Works with what your clients already use',
  'Asked by agencies',
  'Show us your logo. We’ll show you your platform.',
];

const PATH = '/white-label';

test('the sections stand in their order', async ({ read }) => {
  const page = await read(PATH);
  const headings = await page.getByRole('main').getByRole('heading').allInnerTexts();
  const found = headings.map((heading) => heading.replace(/\s+/g, ' ').trim());
  expect(found.filter((heading) => HEADINGS.includes(heading))).toEqual(HEADINGS);
});

test('the calls to action open the booking pages in a new tab', async ({ read }) => {
  const page = await read(PATH);
  for (const [name, address] of [
    ['Book strategy call', env().BOOKING_URL],
    ['Schedule demo', env().BOOKING_URL],
    ['Talk to sales', env().ENTERPRISE_BOOKING_URL],
  ] as const) {
    const call = page.getByRole('main').getByRole('link', { name });
    await expect(call).toHaveAttribute('href', address);
    await expect(call).toHaveAttribute('target', '_blank');
  }
});

test('the four cards state the claims', async ({ read }) => {
  const page = await read(PATH);
  const cards = page.getByRole('region', { name: 'What your agency gets' }).getByRole('article');
  await expect(cards).toHaveCount(4);
  await expect(cards.filter({ hasText: 'under 24 hours' })).toContainText('2–3 business days');
  await expect(cards.filter({ hasText: 'AES-256' })).toContainText('SOC 2');
  await expect(cards.filter({ hasText: '+$99' })).toContainText('In Enterprise, it’s included');
  await expect(page.getByRole('main')).toContainText('1,000+');
  // The two beside each other have their titles on one line, and their texts.
  for (const part of ['h3', 'h3 + p']) {
    const tops = await cards
      .filter({ hasText: /24|AES-256/ })
      .locator(part)
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(tops).toHaveLength(2);
    expect(new Set(tops).size, part).toBe(1);
  }
  // Each has its drawing or its figure, and no sign besides: its title comes first in its words, the last one's beside the head of its price.
  await expect(cards.locator('h3:first-child')).toHaveCount(4);
  const heads = await cards
    .last()
    .evaluate((card) => ['p', 'h3'].map((part) => card.querySelector(part)?.getBoundingClientRect().top ?? 0));
  expect(Math.abs((heads[0] ?? Number.NaN) - (heads[1] ?? 0))).toBeLessThan(4);
  // Left and right are halved on one line: below the picture, and above the price.
  const [picture, price] = await Promise.all([cards.first().locator('> div').first(), cards.last()].map((each) => each.boundingBox()));
  expect((picture?.y ?? Number.NaN) + (picture?.height ?? 0)).toBeCloseTo(price?.y ?? Number.NaN, 0);
  // The first card shows what it says: a letter with the agency's name, address and report.
  for (const place of ['Marea', 'hello@marea.example', 'The month at Marea']) await expect(cards.first()).toContainText(place);
});

test('the team section names roles, single sign-on, portals and permissions', async ({ read }) => {
  const page = await read(PATH);
  const team = page.getByRole('region', { name: 'Many clients, one team, clear lines' });
  await expect(team.getByRole('term')).toHaveText(['Role-based access', 'Single sign-on', 'Client portals', 'Granular permissions']);
});

test('the three steps stand within the ruler’s day, and what takes business days past its end', async ({ read }) => {
  const page = await read(PATH);
  const steps = page.getByRole('region', { name: 'Three steps, less than a day' });
  const dayEnds = await steps.locator('svg').evaluate((ruler) => ruler.getBoundingClientRect().right);
  const rights = await steps.getByRole('listitem').evaluateAll((all) => all.map((step) => step.getBoundingClientRect().right));
  expect(rights).toHaveLength(3);
  expect(Math.max(...rights)).toBeLessThanOrEqual(dayEnds + 1);
  const later = await steps.getByText('2–3 business days').boundingBox();
  expect(later?.x).toBeGreaterThanOrEqual(dayEnds - 1);
  // Its number is a number like theirs, and on their line.
  const [first, days] = await Promise.all(
    ['1', '2–3'].map((number) =>
      steps.getByText(number, { exact: true }).evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return [getComputedStyle(each).fontSize, Math.round((top + bottom) / 2)];
      }),
    ),
  );
  expect(days).toEqual(first);
});

test('twelve integrations stand in three groups, and each network that posts go to is one of them', async ({ read }) => {
  const page = await read(PATH);
  const lists = page.getByRole('region', { name: 'Works with what your clients already use' }).getByRole('list');
  await expect(lists).toHaveCount(3);
  await expect(lists.getByRole('listitem')).toHaveCount(12);
  await expect(lists.locator('li > svg')).toHaveCount(12);
  for (const name of Object.values(NETWORK_NAMES)) await expect(lists.getByText(name, { exact: true })).toHaveCount(1);
  // The kind with most names fills three lines of three beside the others, whose names have the same two columns; both end together.
  const places = await lists.evaluateAll((all) =>
    all.map((list) => [...list.children].map((name) => Math.round(name.getBoundingClientRect().left))),
  );
  const [most = [], ...others] = places;
  const [columns = []] = others;
  expect(new Set(most).size).toBe(3);
  expect(most).toHaveLength(9);
  expect(new Set([...most, ...columns]).size).toBe(5);
  for (const row of others) expect(columns).toEqual(expect.arrayContaining(row));
  // Each name has one line, whatever kind it is of, and stands below what is said of its kind.
  const heights = await lists.getByRole('listitem').evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  const below = await lists.evaluateAll((all) =>
    all.map((list) => list.getBoundingClientRect().top - (list.previousElementSibling as Element).getBoundingClientRect().bottom),
  );
  for (const gap of below) expect(gap).toBeCloseTo(1, 0);
  // The lines of one side go through to the other: the last names of both begin on one.
  const lasts = await lists.evaluateAll((all) => all.map((list) => Math.round(list.lastElementChild?.getBoundingClientRect().top ?? 0)));
  expect(lasts[0]).toBe(lasts.at(-1));
  const feet = await lists.evaluateAll((all) => all.map((list) => Math.round(list.parentElement?.getBoundingClientRect().bottom ?? 0)));
  expect(feet[0]).toBe(feet.at(-1));
  for (const list of await lists.all()) {
    // What the product does with them is said before them.
    await expect(list.locator('xpath=preceding-sibling::div/p')).toHaveText(/\.$/);
  }
});

test('the window takes on the name of the agency that is chosen', async ({ page }) => {
  await page.goto(PATH);
  // One filled button on the first screen: the call.
  await expect(page.locator('#site-header .btn-primary').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('main .btn-primary').first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const address = page.locator('.brands').getByText('posts.marea.example');
  await expect(address).toBeVisible();
  expect(await seenOf(address)).toBe('posts.marea.example');
  // Its three dots, of which two are shadows of the first, run into the window in either direction.
  const dots = address.locator('xpath=preceding-sibling::span');
  const turned = await dots.evaluate((dot) =>
    ['ltr', 'rtl'].map((dir) => {
      document.documentElement.dir = dir;
      return getComputedStyle(dot).scale;
    }),
  );
  expect(turned).toEqual(['none', '-1 1']);
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'ltr'));
  // On a phone it begins on the first screen, with who is greeted and what waits; how many agencies have done so stands below it.
  await page.setViewportSize({ width: 390, height: 844 });
  const top = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(await top('.brands [role=img]')).toBeLessThan(844 - 150);
  expect(await top('.agencies')).toBeGreaterThan(await top('.brands [role=img]'));
  // The whole window is on the first screen of a laptop.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('radio', { name: 'Fernwood' }).check();
  await expect.poll(() => seenOf(address)).toBe('app.fernwood.example');
});

test('eight questions, all closed at first', async ({ page }) => {
  await page.goto(PATH);
  const questions = page.getByRole('main').getByRole('button', { expanded: false });
  await expect(questions).toHaveCount(8);
  const price = page.getByRole('button', { name: 'What does white-label cost?' });
  // A short word with a hyphen does not break there, on the narrowest of phones either.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await price.locator('span span').evaluate((word) => [word.textContent, word.getClientRects().length])).toEqual(['white-label', 1]);
  await price.click();
  await expect(page.getByText('$99 a month on top of')).toBeVisible();
  await expect(questions).toHaveCount(7);
});

test('it is ordered with a plan: the link leads to the calculator, which has it in its sum', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Add it to a plan, +$99' }).click();
  await expect(page).toHaveURL(/\/pricing\?.*whiteLabel=1#calculator$/);
  await expect(page.getByRole('switch', { name: 'White-label' })).toBeChecked();
});
