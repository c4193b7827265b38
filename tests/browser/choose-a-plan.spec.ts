import { expect, type Locator, type Page } from 'playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/reading.ts';

// The owner's prices and allowances, written by hand: the page is compared with this, not with the module that it is made from.
const TABLE = {
  Pro: {
    monthly: '19',
    yearly: '144',
    perMonth: '12',
    seats: '2',
    words: '100,000',
    images: '300',
    storage: '50 GB',
    chat: 'Not included',
  },
  Team: {
    monthly: '39',
    yearly: '300',
    perMonth: '25',
    seats: '10',
    words: '500,000',
    images: '1,500',
    storage: '200 GB',
    chat: 'Standard',
  },
  Agency: {
    monthly: '99',
    yearly: '780',
    perMonth: '65',
    seats: '30',
    words: '1,500,000',
    images: '5,000',
    storage: '500 GB',
    chat: 'Growth',
  },
  Enterprise: {
    monthly: '399',
    yearly: '3,120',
    perMonth: '260',
    seats: '100',
    words: '5,000,000',
    images: '20,000',
    storage: 'Unlimited',
    chat: 'Enterprise',
  },
} as const;
type Name = keyof typeof TABLE;
const NAMES = Object.keys(TABLE) as Name[];
const YES = 'Included';
const NO = 'Not included';
const each = (value: string) => [value, value, value, value];
const of = (key: keyof (typeof TABLE)[Name]) => NAMES.map((name) => TABLE[name][key]);
/** What the comparison says in each row, plan by plan. */
const ROWS: Record<string, readonly string[]> = {
  Users: of('seats'),
  Companies: of('seats'),
  'Each extra user': each('$10 / month'),
  'Each extra company': each('$10 / month'),
  'AI text words a month': of('words'),
  'AI images a month': of('images'),
  Storage: of('storage'),
  'Scheduled posts': each('Unlimited'),
  'All 9 networks Instagram, Facebook, Twitter, LinkedIn, TikTok, Pinterest, Medium, Threads, and YouTube': each(YES),
  'AI image generation': each(YES),
  'AI video generation': each(YES),
  'AI studio': each(YES),
  'AI chat': of('chat'),
  Analytics: each(YES),
  'Social hub': each(YES),
  'Priority support': [NO, YES, YES, YES],
  'Account manager': [NO, NO, NO, YES],
  'Advanced security': [NO, NO, YES, YES],
  'White-label, a month': ['+$99', '+$99', '+$99', YES],
  'API access': [NO, NO, NO, YES],
  'Custom integration': [NO, NO, NO, YES],
  'Custom analytics': [NO, NO, NO, YES],
};
/** Numbers that the page shows outside the table's cells: discount, extra seat, white-label, networks, trial; last, the calculator's example. */
const OTHERS = ['35', '10', '99', '9', '3', '22', '264', '29', '1'];

const plans = (page: Page) => page.locator('#pricing-plans');
const card = (page: Page, name: Name) => plans(page).getByRole('article', { name, exact: true });
const table = (page: Page) => page.getByRole('table');
/** The two switches of the billing cycle: above the cards and above the table. */
const toggle = (page: Page, index: 0 | 1) => page.getByRole('switch', { name: /^Yearly/ }).nth(index);
/** The line of the calculator's receipt that turns to the other cycle. */
const otherCycle = (page: Page) => page.getByRole('button', { name: /^Paid (monthly|yearly) instead: / });
const receipt = (page: Page, title: 'Paid yearly' | 'Paid monthly') => page.getByRole('region', { name: title, exact: true });

/** Reads a plan's price as it shows, in a card or in a column's head. */
async function expectPrice(place: Locator, name: Name, cycle: 'monthly' | 'yearly') {
  const { monthly, yearly, perMonth } = TABLE[name];
  await expect(place).toContainText(`$${cycle === 'yearly' ? perMonth : monthly} / month`, { useInnerText: true });
  const billed = place.getByText('Billed Annually:');
  if (cycle === 'yearly') await expect(billed).toHaveText(new RegExp(`Billed Annually: \\$${yearly}$`));
  else await expect(billed).toBeHidden();
}

async function expectAllPrices(page: Page, cycle: 'monthly' | 'yearly') {
  for (const [index, name] of NAMES.entries()) {
    await expectPrice(card(page, name), name, cycle);
    await expectPrice(table(page).getByRole('columnheader').nth(index), name, cycle);
  }
}

test('prices are first shown as paid yearly, in the cards and in the table', async ({ read }) => {
  const page = await read('/pricing');
  await expect(page).toHaveTitle('Pricing | Feedloom');
  for (const index of [0, 1] as const) await expect(toggle(page, index)).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Yearly/ })).toHaveCount(2);
  await expect(plans(page).getByText('35% OFF')).toBeVisible();
  await expectAllPrices(page, 'yearly');
});

test('each switch works for the cards and for the table', async ({ page }) => {
  await page.goto('/pricing');
  await toggle(page, 0).click();
  await expect(toggle(page, 1)).not.toBeChecked();
  await expectAllPrices(page, 'monthly');
  await toggle(page, 1).press('Space');
  await expect(toggle(page, 0)).toBeChecked();
  await expectAllPrices(page, 'yearly');
  await plans(page).getByText('Monthly', { exact: true }).click();
  await expectAllPrices(page, 'monthly');
  // The calculator has no switch of its own: its receipt follows, and its last line turns them all.
  await expect(receipt(page, 'Paid monthly')).toBeVisible();
  await otherCycle(page).press('Enter');
  await expect(otherCycle(page)).toBeFocused();
  for (const index of [0, 1] as const) await expect(toggle(page, index)).toBeChecked();
  await expectAllPrices(page, 'yearly');
});

test('the calculator stands right below the plans, before the long table', async ({ read }) => {
  const page = await read('/pricing');
  const order = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(order).toEqual(['pricing-plans', 'calculator', 'compare-plans']);
});

test("the cards show each plan's seats, words, images and storage", async ({ read }) => {
  const page = await read('/pricing');
  for (const name of NAMES) {
    const { seats, words, images, storage } = TABLE[name];
    await expect(card(page, name).locator('dt')).toHaveText(['Users and companies', 'AI words a month', 'AI images a month', 'Storage']);
    await expect(card(page, name).locator('dd')).toHaveText([`${seats} each`, words, images, storage]);
  }
  // What each plan gives begins on the first screen of a laptop.
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of NAMES) await expect(card(page, name).locator('dd').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Most Popular')).toHaveCount(1);
  await expect(card(page, 'Team').getByText('Most Popular')).toBeVisible();
});

test('the table says what each plan has, row by row and no row more', async ({ read }) => {
  const page = await read('/pricing');
  const body = table(page)
    .locator('tbody tr')
    .filter({ has: page.locator('td') });
  const rows = await body.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim())));
  expect(Object.fromEntries(rows.map(([name, ...values]) => [name, values]))).toEqual(ROWS);
  expect(rows).toHaveLength(Object.keys(ROWS).length);
  // Its buttons stand on one line, each as large as its neighbours.
  const buttons = await table(page)
    .locator('tfoot .btn:visible')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect()).map(({ top, height }) => `${top} ${height}`));
  expect(buttons).toHaveLength(NAMES.length);
  expect(new Set(buttons).size).toBe(1);
});

for (const path of ['/pricing', '/es/pricing']) {
  test(`every number on ${path} is one of the plans', and each of those is there`, async ({ read }) => {
    const page = await read(path);
    // Words and their separators differ between the languages, digits do not. A cell's end is not a number's.
    const words = await page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest('script, style, noscript') ? 2 : 1,
      );
      let all = '';
      while (walker.nextNode()) all += `${walker.currentNode.textContent} `;
      return all;
    });
    const shown = new Set([...words.matchAll(/\d+(?:[.,]\d{3})*/g)].map(([number]) => number.replace(/\D/g, '')));
    const expected = [...Object.values(TABLE).flatMap((plan) => Object.values(plan)), ...OTHERS]
      .filter((value) => /\d/.test(value))
      .map((value) => value.replace(/\D/g, ''));
    expect(
      [...shown].filter((number) => !expected.includes(number)),
      'on the page only',
    ).toEqual([]);
    expect(
      expected.filter((number) => !shown.has(number)),
      'expected, but not on the page',
    ).toEqual([]);
  });
}

test('the head of the table stays in view', async ({ page }) => {
  await page.goto('/pricing');
  await table(page).getByText('Custom analytics').scrollIntoViewIfNeeded();
  await table(page)
    .getByText('AI chat', { exact: true })
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(table(page).getByRole('columnheader', { name: /^Team/ })).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one plan shows at a time in the cards and another can be picked, which the table sets off', async ({ page }) => {
    await page.goto('/pricing');
    await expect(card(page, 'Team')).toBeVisible();
    await expect(card(page, 'Pro')).toBeHidden();
    // What each costs is compared at a glance, in the cycle that is chosen.
    const picks = plans(page).locator('fieldset label');
    const seen = async () => (await picks.allInnerTexts()).map((text) => text.split('\n').join(' '));
    expect(await seen()).toEqual(NAMES.map((name) => `${name} $${TABLE[name].perMonth}`));
    await plans(page).getByRole('switch').click();
    expect(await seen()).toEqual(NAMES.map((name) => `${name} $${TABLE[name].monthly}`));
    await plans(page).getByRole('switch').click();
    await picks.filter({ hasText: 'Agency' }).click();
    await expectPrice(card(page, 'Agency'), 'Agency', 'yearly');
    await expect(card(page, 'Team')).toBeHidden();

    const words = table(page).getByRole('row', { name: /^AI text words/ });
    const chat = table(page).getByRole('row', { name: /^AI chat/ });
    // In every row all four are compared at once, each below its plan's name, and the chosen one stands out; what is the same in all of them is said once.
    const weights = () => chat.getByRole('cell').evaluateAll((all) => all.map((cell) => Number(getComputedStyle(cell).fontWeight) > 400));
    expect(await weights()).toEqual([false, true, false, false]);
    await page.locator('#compare-plans').getByRole('radio', { name: 'Enterprise' }).press('Space');
    expect(await weights()).toEqual([false, false, false, true]);
    await expect(chat.getByRole('cell').filter({ visible: true })).toHaveText(['Not included', 'Standard', 'Growth', 'Enterprise']);
    await expect(words.getByRole('cell')).toHaveText(NAMES.map((name) => TABLE[name].words));
    for (const [index, label] of (await page.locator('#compare-plans fieldset label').all()).entries()) {
      const [name, figure] = await Promise.all([label.boundingBox(), words.getByRole('cell').nth(index).boundingBox()]);
      expect(Math.abs((name?.x ?? Number.NaN) + (name?.width ?? 0) / 2 - (figure?.x ?? 0) - (figure?.width ?? 0) / 2)).toBeLessThan(3);
    }
    // Seen once, and read out of each plan, whose column has its name.
    const saidOnce = await table(page)
      .getByRole('row', { name: /^(Each extra user|Social hub)/ })
      .getByRole('cell')
      .evaluateAll((all) => all.map((cell) => getComputedStyle(cell).clipPath === 'none'));
    expect(saidOnce).toEqual([true, false, false, false, true, false, false, false]);
    // That it is so in all of them stands beside it, as at the table's edge it would be the last plan's.
    const every = await table(page)
      .getByRole('row', { name: /^(Each extra user|Social hub|AI chat)/ })
      .evaluateAll((all) => all.map((row) => getComputedStyle(row, '::before').content));
    expect(every).toEqual(['"All plans" / ""', 'none', '"All plans" / ""']);
    await expect(table(page).getByRole('columnheader')).toHaveText(NAMES.map((name) => new RegExp(`^${name}`)));
    const head = table(page).getByRole('columnheader', { name: /^Enterprise/ });
    await expectPrice(head, 'Enterprise', 'yearly');
    // The chosen plan's name and price come last, between the rows and the way to it.
    const [name, before, after] = await Promise.all([head, chat, table(page).locator('tfoot a:visible')].map((each) => each.boundingBox()));
    expect(name?.y).toBeGreaterThan(before?.y ?? Number.NaN);
    expect(after?.y).toBeGreaterThan(name?.y ?? Number.NaN);
    // Its column stands out in the rows and not behind the button, and the figures keep away from what they are called.
    await expect(table(page).locator('tfoot td:visible')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const [called, says] = await chat.evaluate((row) =>
      ['th', '[data-plan="team"]'].map((cell) => {
        const written = document.createRange();
        written.selectNodeContents(row.querySelector(cell) as Element);
        const { top, bottom } = written.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    expect((says?.top ?? 0) - (called?.bottom ?? 0)).toBeGreaterThanOrEqual(6);
  });
});

for (const path of ['/pricing', '/es/pricing']) {
  test(`on a phone the table’s prices say how they are billed on one line, and the way to the plan is as wide as the table (${path})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const table = page.getByRole('table');
    const way = table.locator('tfoot a:visible');
    await expect(way).toHaveCount(1);
    const [{ width: all = 0 } = {}, { width = 1 } = {}] = [(await table.boundingBox()) ?? {}, (await way.boundingBox()) ?? {}];
    expect(Math.round(width)).toBe(Math.round(all));
    // A line of the price and one of the billing; a third would make it 68 px.
    expect((await table.locator('thead [data-plan="team"] p:visible').boundingBox())?.height).toBeLessThan(60);
    // What an add-on costs is not broken, and keeps to its column.
    const rows = table.getByRole('row', { name: /^(White-label|Marca blanca), / });
    const costs = await rows.getByRole('cell').evaluateAll((all) =>
      all.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return [words.getClientRects().length, words.getBoundingClientRect().width - cell.getBoundingClientRect().width];
      }),
    );
    expect(costs).toHaveLength(4);
    for (const [lines, over] of costs) {
      expect(lines).toBe(1);
      expect(over).toBeLessThanOrEqual(0);
    }
  });
}

test('nothing above the plans leads to them, and the lines over what can be added stand at one height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /#calculator$/);
  const lines = await page
    .locator('#pricing-plans .plan p:has(a[data-reload])')
    .evaluateAll((all) =>
      all.map((line) => line.getBoundingClientRect()).flatMap(({ top, height }) => (height > 0 ? [Math.round(top)] : [])),
    );
  expect(lines).toHaveLength(3);
  expect(new Set(lines).size).toBe(1);
});

test('in both themes a plan has one colour, as a tag and as a card, and its column of the table is set off', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  for (const theme of ['light', 'dark']) {
    const [tag, card, column, beside] = await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
      const style = (selector: string, pseudo?: string) => getComputedStyle(document.querySelector(selector) as Element, pseudo);
      return [
        style('main [data-tag="team"] > svg').fill,
        style('#pricing-plans .plan[data-tone]', '::before').backgroundColor,
        style('.plan-comparison thead [data-plan="team"]').backgroundColor,
        style('.plan-comparison thead [data-plan="pro"]').backgroundColor,
      ];
    }, theme);
    expect(tag, theme).toBe(card);
    expect(column, theme).not.toBe(beside);
  }
  // The column goes on below its button.
  const below = await page.locator('.plan-comparison').evaluate((table) => {
    const way = table.querySelector('tfoot [data-plan="team"] .btn') as Element;
    return table.getBoundingClientRect().bottom - way.getBoundingClientRect().bottom;
  });
  expect(below).toBeGreaterThanOrEqual(20);
});

test.describe('a hash in the address', () => {
  /** Notes how the page scrolls itself, and when, where motion is welcome or not. */
  async function noteScrolls(page: Page, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const noted: { id: string; behavior: unknown; at: number }[] = [];
      Object.assign(window, { noted });
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        noted.push({ id: this.id, behavior: typeof options === 'object' && options?.behavior, at: performance.now() });
        scroll.call(this, options);
      };
    });
    return () => page.evaluate(() => (window as unknown as { noted: { id: string; behavior: unknown; at: number }[] }).noted);
  }

  for (const hash of ['#pricing-plan', '#pricing-plans']) {
    test(`${hash} scrolls smoothly to the plans`, async ({ page }) => {
      const scrolls = await noteScrolls(page);
      await page.goto(`/pricing${hash}`);
      await expect.poll(scrolls).toContainEqual(expect.objectContaining({ id: 'pricing-plans', behavior: 'smooth' }));
      await expect(plans(page).getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(card(page, 'Team')).toBeInViewport();
    });
  }

  test('waits 100 ms when it changes', async ({ page }) => {
    const scrolls = await noteScrolls(page);
    await page.goto('/pricing#pricing-plan');
    await expect.poll(async () => (await scrolls()).length).toBe(1);
    const changed = await page.evaluate(() => {
      location.hash = 'pricing-plans';
      return performance.now();
    });
    await expect.poll(async () => (await scrolls()).length).toBe(2);
    expect((await scrolls())[1]?.at).toBeGreaterThanOrEqual(changed + 95);
  });

  test('does not glide where less motion is wanted', async ({ page }) => {
    const scrolls = await noteScrolls(page, 'reduce');
    await page.goto('/pricing#pricing-plan');
    await expect.poll(scrolls).toContainEqual(expect.objectContaining({ id: 'pricing-plans', behavior: 'auto' }));
    await expect(card(page, 'Team')).toBeInViewport();
  });

  test('is reached from the header of this very page, and the address says so', async ({ page }) => {
    const scrolls = await noteScrolls(page);
    await page.goto('/pricing');
    // The header may be ready before the page is; a click in between jumps there at once, as the router does it.
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Start free trial' }).click();
    await expect.poll(scrolls).toContainEqual(expect.objectContaining({ id: 'pricing-plans', behavior: 'smooth' }));
    await expect(card(page, 'Team')).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('#pricing-plans');
    await page.keyboard.press('Tab');
    await expect(toggle(page, 0)).toBeFocused();
  });
});

test('who comes back to the plans finds the page where it was left', async ({ page }) => {
  // Of the two hashes the one that no element has as its id: to the other Chromium itself goes back.
  await page.goto('/pricing#pricing-plan');
  await expect(card(page, 'Team')).toBeInViewport();
  // It has glided there: what glides on is at no place yet.
  const toPlans = () =>
    page
      .locator('#pricing-plans')
      .evaluate((plans) =>
        Math.abs(plans.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)),
      );
  await expect.poll(toPlans).toBeLessThan(2);
  const away = page.getByRole('main').getByRole('link', { name: 'See the managed service' });
  await away.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await away.click();
  await expect(page).toHaveURL('/managed-service');
  await page.goBack();
  await expect(page).toHaveURL('/pricing#pricing-plan');
  await expect(away).toBeInViewport();
  // The time is the behaviour: it would glide 100 ms later.
  await page.waitForTimeout(600);
  await expect(away).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(100);
});

test('the header leads to the plans from another page, each time anew', async ({ page }) => {
  await page.goto('/faq');
  for (const _ of ['first', 'again']) {
    await page.getByRole('banner').getByRole('link', { name: 'Start free trial' }).click();
    await expect(page).toHaveURL('/pricing#pricing-plans');
    await expect(card(page, 'Team')).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  }
});

test.describe('the calculator', () => {
  const users = (page: Page) => page.getByRole('textbox', { name: 'Users' });
  const companies = (page: Page) => page.getByRole('textbox', { name: 'Companies' });
  const whiteLabel = (page: Page) => page.getByRole('switch', { name: 'White-label' });
  const query = (page: Page) => new URL(page.url()).search;

  async function expectCheapest(page: Page, yearly: [Name, string, string], monthly: [Name, string]) {
    const [year, month] = [receipt(page, 'Paid yearly'), receipt(page, 'Paid monthly')];
    await expect(year.getByRole('status')).toContainText(yearly[0]);
    await expect(year).toContainText(`Total per month${yearly[1]}`);
    await expect(year).toContainText(`Billed Annually: ${yearly[2]}`);
    await expect(year).toContainText(`Paid monthly instead: ${monthly[0]}, ${monthly[1]} a month.`);
    await otherCycle(page).click();
    await expect(month.getByRole('status')).toContainText(monthly[0]);
    await expect(month).toContainText(`Total per month${monthly[1]}`);
    await expect(month).toContainText(`Paid yearly instead: ${yearly[0]}, ${yearly[1]} a month.`);
    await expect(year).toHaveCount(0);
    await otherCycle(page).click();
  }

  test('names the cheapest plan for both cycles and keeps the need in the address', async ({ page }) => {
    await page.goto('/pricing?ref=anna');
    await expectCheapest(page, ['Pro', '$22', '$264'], ['Pro', '$29']);
    expect(query(page)).toBe('?ref=anna');

    // 15 users: 5 extra cost $50 on Team. That is more than Agency by the year, and less by the month.
    await users(page).fill('15');
    await companies(page).fill('10');
    await expectCheapest(page, ['Agency', '$65', '$780'], ['Team', '$89']);
    await whiteLabel(page).click();
    await expectCheapest(page, ['Agency', '$164', '$1,968'], ['Team', '$188']);
    await expect.poll(() => query(page)).toBe('?ref=anna&users=15&companies=10&whiteLabel=1');
    // No price is configured here: the receipt says so, and its button takes the need along.
    for (const title of ['Paid yearly', 'Paid monthly'] as const) {
      if (title === 'Paid monthly') await otherCycle(page).click();
      await expect(receipt(page, title)).toContainText('You order the plan and its extras in the application, right after sign-up.');
      const href = await receipt(page, title)
        .getByRole('link', { name: /^Choose / })
        .getAttribute('href');
      expect(new URL(href ?? '').search).toMatch(/^\?plan=(agency|team)&cycle=(yearly|monthly)&users=15&companies=10&whiteLabel=1/);
    }
    await page.getByRole('button', { name: 'One user more' }).click();
    await expect.poll(() => query(page)).toContain('users=16');
  });

  test('opens a shared address with its numbers', async ({ page }) => {
    await page.goto('/pricing?users=41&companies=41&whiteLabel=1');
    await expect(users(page)).toHaveValue('41');
    await expect(companies(page)).toHaveValue('41');
    await expect(whiteLabel(page)).toBeChecked();
    await expectCheapest(page, ['Enterprise', '$260', '$3,120'], ['Enterprise', '$399']);
    await expect(receipt(page, 'Paid yearly')).toContainText('White-labelincluded');
    await otherCycle(page).click();
    await expect(receipt(page, 'Paid monthly')).toContainText('White-labelincluded');
  });

  test('keeps to its limits and ignores nonsense', async ({ page }) => {
    await page.goto('/pricing?users=99999&companies=plenty&whiteLabel=perhaps');
    await expect(users(page)).toHaveValue('1000');
    await expect(companies(page)).toHaveValue('2');
    await expect(whiteLabel(page)).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'One user more' })).toBeDisabled();

    await users(page).fill('0');
    await users(page).blur();
    await expect(users(page)).toHaveValue('1');
    await companies(page).fill('a few');
    await companies(page).blur();
    await expect(companies(page)).toHaveValue('2');
    await expect.poll(() => query(page)).toBe('?users=1&companies=2&whiteLabel=0');
  });
});

test.describe('a call to action', () => {
  test('opens the application in a new tab and reports the price id that is missing', async ({ page, context }) => {
    await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }));
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto('/pricing');
    for (const name of NAMES) {
      const link = card(page, name).getByRole('link', { name: `Choose ${name}` });
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(tab).toHaveURL(/^https:\/\/app\.feedloom\.example\/?$/);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();
    }
    await toggle(page, 0).click();
    const [tab] = await Promise.all([context.waitForEvent('page'), table(page).getByRole('link', { name: 'Choose Agency' }).click()]);
    await tab.close();
    const missing = (plan: string, cycle: string) => `No Stripe price ID found for plan: ${plan}, cycle: ${cycle}`;
    expect(errors).toEqual([
      ...['pro', 'team', 'agency', 'enterprise'].map((plan) => missing(plan, 'yearly')),
      missing('agency', 'monthly'),
    ]);
  });

  test('leads to the booking pages and to the managed service', async ({ page }) => {
    await page.goto('/pricing');
    const custom = card(page, 'Enterprise').getByRole('link', { name: /customized plan/ });
    await expect(custom).toHaveAttribute('href', 'https://book.feedloom.example/enterprise');
    await expect(custom).toHaveAttribute('target', '_blank');
    const call = page.getByRole('link', { name: 'Book a discovery call' });
    await expect(call).toHaveAttribute('href', 'https://book.feedloom.example/discovery');
    await expect(call).toHaveAttribute('target', '_blank');
    await page.getByRole('link', { name: 'See the managed service' }).click();
    await expect(page).toHaveURL('/managed-service');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every price of both cycles, every link and every answer can be read', async ({ page }) => {
    await page.goto('/pricing');
    for (const [index, name] of NAMES.entries()) {
      const { monthly, yearly, perMonth } = TABLE[name];
      for (const place of [card(page, name), table(page).getByRole('columnheader').nth(index)]) {
        for (const text of [`$${perMonth} / month`, `Billed Annually: $${yearly}`, `$${monthly} / month`]) {
          await expect(place).toContainText(text, { useInnerText: true });
        }
      }
      for (const cycle of ['Yearly', 'Monthly']) {
        await expect(card(page, name).getByRole('link', { name: `Choose ${name}, ${cycle}` })).toBeVisible();
      }
    }
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByText(/Pro costs least at \$22 a month; billed monthly, Pro at \$29/)).toBeVisible();
    await expect(page.getByText(/Team is \$300 for the year/)).toBeVisible();
    await page.goto('/pricing#pricing-plan');
    await expect(card(page, 'Team')).toBeInViewport();
  });
});

test('on the smallest phone the switch stands on one line between its two words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/pricing');
  await hydrated(page);
  const plans = page.locator('#pricing-plans');
  const [monthly, yearly] = await Promise.all(
    ['Monthly', 'Yearly'].map((word) => plans.getByText(word, { exact: true }).first().boundingBox()),
  );
  expect(yearly?.y).toBe(monthly?.y);
  // What is counted has a line of its own above its steps, not a column of syllables beside them.
  const [field, name] = await Promise.all(
    [page.locator('#calculator input').nth(1), page.locator('#calculator label').nth(1)].map((each) => each.boundingBox()),
  );
  expect(field?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0));
});
