import { expect, type Locator, type Page } from 'playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/reading.ts';
import { words } from '../support/words.ts';

const en = words('en');

const plan = (
  monthly: string,
  yearly: string,
  perMonth: string,
  seats: string,
  words: string,
  images: string,
  storage: string,
  chat: string,
) => ({ monthly, yearly, perMonth, seats, words, images, storage, chat }) as const;
// The owner's prices and allowances, written by hand: the page is compared with this, not with the module that it is made from.
const PLANS = {
  Pro: plan('$19', '$144', '$12', '2', '100,000', '300', '50 GB', 'no'),
  Team: plan('$39', '$300', '$25', '10', '500,000', '1,500', '200 GB', 'Standard'),
  Agency: plan('$99', '$780', '$65', '30', '1,500,000', '5,000', '500 GB', 'Growth'),
  Enterprise: plan('$399', '$3,120', '$260', '100', '5,000,000', '20,000', 'Unlimited', 'Enterprise'),
};
type Name = keyof typeof PLANS;
type Cycle = 'monthly' | 'yearly';
const NAMES = Object.keys(PLANS) as Name[];

const each = (value: string) => [value, value, value, value];
const of = (key: 'seats' | 'words' | 'images' | 'storage' | 'chat') => NAMES.map((name) => PLANS[name][key]);
/** What the comparison says, plan by plan, by the key of a row's name. The table may have further rows. */
const ROWS: Record<string, readonly string[]> = {
  ...{ users: of('seats'), companies: of('seats'), aiWords: of('words'), aiImages: of('images'), storage: of('storage'), chat: of('chat') },
  ...{ extraUser: each('$10'), extraCompany: each('$10'), scheduledPosts: each('Unlimited') },
  ...{ aiImage: each('yes'), aiVideo: each('yes'), aiStudio: each('yes'), analytics: each('yes'), socialHub: each('yes') },
  ...{ prioritySupport: ['no', 'yes', 'yes', 'yes'], advancedSecurity: ['no', 'no', 'yes', 'yes'] },
  ...{ accountManager: ['no', 'no', 'no', 'yes'], apiAccess: ['no', 'no', 'no', 'yes'] },
  ...{ customIntegration: ['no', 'no', 'no', 'yes'], customAnalytics: ['no', 'no', 'no', 'yes'] },
  whiteLabel: ['+$99', '+$99', '+$99', 'yes'],
};
const NETWORKS = ['Instagram', 'Facebook', 'Twitter', 'LinkedIn', 'TikTok', 'Pinterest', 'Medium', 'Threads', 'YouTube'];

const plans = (page: Page) => page.locator('#pricing-plans');
const card = (page: Page, name: Name) => plans(page).getByRole('article', { name, exact: true });
const table = (page: Page) => page.getByRole('table');
const column = (page: Page, name: Name) => table(page).getByRole('columnheader', { name: new RegExp(`^${name}`) });
/** The row of the comparison whose name is, or says, this. */
const row = (page: Page, name: string | RegExp) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
/** The switches of the billing cycle: above the cards and above the table. */
const toggles = (page: Page) => page.getByRole('switch', { name: new RegExp(`^${en('pricing.cycle.yearly')}`) });
const choose = (place: Locator, plan: Name, cycle: Cycle) =>
  place.getByRole('link').filter({ hasText: en('pricing.choose', { plan, cycle: en(`pricing.cycle.${cycle}`) }) });
const perMonth = (price: string) => `${price}${en('pricing.perMonth')}`;
const billedAnnually = (total: string) => en('pricing.billedAnnually', { total });

/** Reads the prices of all plans as they show, in the cards and in the heads of the table's columns. */
async function expectPrices(page: Page, cycle: Cycle) {
  for (const name of NAMES) {
    const plan = PLANS[name];
    for (const place of [card(page, name), column(page, name)]) {
      await expect(place.getByText(perMonth(plan.perMonth))).toBeVisible({ visible: cycle === 'yearly' });
      await expect(place.getByText(billedAnnually(plan.yearly))).toBeVisible({ visible: cycle === 'yearly' });
      await expect(place.getByText(perMonth(plan.monthly))).toBeVisible({ visible: cycle === 'monthly' });
    }
  }
}

test.describe('the pricing page', () => {
  // One load for all of them.
  test.describe.configure({ mode: 'default' });

  test('is titled with its name and the product', async ({ read }) => {
    await expect(await read('/pricing')).toHaveTitle(`${en('pricing.meta.title', { price: '$12' })} | Feedloom`);
  });

  test('shows plans, managed service, comparison and questions in this order', async ({ read }) => {
    const page = await read('/pricing');
    const parts = ['plansTitle', 'managed.title', 'comparison.title', 'faq.title'].map((key) => en(`pricing.${key}`));
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.map((heading) => heading.replace(/\s+/g, ' ').trim()).filter((heading) => parts.includes(heading))).toEqual(parts);
  });

  test('shows every price as paid yearly at first, with the discount of 35%', async ({ read }) => {
    const page = await read('/pricing');
    for (const index of [0, 1]) await expect(toggles(page).nth(index)).toBeChecked();
    await expect(plans(page).getByText('35% OFF')).toBeVisible();
    await expectPrices(page, 'yearly');
  });

  test('marks Team alone as the most popular plan', async ({ read }) => {
    const page = await read('/pricing');
    for (const name of NAMES) {
      await expect(card(page, name).getByText(en('pricing.mostPopular'))).toBeVisible({ visible: name === 'Team' });
    }
  });

  test('says that the trial lasts 3 days', async ({ read }) => {
    const page = await read('/pricing');
    await expect(page.getByRole('main')).toContainText(/\b3\sdays\b/);
  });

  test('shows the seats, words, images and storage of each plan on its card', async ({ read }) => {
    const page = await read('/pricing');
    for (const name of NAMES) {
      const { seats, words, images, storage } = PLANS[name];
      const values = card(page, name).getByRole('definition');
      await expect(values).toContainText([new RegExp(`^${seats}\\b`), new RegExp(`^${words}$`), new RegExp(`^${images}$`), storage]);
    }
  });

  test('says in the table what each plan has', async ({ read }) => {
    const page = await read('/pricing');
    const said: Record<string, RegExp> = {
      yes: new RegExp(`^(${en('pricing.comparison.yes')}|${en('pricing.comparison.included')})$`),
      no: new RegExp(`^${en('pricing.comparison.no')}$`),
      $10: /^\$10\b/,
    };
    for (const [key, values] of Object.entries(ROWS)) {
      const cells = row(page, en(`pricing.comparison.rows.${key}`, { period: 'month' })).getByRole('cell');
      await expect(cells, key).toHaveText(values.map((value) => said[value] ?? value));
    }
  });

  test('says in the table that each of the nine networks is in every plan', async ({ read }) => {
    const page = await read('/pricing');
    for (const network of NETWORKS) {
      await expect(row(page, new RegExp(network)).getByRole('cell'), network).toHaveText(each(en('pricing.comparison.yes')));
    }
  });

  test('keeps the names of the plans in view down the table', async ({ read }) => {
    const page = await read('/pricing');
    await row(page, en('pricing.comparison.rows.chat')).evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await expect(column(page, 'Team')).toBeInViewport({ ratio: 1 });
  });

  test('leads from every plan to the application in a new tab, as no price is configured', async ({ read }) => {
    const page = await read('/pricing');
    for (const name of NAMES) {
      for (const place of [card(page, name), table(page)]) {
        const link = choose(place, name, 'yearly');
        await expect(link).toHaveAttribute('href', /^https:\/\/app\.feedloom\.example\b/);
        await expect(link).toHaveAttribute('target', '_blank');
      }
    }
  });

  test('leads to the two booking pages in a new tab', async ({ read }) => {
    const page = await read('/pricing');
    for (const [link, address] of [
      [card(page, 'Enterprise').getByRole('link', { name: en('pricing.customized') }), 'https://book.feedloom.example/enterprise'],
      [page.getByRole('link', { name: en('pricing.calculator.call.book') }).first(), 'https://book.feedloom.example/discovery'],
    ] as const) {
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });
});

test('the Spanish cards show the same prices and allowances in both cycles', async ({ page }) => {
  const es = words('es');
  await page.goto('/es/pricing');
  // Separators and words differ between the languages, digits do not.
  const digits = (text: string) => text.replace(/\D/g, '');
  const numbersOn = async (name: Name) => ((await card(page, name).allInnerTexts()).join().match(/\d+(?:[.,]\d{3})*/g) ?? []).map(digits);
  for (const cycle of ['yearly', 'monthly'] as const) {
    if (cycle === 'monthly')
      await page
        .getByRole('switch', { name: es('pricing.cycle.yearly') })
        .first()
        .click();
    for (const name of NAMES) {
      const { monthly, yearly, perMonth, seats, words, images, storage } = PLANS[name];
      const numbers = [...(cycle === 'yearly' ? [yearly, perMonth] : [monthly]), seats, words, images, storage].map(digits).filter(Boolean);
      expect(await numbersOn(name), `${name}, ${cycle}`).toEqual(expect.arrayContaining(numbers));
    }
  }
});

test('both switches and the calculator share one billing cycle, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/pricing');
  const receipt = (cycle: Cycle) => page.getByRole('region', { name: en(`pricing.calculator.receipts.${cycle}`), exact: true });
  await toggles(page).first().click();
  await expect(toggles(page).last()).not.toBeChecked();
  await expectPrices(page, 'monthly');
  await expect(receipt('monthly')).toBeVisible();
  await toggles(page).last().press('Space');
  await expect(toggles(page).first()).toBeChecked();
  await expectPrices(page, 'yearly');
  await plans(page).getByText(en('pricing.cycle.monthly'), { exact: true }).click();
  await expectPrices(page, 'monthly');
  await receipt('monthly').getByRole('button').press('Enter');
  await expect(receipt('yearly').getByRole('button')).toBeFocused();
  for (const index of [0, 1]) await expect(toggles(page).nth(index)).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const picker = (page: Page, index: 0 | 1) => page.getByRole('group', { name: en('pricing.picker') }).nth(index);

  test('the card of the plan that is picked shows, Team’s at first, and each choice says its price', async ({ page }) => {
    await page.goto('/pricing');
    const expectOnly = async (shown: Name) => {
      for (const name of NAMES) await expect(card(page, name)).toBeVisible({ visible: name === shown });
    };
    await expectOnly('Team');
    await picker(page, 0).getByRole('radio', { name: 'Pro' }).check();
    await expectOnly('Pro');
    await picker(page, 0).getByRole('radio', { name: 'Pro' }).press('ArrowLeft');
    await expectOnly('Enterprise');
    for (const cycle of ['perMonth', 'monthly'] as const) {
      if (cycle === 'monthly') await toggles(page).first().click();
      for (const name of NAMES) await expect(picker(page, 0)).toContainText(`${name} ${PLANS[name][cycle]}`, { useInnerText: true });
    }
  });

  test('the choice of the plan stays in view down the comparison, above its rows', async ({ page }) => {
    await page.goto('/pricing');
    const rows = await table(page).getByRole('rowheader').all();
    for (const row of [rows[Math.floor(rows.length / 2)], rows.at(-1)]) {
      await row?.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      await expect(picker(page, 1)).toBeInViewport({ ratio: 1 });
      const isOnTop = await picker(page, 1).evaluate((choice) => {
        const { left, width, top, height } = choice.getBoundingClientRect();
        return choice.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop).toBe(true);
    }
  });

  test('the table leads to the plan that is picked above it', async ({ page }) => {
    await page.goto('/pricing');
    for (const picked of ['Team', 'Agency'] as const) {
      await picker(page, 1).getByRole('radio', { name: picked }).check();
      for (const name of NAMES) await expect(choose(table(page), name, 'yearly')).toBeVisible({ visible: name === picked });
    }
  });
});

test.describe('a hash that leads to the plans', () => {
  type Scroll = { behavior: unknown; at: number };

  /** Notes when and how the page scrolls itself to the plans, where motion is welcome or not. */
  async function noteScrolls(page: Page, reducedMotion: 'reduce' | 'no-preference') {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const noted: Scroll[] = [];
      Object.assign(window, { noted });
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        if (this.id === 'pricing-plans') noted.push({ behavior: typeof options === 'object' && options?.behavior, at: performance.now() });
        scroll.call(this, options);
      };
    });
    return () => page.evaluate(() => (window as unknown as { noted: Scroll[] }).noted);
  }

  test('scrolls smoothly, 100 ms after it is in the address: #pricing-plan and #pricing-plans', async ({ page }) => {
    const scrolls = await noteScrolls(page, 'no-preference');
    await page.goto('/pricing#pricing-plan');
    await expect.poll(scrolls).toEqual([expect.objectContaining({ behavior: 'smooth' })]);
    await expect(card(page, 'Team')).toBeInViewport();
    const changed = await page.evaluate(() => {
      location.hash = 'pricing-plans';
      return performance.now();
    });
    await expect.poll(async () => (await scrolls())[1]).toMatchObject({ behavior: 'smooth' });
    // Browsers may round a clock.
    expect((await scrolls())[1]?.at).toBeGreaterThanOrEqual(changed + 95);
  });

  test('scrolls at once where less motion is wanted', async ({ page }) => {
    const scrolls = await noteScrolls(page, 'reduce');
    await page.goto('/pricing#pricing-plan');
    await expect.poll(scrolls).toEqual([expect.objectContaining({ behavior: 'auto' })]);
    await expect(card(page, 'Team')).toBeInViewport();
  });

  test('works from the header of the same page, and the keyboard goes on at the plans', async ({ page }) => {
    const scrolls = await noteScrolls(page, 'no-preference');
    await page.goto('/pricing');
    await page
      .getByRole('banner')
      .getByRole('link', { name: en('shell.nav.trial') })
      .click();
    await expect.poll(scrolls).toContainEqual(expect.objectContaining({ behavior: 'smooth' }));
    await expect(page).toHaveURL('/pricing#pricing-plans');
    await expect(card(page, 'Team')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(toggles(page).first()).toBeFocused();
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`is gone to in one move by a click, from wherever the page stands, with motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/pricing');
      await hydrated(page);
      const places = await page.evaluate(async () => {
        const frame = () => new Promise(requestAnimationFrame);
        const plans = document.getElementById('pricing-plans') as HTMLElement;
        const far = document.body.scrollHeight - innerHeight;
        scrollTo({ top: far, behavior: 'instant' });
        await frame();
        document.querySelector<HTMLElement>('main a[href="#pricing-plans"]')?.click();
        const seen: number[] = [];
        // Until it has moved and stands again.
        for (let still = 0; still < 30 || scrollY === seen[0]; still = scrollY === seen.at(-2) ? still + 1 : 0) {
          await frame();
          seen.push(scrollY);
        }
        const end =
          scrollY + plans.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        return { far, seen, end };
      });
      const { far, seen, end } = places;
      expect(seen[0]).toBeCloseTo(far, -1);
      expect(Math.abs((seen.at(-1) ?? 0) - end)).toBeLessThan(2);
      // Never back: a jump before the move, or two moves, would be seen as one.
      expect(seen).toEqual(seen.toSorted((one, other) => other - one));
      const between = seen.filter((place) => place < far - 2 && place > end + 2);
      expect(between.length > 0).toBe(reducedMotion === 'no-preference');
      await expect(plans(page)).toBeFocused();
    });

  test('leaves a reader who comes back by the browser’s button at the place they left', async ({ page }) => {
    const scrolls = await noteScrolls(page, 'reduce');
    // Of the two hashes the one that no element has as its id: to the other Chromium itself goes back.
    await page.goto('/pricing#pricing-plan');
    await expect.poll(scrolls).toHaveLength(1);
    const away = page.getByRole('main').getByRole('link', { name: en('pricing.managed.more') });
    await away.click();
    await expect(page).toHaveURL('/managed-service');
    await page.goBack();
    await expect(page).toHaveURL('/pricing#pricing-plan');
    await expect(away).toBeInViewport();
    // A scroll to the plans would begin 100 ms after the page is back: before a timer that starts later and takes longer.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(await scrolls()).toHaveLength(1);
    await expect(away).toBeInViewport();
  });

  test('works from the header of another page, each time anew', async ({ page }) => {
    await page.goto('/faq');
    for (const _ of ['first', 'again']) {
      await page
        .getByRole('banner')
        .getByRole('link', { name: en('shell.nav.trial') })
        .click();
      await expect(page).toHaveURL('/pricing#pricing-plans');
      await expect(card(page, 'Team')).toBeInViewport();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: en('shell.nav.faq') })
        .click();
      await expect(page).toHaveURL('/faq');
    }
  });
});

test.describe('the calculator', () => {
  const t = (key: string, values?: Record<string, string>) => en(`pricing.calculator.${key}`, values);
  const users = (page: Page) => page.getByRole('textbox', { name: t('users') });
  const companies = (page: Page) => page.getByRole('textbox', { name: t('companies') });
  const whiteLabel = (page: Page) => page.getByRole('switch', { name: t('whiteLabel') });
  const query = (page: Page) => new URL(page.url()).search;
  const receipt = (page: Page, cycle: Cycle) => page.getByRole('region', { name: t(`receipts.${cycle}`), exact: true });

  type Offer = { plan: Name; price: string };
  /** Reads the receipt of both cycles, each of which leads to the other. */
  async function expectCheapest(page: Page, offers: Record<Cycle, Offer>) {
    for (const [cycle, other] of [
      ['yearly', 'monthly'],
      ['monthly', 'yearly'],
    ] as const) {
      const { plan, price } = offers[cycle];
      await expect(receipt(page, cycle).getByRole('status')).toContainText(plan);
      await expect(receipt(page, cycle)).toContainText(`${t('total')}${price}`);
      await receipt(page, cycle)
        .getByRole('button', { name: t(`instead.${other}`, offers[other]) })
        .click();
    }
  }

  test('names the cheapest plan for both cycles', async ({ page }) => {
    await page.goto('/pricing');
    await expectCheapest(page, { yearly: { plan: 'Pro', price: '$22' }, monthly: { plan: 'Pro', price: '$29' } });
    await expect(receipt(page, 'yearly')).toContainText(billedAnnually('$264'));
    // 15 users: 5 extra cost $50 on Team. That is more than Agency by the year, and less by the month.
    await users(page).fill('15');
    await companies(page).fill('10');
    await expectCheapest(page, { yearly: { plan: 'Agency', price: '$65' }, monthly: { plan: 'Team', price: '$89' } });
    await expect(receipt(page, 'yearly')).toContainText(billedAnnually('$780'));
    await whiteLabel(page).click();
    await expectCheapest(page, { yearly: { plan: 'Agency', price: '$164' }, monthly: { plan: 'Team', price: '$188' } });
    await expect(receipt(page, 'yearly')).toContainText(billedAnnually('$1,968'));
  });

  test('keeps the need in the address beside what else is there, and takes it along to the application', async ({ page }) => {
    await page.goto('/pricing?ref=anna');
    await users(page).fill('15');
    expect(query(page)).not.toContain('plan=');
    await page.getByRole('button', { name: t('moreCompanies') }).click();
    await whiteLabel(page).press('Space');
    await expect.poll(() => query(page)).toBe('?ref=anna&users=15&companies=3&whiteLabel=1');
    // No price is configured here, and the receipt says so.
    await expect(receipt(page, 'yearly')).toContainText(t('later.all'));
    const link = receipt(page, 'yearly').getByRole('link', { name: t('choose', { plan: 'Agency' }) });
    await expect(link).toHaveAttribute('href', /\?plan=agency&cycle=yearly&users=15&companies=3&whiteLabel=1/);
    await receipt(page, 'yearly').getByRole('button').click();
    const other = receipt(page, 'monthly').getByRole('link', { name: t('choose', { plan: 'Team' }) });
    await expect(other).toHaveAttribute('href', /\?plan=team&cycle=monthly&users=15&companies=3&whiteLabel=1/);
  });

  test('opens a shared address with its numbers', async ({ page }) => {
    await page.goto('/pricing?users=41&companies=41&whiteLabel=1');
    await expect(users(page)).toHaveValue('41');
    await expect(companies(page)).toHaveValue('41');
    await expect(whiteLabel(page)).toBeChecked();
    // White-label is included there.
    await expectCheapest(page, { yearly: { plan: 'Enterprise', price: '$260' }, monthly: { plan: 'Enterprise', price: '$399' } });
  });

  test('keeps counts between 1 and 1000 and ignores nonsense', async ({ page }) => {
    await page.goto('/pricing?users=99999&companies=plenty&whiteLabel=perhaps');
    await expect(users(page)).toHaveValue('1000');
    await expect(companies(page)).toHaveValue('2');
    await expect(whiteLabel(page)).not.toBeChecked();
    await expect(page.getByRole('button', { name: t('moreUsers') })).toBeDisabled();
    await users(page).fill('0');
    await users(page).blur();
    await expect(users(page)).toHaveValue('1');
    await companies(page).fill('a few');
    await companies(page).blur();
    await expect(companies(page)).toHaveValue('2');
    await expect.poll(() => query(page)).toBe('?users=1&companies=2&whiteLabel=0');
  });
});

test('a plan without a price id reports it and opens the application in a tab without access to this one', async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }));
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/pricing');
  const follow = async (link: Locator) => {
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab).toHaveURL(/^https:\/\/app\.feedloom\.example\b/);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  };
  await follow(choose(card(page, 'Enterprise'), 'Enterprise', 'yearly'));
  await toggles(page).first().click();
  await follow(choose(table(page), 'Agency', 'monthly'));
  expect(errors).toEqual([
    'No Stripe price ID found for plan: enterprise, cycle: yearly',
    'No Stripe price ID found for plan: agency, cycle: monthly',
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the prices of both cycles, a link for each and an example of the calculator can be read', async ({ page }) => {
    await page.goto('/pricing');
    for (const name of NAMES) {
      const plan = PLANS[name];
      for (const place of [card(page, name), column(page, name)]) {
        for (const text of [perMonth(plan.perMonth), billedAnnually(plan.yearly), perMonth(plan.monthly)])
          await expect(place.getByText(text)).toBeVisible();
      }
      for (const cycle of ['yearly', 'monthly'] as const) await expect(choose(card(page, name), name, cycle)).toBeVisible();
    }
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/Pro .*\$22\b.*Pro .*\$29\b/)).toBeVisible();
  });

  test('#pricing-plan leads to the plans', async ({ page }) => {
    await page.goto('/pricing#pricing-plan');
    await expect(card(page, 'Team')).toBeInViewport();
  });
});
