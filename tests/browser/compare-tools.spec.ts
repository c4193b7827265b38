import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { COMPETITOR_IDS, COMPETITORS, type Competitor } from '../../lib/site/claims.ts';
import { plain } from '../support/plain.ts';
import { test } from '../support/reading.ts';
import { words } from '../support/words.ts';

/** All prices that we know of the other tools, in dollars a month. */
const THEIRS: Record<Competitor, number[]> = { buffer: [6, 12, 120], later: [25, 45, 80], hootsuite: [99], sprout: [249] };
/** Ours, paid yearly and paid monthly. */
const OURS = { pro: [12, 19], team: [25, 39], agency: [65, 99], enterprise: [260, 399] };
/** What the lowest price of each buys here: the biggest plan that it pays for, and none for less than our smallest. */
const BUYS = {
  pro: { plan: 'Pro', seats: 2, yearly: '$12', monthly: '$19', buys: 'plan' },
  buffer: { plan: 'Pro', seats: 2, yearly: '$12', monthly: '$19', buys: 'nothing' },
  later: { plan: 'Team', seats: 10, yearly: '$25', monthly: '$39', buys: 'plan' },
  hootsuite: { plan: 'Agency', seats: 30, yearly: '$65', monthly: '$99', buys: 'plan' },
  sprout: { plan: 'Agency', seats: 30, yearly: '$65', monthly: '$99', buys: 'plan' },
};
/** What the first screen of each page argues with. */
const ARGUMENTS: Record<Competitor, Record<string, string | number>> = {
  later: { theirs: '$25', price: '$25', cycle: 'yearly', plan: 'Team', seats: 10 },
  buffer: { theirs: '$6', least: '$12', leastMonthly: '$19' },
  sprout: { theirs: '$249', price: '$99', cycle: 'monthly', seats: 30 },
  hootsuite: { theirs: '$99', price: '$99', cycle: 'monthly', plan: 'Agency', seats: 30, tools: 10 },
};

const PRODUCT = 'Feedloom';
const MAIL = 'mailto:support@feedloom.example';

const en = words('en');
const main = (page: Page) => page.getByRole('main');
const wayTo = (page: Page, href: string) => main(page).locator(`a[href="${href}"]`).filter({ visible: true });
const rowsOf = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row');

/** `$19` and `US$19` are both an amount. */
const amountsIn = (text: string): number[] => [...text.matchAll(/\$(\d+)/g)].map(([, amount]) => Number(amount));

for (const locale of LOCALES) {
  for (const tool of COMPETITOR_IDS) {
    const { name, path, pricePage } = COMPETITORS[tool];
    const address = localizedPath(path, locale);
    const t = words(locale);
    const names = { product: PRODUCT, tool: name };

    test.describe(address, () => {
      // One load for all of them.
      test.describe.configure({ mode: 'default' });

      test('shows every price of both sides, from the lowest to the highest', async ({ read }) => {
        const page = await read(address);
        const rows = page
          .locator('#comparison')
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader') });
        const prices = (await rows.allInnerTexts()).map((text) => ({ text: plain(text), amounts: amountsIn(text) }));
        const of = (whose: string) => prices.filter(({ text }) => text.includes(whose)).flatMap(({ amounts }) => amounts);
        expect(of(name)).toEqual(THEIRS[tool]);
        for (const [plan, both] of Object.entries(OURS))
          expect(of(`${PRODUCT} ${t(`pricing.plans.${plan}.name`)}`).sort((a, b) => a - b)).toEqual(both);
        const first = prices.map(({ amounts }) => amounts[0] ?? 0);
        expect(first).toEqual(first.toSorted((a, b) => a - b));
      });

      test('says where the other tool’s prices come from, and where to have them corrected', async ({ read }) => {
        const page = await read(address);
        for (const href of [pricePage.url, MAIL]) await expect(wayTo(page, href)).toBeVisible();
        const days = await main(page)
          .locator('time')
          .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
        expect(days).toEqual(pricePage.read ? [pricePage.read] : []);
      });

      test('tells of our own tool before it compares, and closes with the way to the plans', async ({ read }) => {
        const page = await read(address);
        const headings = (await main(page).locator('h1, h2, h3').allTextContents()).map(plain);
        const keys = [`${tool}.title`, 'strengths.title', 'ladder.title', 'fit.ours', 'fit.theirs'].map((key) => `competitors.${key}`);
        const places = [...keys, `createAccount.${tool}.title`].map((key) => headings.indexOf(plain(t(key, names))));
        expect(places[0]).toBe(0);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(places.at(-1)).toBe(headings.length - 1);
        const closing = page.locator('#create_account');
        await expect(closing.locator(`a[href="${localizedPath('/pricing', locale)}"]`)).toBeVisible();
        await expect(closing.getByRole('listitem')).toContainText([/65\s*%/, /24\/7/]);
      });

      test('leads to the other three comparisons and to the article about all five tools', async ({ read }) => {
        const page = await read(address);
        for (const other of COMPETITOR_IDS.filter((each) => each !== tool))
          await expect(wayTo(page, localizedPath(COMPETITORS[other].path, locale))).toBeVisible();
        await expect(wayTo(page, localizedPath('/compare/feedloom-against-other-social-media-schedulers', locale))).toBeVisible();
      });

      test('answers each question that it tells to ask, and says that the trial lasts 3 days', async ({ read }) => {
        const page = await read(address);
        const rows = page
          .getByRole('region', { name: t('competitors.ask.title') })
          .getByRole('row')
          .filter({ has: page.getByRole('cell') });
        expect(await rows.count()).toBeGreaterThan(1);
        for (const question of await rows.getByRole('rowheader').allInnerTexts()) expect(question.trim()).toMatch(/\?$/);
        for (const answer of await rows.getByRole('cell').allInnerTexts()) expect(answer).toMatch(/\w/);
        await expect(rows.filter({ hasText: t(`competitors.${tool}.ask.trial.theirs`) })).toContainText(/\b3\b/);
      });

      if (locale === 'en')
        test('says first what the lowest price of the other tool buys here', async ({ read }) => {
          const page = await read(address);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${PRODUCT} vs. ${name}`);
          await expect(main(page).getByText(plain(en(`competitors.${tool}.lede`, ARGUMENTS[tool])))).toBeVisible();
        });

      if (locale === 'en')
        test('moves nothing when its pictures come while a visitor goes down the page', async ({ read }) => {
          const page = await read(address);
          const moved = await page.evaluate(async () => {
            let sum = 0;
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
            });
            observer.observe({ type: 'layout-shift' });
            const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
            for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
              scrollTo(0, top);
              await frame();
            }
            await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
            await frame();
            await frame();
            return sum;
          });
          expect(moved).toBe(0);
        });
    });
  }
}

test.describe('/compare', () => {
  test.describe.configure({ mode: 'default' });

  test('shows all known prices of the five tools, ours first and then from the lowest up, and what each buys here', async ({ read }) => {
    const page = await read('/compare');
    const rows = rowsOf(page, en('competitors.hub.caption', { product: PRODUCT })).filter({ has: page.getByRole('rowheader') });
    await expect(rows.getByRole('rowheader')).toHaveText([PRODUCT, 'Buffer', 'Later', 'Hootsuite', 'Sprout Social']);
    const monthly = Object.values(OURS).map(([, month]) => month as number);
    const texts = await rows.allInnerTexts();
    for (const [index, [tool, prices]] of Object.entries({ pro: monthly, ...THEIRS }).entries()) {
      const text = texts[index] ?? '';
      expect(amountsIn(text)[0]).toBe(prices[0]);
      expect(text.match(/\d+/g)?.map(Number)).toEqual(expect.arrayContaining(prices));
      expect(plain(text)).toContain(plain(en('competitors.hub.money', BUYS[tool as keyof typeof BUYS])));
    }
  });

  test('promises as many tools, prices and questions as it shows, and leads to the plans', async ({ read }) => {
    const page = await read('/compare');
    await expect(main(page).getByText(en('competitors.hub.promise', { tools: 5, prices: 12, questions: 5 }))).toBeVisible();
    await expect(wayTo(page, '/pricing#pricing-plans')).toBeVisible();
  });

  test('leads to the page of each tool and to the price page of its maker', async ({ read }) => {
    const page = await read('/compare');
    for (const [tool, { path, pricePage }] of Object.entries(COMPETITORS)) {
      const title = en(`competitors.${tool}.title`, { product: PRODUCT });
      await expect(main(page).getByRole('table').getByRole('link', { name: title })).toHaveAttribute('href', path);
      await expect(wayTo(page, pricePage.url)).toBeVisible();
    }
    const prices = `${PRODUCT}: ${en('competitors.jump')}`;
    await expect(main(page).getByRole('table').getByRole('link', { name: prices })).toHaveAttribute('href', '/pricing');
  });

  test('answers each of its questions with a fact', async ({ read }) => {
    const page = await read('/compare');
    const rows = rowsOf(page, en('competitors.hub.askCaption', { product: PRODUCT }));
    const facts = { aiTools: /^10\b/, networks: /^9\b/, bill: /^\$10\b/, trial: /^3\b/, price: /^\$19\b/ };
    for (const [row, fact] of Object.entries(facts))
      await expect(rows.filter({ hasText: en(`competitors.hub.rows.${row}.ask`) }).getByRole('cell')).toHaveText(fact);
  });
});

test('a whole row of the prices leads to the comparison with its tool', async ({ page }) => {
  await page.goto('/es/compare');
  const row = main(page).getByRole('row').filter({ hasText: 'Later' });
  // Beside all words of it: the link lies over the row.
  await row.click({ position: { x: 2, y: 2 } });
  await expect(page).toHaveURL('/es/compare/later-alternative');
});

test('/compare says where to write when a price no longer holds', async ({ page }) => {
  await page.goto('/compare');
  await expect(main(page).locator(`a[href="${MAIL}"]`)).toBeVisible();
});

test.describe('the questions of /compare', () => {
  const USUAL = ['aiTools', 'networks', 'bill', 'trial', 'price'];
  const PRICE_FIRST = ['price', 'aiTools', 'networks', 'bill', 'trial'];

  const choices = (page: Page) => page.getByRole('group', { name: en('competitors.hub.order') });
  const choice = (page: Page, row: string) =>
    choices(page).getByRole('radio', { name: en(`competitors.hub.rows.${row}.name`), exact: true });
  const expectOrder = (page: Page, order: string[]) =>
    expect(rowsOf(page, en('competitors.hub.askCaption', { product: PRODUCT })).getByRole('rowheader')).toHaveText(
      order.map((row) => en(`competitors.hub.rows.${row}.ask`)),
    );

  test('begin with the one that is chosen, which the address keeps beside whatever else it holds', async ({ page }) => {
    await page.goto('/compare?ref=partner');
    await expectOrder(page, USUAL);
    const steps = await page.evaluate(() => history.length);
    await choices(page).getByText(en('competitors.hub.rows.price.name'), { exact: true }).click();
    await expectOrder(page, PRICE_FIRST);
    await expect(page).toHaveURL('/compare?ref=partner&first=price');
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.reload();
    await expectOrder(page, PRICE_FIRST);
    await expect(choice(page, 'price')).toBeChecked();
    // By keyboard: the one after the last is the first.
    await choice(page, 'price').focus();
    await page.keyboard.press('ArrowDown');
    await expectOrder(page, USUAL);
    await expect(page).toHaveURL('/compare?ref=partner');
  });

  test('are in the chosen order again after the way to another page and back', async ({ page }) => {
    await page.goto('/compare?first=price');
    await expectOrder(page, PRICE_FIRST);
    await wayTo(page, '/compare/later-alternative').click();
    await expect(page).toHaveURL('/compare/later-alternative');
    await page.goBack();
    await expect(page).toHaveURL('/compare?first=price');
    await expectOrder(page, PRICE_FIRST);
    await expect(choice(page, 'price')).toBeChecked();
  });

  test('are in their usual order where the address names none of them', async ({ page }) => {
    await page.goto('/compare?first=nonsense');
    await expectOrder(page, USUAL);
    await expect(choice(page, 'aiTools')).toBeChecked();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('are in their usual order, and no choice is offered that could not work', async ({ page }) => {
      await page.goto('/compare?first=price');
      await expectOrder(page, USUAL);
      await expect(page.locator('input[name="first"]').first()).toBeHidden();
      await expect(choices(page)).toHaveCount(0);
    });
  });
});

test('the pictures about Buffer count people and companies, and say from how many channels on we are cheaper', async ({ page }) => {
  await page.goto('/compare/buffer-alternative');
  const counted = { plan: 'Pro', people: 2, companies: 2, channels: 9 };
  await expect(main(page).getByRole('img', { name: en('competitors.buffer.picture.label', counted) })).toBeVisible();
  // $6 for each of 9 channels is $54; for 2 it is our $12, and for 4 more than our $19.
  const sums = { ours: '$12', monthly: '$19', theirs: '$6', end: '$54', least: 1, channels: 9, crossing: 2, yearly: 3, month: 4 };
  await expect(main(page).getByRole('img', { name: en('competitors.buffer.chart.label', sums) })).toBeVisible();
});

test('the page about Hootsuite leads to where each of the ten AI tools is explained', async ({ page, request }) => {
  await page.goto('/compare/hootsuite-alternative');
  const links = main(page).getByRole('heading', { level: 3 }).locator('a[href^="/ai-studio#"]');
  const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''));
  expect(new Set(anchors).size).toBe(10);
  const studio = await (await request.get('/ai-studio')).text();
  for (const anchor of anchors) expect(studio).toContain(`id="${anchor}"`);
  await links.filter({ hasText: en('aiStudio.tools.brainstormIdeas.name') }).click();
  await expect(page).toHaveURL('/ai-studio#brainstorm-ideas');
  await expect(page.locator('#brainstorm-ideas')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list about Hootsuite says what follows from what is ticked', async ({ page }) => {
    await page.goto('/compare/hootsuite-alternative');
    const part = (name: string) => main(page).getByRole('checkbox', { name: en(`competitors.hootsuite.story.parts.${name}`) });
    const expectEnd = async (shown: string) => {
      for (const end of ['none', 'parts', 'field'])
        await expect(main(page).getByText(en(`competitors.hootsuite.story.ends.${end}`))).toBeVisible({ visible: end === shown });
    };
    await expectEnd('field');
    await part('field').uncheck();
    await expectEnd('parts');
    await part('calendar').uncheck();
    await expectEnd('none');
    await part('field').check();
    await expectEnd('field');
  });
});
