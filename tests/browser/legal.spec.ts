import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { SITE } from '../../lib/site/identity.ts';
import { LAST_UPDATED, RETENTION, REVISED } from '../../lib/site/legal.ts';
import { test } from '../support/reading.ts';
import { words } from '../support/words.ts';

const TEXTS = {
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  cookies: '/cookie-policy',
  accessibility: '/accessibility',
} as const;
const NAMES = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

const en = words('en');
const dayIn = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The contents, as where each entry leads and what it says. */
const contentsOf = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name, includeHidden: true })
    .getByRole('link', { includeHidden: true })
    .evaluateAll((all) => all.map((link) => ({ leadsTo: link.getAttribute('href') ?? '', title: link.textContent ?? '' })));

for (const name of NAMES) {
  for (const locale of LOCALES) {
    const path = localizedPath(TEXTS[name], locale);
    const t = words(locale);

    test.describe(path, () => {
      // One load for all of them.
      test.describe.configure({ mode: 'default' });

      test('says when it was last updated', async ({ read }) => {
        const main = (await read(path)).getByRole('main');
        await expect(main.getByText(t('legal.updated', { date: dayIn(locale, LAST_UPDATED[name]) }))).toBeVisible();
        await expect(main.locator(`time[datetime="${LAST_UPDATED[name]}"]`)).toHaveText(dayIn(locale, LAST_UPDATED[name]));
      });

      test('leads beside its text to a person and to the other texts', async ({ read }) => {
        const beside = (await read(path)).getByRole('complementary', { name: t('legal.margin') });
        await expect(beside.getByRole('link', { name: t('legal.write') })).toHaveAttribute('href', `mailto:${SITE.mail.support}`);
        for (const other of NAMES.filter((each) => each !== name)) {
          const link = beside.getByRole('link', { name: t(`legal.names.${other}`) });
          await expect(link).toHaveAttribute('href', localizedPath(TEXTS[other], locale));
        }
      });

      test('has contents that lead to each of its sections, whose headings link to themselves', async ({ read }) => {
        const page = await read(path);
        const contents = await contentsOf(page, t('shell.sections.contents'));
        const sections = await page.locator('main h2[id]:has(a)').evaluateAll((all) =>
          all.map((heading) => ({
            id: `#${heading.id}`,
            leadsTo: heading.querySelector('a')?.getAttribute('href'),
            title: heading.querySelector('a')?.firstChild?.textContent,
          })),
        );
        expect(sections.length).toBeGreaterThan(0);
        expect(sections).toEqual(contents.map((entry) => ({ id: entry.leadsTo, ...entry })));
      });

      test('sums up its sections, each point with a link to the one that says it whole', async ({ read }) => {
        const page = await read(path);
        const contents = await contentsOf(page, t('shell.sections.contents'));
        const points = page.getByRole('region', { name: t('legal.summary') }).getByRole('listitem');
        const links = await points.getByRole('link').all();
        expect(links).toHaveLength(await points.count());
        for (const link of links) {
          const href = await link.getAttribute('href');
          await expect(link).toContainText(contents.find(({ leadsTo }) => leadsTo === href)?.title ?? 'no such section');
        }
      });

      if (name === 'privacy')
        test('says in a table for how long data is kept', async ({ read }) => {
          const table = (await read(path)).getByRole('table', { name: t('privacy.held.caption') });
          for (const [kind, span] of [
            ['records', RETENTION.hostingLogDays],
            ['application', RETENTION.applicationMonths],
            ['messages', RETENTION.messageMonths],
          ] as const) {
            const row = table.getByRole('row').filter({ hasText: t(`privacy.held.rows.${kind}.what`) });
            await expect(row.getByRole('cell').last()).toContainText(new RegExp(`\\b${span}\\s`));
          }
        });

      test('has every word filled in', async ({ read }) => {
        expect(await (await read(path)).getByRole('main').textContent()).not.toMatch(
          /\b(terms|privacy|cookies|accessibility|legal)\.(sections|summary|tables|names)|[{}<>]|undefined|NaN/,
        );
      });
    });
  }
}

test('the contents lead to a section by keyboard and say that it is being read', async ({ page }) => {
  await page.goto('/terms-conditions');
  const last = page
    .getByRole('navigation', { name: en('shell.sections.contents') })
    .getByRole('link')
    .last();
  await last.press('Enter');
  await expect(page.locator(`main h2${await last.getAttribute('href')}`)).toBeInViewport();
  await expect(last).toHaveAttribute('aria-current', 'location');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [locale, text] of [
    ['en', 'terms'],
    ['es', 'privacy'],
  ] as const) {
    test(`the contents stay in view, say the section, open over the text and fold after a choice (${locale})`, async ({ page }) => {
      const t = words(locale);
      await page.goto(localizedPath(TEXTS[text], locale));
      const contents = await contentsOf(page, t('shell.sections.contents'));
      const [second, last] = [contents[1], contents.at(-1)].map((entry) => entry ?? { leadsTo: '', title: 'no section' });
      const folded = page.getByRole('main').locator('summary');
      const links = page.getByRole('navigation', { name: t('shell.sections.contents') }).getByRole('link');
      const heading = (entry?: { leadsTo: string }) => page.locator(`main h2${entry?.leadsTo}`);

      await heading(last).evaluate((each) => each.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect(folded).toBeInViewport({ ratio: 1 });
      await expect(folded).toContainText(last?.title ?? '');
      await expect(links).toHaveCount(0);
      const before = await heading(last).boundingBox();
      // By the mouse itself: a click of Playwright's may scroll first.
      const box = (await folded.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(links.first()).toBeVisible();
      expect((await heading(last).boundingBox())?.y, 'the text stays where it is').toBe(before?.y);

      await links.nth(1).click();
      await expect(links).toHaveCount(0);
      await expect(folded).toContainText(second?.title ?? '');
      await expect(heading(second)).toBeInViewport();
      const isUncovered = await heading(second).evaluate((each) => {
        const { left, top } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + 4, top + 4));
      });
      expect(isUncovered, 'the chosen heading is below the contents').toBe(true);
    });
  }
});

test.describe('the cookie policy', () => {
  test.describe.configure({ mode: 'default' });

  test('has the specification’s seven sections in their order, and its title', async ({ read }) => {
    const page = await read('/cookie-policy');
    await expect(page).toHaveTitle(/^Cookie Policy/);
    const titles = (await contentsOf(page, en('shell.sections.contents'))).map(({ title }) => title.toLowerCase());
    expect(titles).toEqual([
      'what are cookies',
      'cookie consent',
      'cookies we set',
      'managing your cookie preferences',
      'essential cookies',
      'third party cookies',
      'more information',
    ]);
  });

  test('names the lifetimes: session, 30 minutes, 1 year, 3 months, 2 years', async ({ read }) => {
    const main = (await read('/cookie-policy')).getByRole('main');
    for (const span of [/\bsession\b/, /\b30\sminutes\b/, /\b1\syear\b/, /\b3\smonths\b/, /\b2\syears\b/])
      await expect(main).toContainText(span);
  });

  test('leads from its text to the privacy policy and to the support mail', async ({ read }) => {
    const more = (await read('/cookie-policy')).locator('main p');
    await expect(more.locator('a[href="/privacy-policy"]')).toBeVisible();
    await expect(more.locator(`a[href="mailto:${SITE.mail.support}"]`)).toBeVisible();
  });

  for (const locale of LOCALES) {
    test(`says that it was last updated on November 27, 2024, and on a line of its own when its text was revised (${locale})`, async ({
      read,
    }) => {
      const page = await read(localizedPath('/cookie-policy', locale));
      const date = { en: 'November 27, 2024', es: '27 de noviembre de 2024' }[locale];
      await expect(page.getByText(words(locale)('legal.updated', { date }))).toBeVisible();
      const revised = page.getByText(words(locale)('legal.revised', { date: dayIn(locale, REVISED.cookies ?? '') }));
      await expect(revised).toBeVisible();
    });
  }

  test('lists exactly what a visit leaves in the browser, for as long as it says', async ({ page, context }) => {
    // The notice comes after four seconds.
    await page.clock.install();
    await page.goto('/?ref=partner-1', { referer: 'http://localhost/elsewhere' });
    await page.clock.fastForward(5_000);
    await page.getByRole('button', { name: en('late.notice.accept') }).click();
    await page.getByRole('button', { name: en('shell.theme.dark') }).click();
    await page.getByText(en('shell.direction.more')).click();
    await page.locator('label', { has: page.getByRole('radio', { name: /rtl/i }) }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page
      .getByRole('link', { name: words('es')('shell.language.label') })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');

    const cookies = await context.cookies();
    const storage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const es = words('es');
    await page.goto('/es/cookie-policy');
    const listed = async (key: string) => {
      const rows = page
        .getByRole('table', { name: es(`cookies.tables.${key}`) })
        .locator('tbody')
        .getByRole('row');
      await expect(rows.first()).toBeVisible();
      return Promise.all(
        (await rows.all()).map(async (row) => [
          await row.getByRole('rowheader').textContent(),
          await row.getByRole('cell').last().textContent(),
        ]),
      );
    };
    expect((await listed('storage')).map(([name]) => name).sort()).toEqual(storage.sort());
    const rows = await listed('cookies');
    expect(rows.map(([name]) => name).sort()).toEqual(cookies.map(({ name }) => name).sort());
    for (const [name, span] of rows) expect(span, String(name)).toMatch(/^1\saño$/);
    const yearFromNow = Date.now() / 1000 + 365 * 24 * 60 * 60;
    for (const { name, expires } of cookies) expect(Math.abs(expires - yearFromNow), name).toBeLessThan(600);
  });

  test('holds for a visit without clicks: it leaves no cookie', async ({ page, context }) => {
    await page.goto('/');
    await page.goto('/pricing');
    expect(await context.cookies()).toEqual([]);
  });
});
