import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { COMPETITOR_IDS, COMPETITORS, type Competitor, factsOf } from '../../lib/site/claims.ts';
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
  later: { tools: 10, theirs: '$25', price: '$25', priceMonthly: '$39', seats: 10 },
  buffer: { price: '$12', priceMonthly: '$19', seats: 2, networks: 9 },
  sprout: { plan: 'Agency', seats: 30, price: '$65', priceMonthly: '$99', theirs: '$249' },
  hootsuite: { tools: 10, theirs: '$99', plan: 'Agency', seats: 30, price: '$65', priceMonthly: '$99' },
};
/** What our column has to say in its rows, in either language. */
const OUR_FACTS: Partial<Record<string, RegExp>> = {
  price: /\$12\b.*\$260\b.*\$19\b.*\$399\b/,
  billing: /\b2\b.*Pro.*\b100\b.*Enterprise/,
  plans: /Pro.*Team.*Agency.*Enterprise/,
  extra: /\$10\b/,
  networks: /\b9\b.*Instagram.*YouTube/,
  ai: /\b10\b.*100,000.*\b300\b/,
  trial: /\b3\b/,
  support: /24\/7/,
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
          .locator('#prices')
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

      test('compares row by row: both columns say something, ours what the plans say, and theirs leads to its source', async ({ read }) => {
        const page = await read(address);
        const rows = page
          .getByRole('table', { name: t('competitors.table.caption', names) })
          .locator('tbody')
          .getByRole('row');
        const facts = [{ row: 'price', source: pricePage }, ...factsOf(tool)];
        await expect(rows).toHaveCount(facts.length);
        for (const [index, { row, source }] of facts.entries()) {
          await expect(rows.nth(index).getByRole('rowheader')).toHaveText(t(`competitors.table.rows.${row}`));
          const cells = rows.nth(index).getByRole('cell');
          await expect(cells).toHaveText([OUR_FACTS[row] ?? /\w/, /\w/]);
          await expect(cells.last().getByRole('link')).toHaveAttribute('href', source.url);
        }
      });

      test('says once where the other tool’s side comes from, on which day, and where to have it corrected', async ({ read }) => {
        const page = await read(address);
        const line = page.locator('#source');
        for (const href of [pricePage.url, MAIL]) await expect(line.locator(`a[href="${href}"]`)).toBeVisible();
        await expect(line.locator('time')).toHaveCount(1);
      });

      test('asks nothing where it can answer', async ({ read }) => {
        const page = await read(address);
        for (const heading of await main(page).locator('h1, h2, h3').allTextContents()) expect(heading).not.toContain('?');
      });

      test('tells of our own tool before it compares, and closes with the way to the plans', async ({ read }) => {
        const page = await read(address);
        const headings = (await main(page).locator('h1, h2, h3').allTextContents()).map(plain);
        const keys = ['strengths.title', 'table.title', 'ladder.title', 'fit.ours', 'fit.theirs'].map((key) => `competitors.${key}`);
        const own = `${t(`competitors.${tool}.label`)} ${t(`competitors.${tool}.title`, names)}`;
        const places = [own, ...[...keys, `createAccount.${tool}.title`].map((key) => t(key, names))].map((heading) =>
          headings.indexOf(plain(heading)),
        );
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

      if (locale === 'en')
        test('says first what the lowest price of the other tool buys here', async ({ read }) => {
          const page = await read(address);
          await expect(page.getByRole('heading', { level: 1 })).toContainText(`${PRODUCT} vs. ${name}`);
          await expect(main(page).getByText(plain(en(`competitors.${tool}.lede`, { product: PRODUCT, ...ARGUMENTS[tool] })))).toBeVisible();
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

  test('promises as many tools and prices as it shows, and leads to the plans', async ({ read }) => {
    const page = await read('/compare');
    await expect(main(page).getByText(en('competitors.hub.promise', { product: PRODUCT, tools: 5, prices: 12 }))).toBeVisible();
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

test('the pictures about Buffer count people and companies, and say from how many channels on we are cheaper', async ({ page }) => {
  await page.goto('/compare/buffer-alternative');
  const counted = { plan: 'Pro', people: 2, companies: 2, channels: 9 };
  await expect(main(page).getByRole('img', { name: en('competitors.buffer.picture.label', counted) })).toBeVisible();
  // $6 for each of 9 channels is $54; for 2 it is our $12, and for 4 more than our $19.
  const sums = {
    product: PRODUCT,
    ours: '$12',
    monthly: '$19',
    theirs: '$6',
    end: '$54',
    least: 1,
    channels: 9,
    crossing: 2,
    yearly: 3,
    month: 4,
  };
  await expect(main(page).getByRole('img', { name: en('competitors.buffer.chart.label', sums) })).toBeVisible();
});

test('the page about Hootsuite leads to where each of its eight AI tools is explained', async ({ page, request }) => {
  await page.goto('/compare/hootsuite-alternative');
  const links = main(page).getByRole('heading', { level: 3 }).locator('a[href^="/ai-studio#"]');
  const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('#')[1] ?? ''));
  expect(anchors).toHaveLength(8);
  expect(new Set(anchors).size).toBe(8);
  const studio = await (await request.get('/ai-studio')).text();
  for (const anchor of anchors) expect(studio).toContain(`id="${anchor}"`);
  await links.filter({ hasText: en('aiStudio.tools.brainstormIdeas.name') }).click();
  await expect(page).toHaveURL('/ai-studio#brainstorm-ideas');
  await expect(page.locator('#brainstorm-ideas')).toBeInViewport();
});
