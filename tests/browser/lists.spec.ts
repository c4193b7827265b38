import { parse } from 'node-html-parser';
import { expect, type Page } from 'playwright/test';
import { sampleSpace } from '../../lib/content/store/sample/space.ts';
import { takeawayOf } from '../../lib/content/takeaway.ts';
import { COLLECTIONS, ENTRY_KINDS, type EntryKind } from '../../lib/site/collections.ts';
import { PAPER_WEEK_SLUG } from '../../lib/site/paper-week.ts';
import { test } from '../support/kept-page.ts';
import { plain } from '../support/plain.ts';
import { words } from '../support/words.ts';

const en = words('en');
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const titleOf = (page: Page) => cards(page).getByRole('heading').getByRole('link');

/** The entries of a kind in the sample space, in English, the newest first. */
async function entriesOf(kind: EntryKind) {
  const { entries } = await sampleSpace();
  return entries
    .filter(({ sys }) => sys.contentType?.sys.id === kind)
    .map(({ sys, fields }) => ({
      published: sys.firstPublishedAt ?? sys.createdAt,
      path: `${COLLECTIONS[kind].detailPath}/${fields.slug?.['en-US']}`,
      title: String(fields.title?.['en-US']),
      description: String(fields.description?.['en-US']),
      keywords: fields.keywords?.['en-US'] as string[],
    }))
    .toSorted((a, b) => b.published.localeCompare(a.published));
}

for (const kind of ENTRY_KINDS) {
  const list = COLLECTIONS[kind].listPath;

  test(`${list} shows every entry with its facts, the newest first, and counts its keywords`, async ({ request }) => {
    const articlesAt = async (path: string) => {
      const document = parse(await (await request.get(path)).text());
      const articles = document.querySelectorAll('main article').filter((each) => !each.closest('section[aria-labelledby="elsewhere"]'));
      return { document, articles };
    };
    const { document, articles } = await articlesAt(list);
    const entries = await entriesOf(kind);
    expect(articles.map((each) => each.querySelector('h2 a, h3 a')?.getAttribute('href'))).toEqual(entries.map(({ path }) => path));
    for (const [index, { path, title, description, keywords, published }] of entries.entries()) {
      const article = articles[index];
      const text = plain(article?.textContent);
      expect.soft(text).toContain(title);
      expect.soft(text).toContain(description);
      expect
        .soft(
          keywords.filter((keyword) => text.includes(keyword)),
          title,
        )
        .not.toEqual([]);
      expect.soft(article?.querySelector('img, picture'), title).not.toBeNull();
      expect.soft(article?.querySelector('time')?.getAttribute('datetime')?.slice(0, 10), title).toBe(published.slice(0, 10));
      if (path.endsWith(PAPER_WEEK_SLUG)) continue;
      expect.soft(text, title).toMatch(/[1-9]\d* min/);
      if (kind === 'resource') expect.soft(text).toContain(en(`resources.takeaway.${takeawayOf({ language: 'en', title }) ?? 'other'}`));
    }
    if (kind === 'resource')
      for (const counted of ['copies', 'tables'])
        expect(articles.map((each) => each.textContent).join()).toContain(en(`resources.takeaway.${counted}`, { count: 2 }));
    const [all, ...keywords] = document
      .querySelectorAll(`nav[aria-label="${en('entry.keywords.label')}"] a`)
      .map((link) => ({ path: link.getAttribute('href') ?? '', count: Number(/\d+$/.exec(link.textContent)) }));
    expect(all).toEqual({ path: list, count: entries.length });
    expect(keywords.length).toBeGreaterThan(1);
    for (const { path, count } of keywords) expect((await articlesAt(path)).articles.length, path).toBe(count);
  });
}

for (const list of ['/blogs', '/es/resources', '/compare'])
  test(`a whole card of ${list} leads to its entry`, async ({ page }) => {
    await page.goto(list);
    const path = (await titleOf(page).last().getAttribute('href')) as string;
    await cards(page)
      .last()
      .click({ position: { x: 4, y: 4 } });
    await expect(page).toHaveURL(path);
  });

test('a focused card of a list looks different', async ({ page }) => {
  await page.goto('/blogs');
  const title = titleOf(page).first();
  const look = () =>
    title.evaluate((link) => {
      const around: string[] = [];
      for (let each: Element | null = link; each && each.tagName !== 'MAIN'; each = each.parentElement) {
        const { outline, boxShadow, backgroundColor } = getComputedStyle(each);
        around.push(outline, boxShadow, backgroundColor);
      }
      return around.join();
    });
  const before = await look();
  await title.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(title).toBeFocused();
  await expect.poll(look).not.toBe(before);
});

test('a chapter on a card leads to its heading in the entry', async ({ page }) => {
  await page.goto('/blogs');
  const chapter = cards(page).locator('a[href*="#"]').filter({ visible: true }).first();
  const href = (await chapter.getAttribute('href')) as string;
  await chapter.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator(`[id="${decodeURIComponent(href.split('#')[1] as string)}"]`)).toBeInViewport();
});
