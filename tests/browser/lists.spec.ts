import { parse } from 'node-html-parser';
import { expect, type Page } from 'playwright/test';
import { sampleSpace } from '../../lib/content/store/sample/space.ts';
import { COLLECTIONS, ENTRY_KINDS, type EntryKind } from '../../lib/site/collections.ts';
import { plain } from '../support/plain.ts';
import { test } from '../support/reading.ts';
import { words } from '../support/words.ts';

const LISTS = ENTRY_KINDS.map((kind) => COLLECTIONS[kind].listPath);

const en = words('en');
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const titleOf = (page: Page) => cards(page).getByRole('heading').getByRole('link');

/** What the sample space says of each entry of a kind, in English, the newest first. */
async function entriesOf(kind: EntryKind) {
  const { entries } = await sampleSpace();
  return entries
    .filter(({ sys }) => sys.contentType?.sys.id === kind)
    .map(({ sys, fields }) => ({
      published: sys.firstPublishedAt ?? sys.createdAt,
      path: `${COLLECTIONS[kind].detailPath}/${fields.slug?.['en-US']}`,
      title: String(fields.title?.['en-US']),
      description: String(fields.description?.['en-US']),
    }))
    .toSorted((a, b) => b.published.localeCompare(a.published));
}

for (const kind of ENTRY_KINDS) {
  const list = COLLECTIONS[kind].listPath;

  test.describe(list, () => {
    // One load for all of them.
    test.describe.configure({ mode: 'default' });

    test('shows every entry, the newest first, with its picture, its title and what it is about', async ({ read }) => {
      const page = await read(list);
      const entries = await entriesOf(kind);
      expect(entries.length).toBeGreaterThan(1);
      const shown = await cards(page).evaluateAll((all) =>
        all.map((card) => ({
          path: card.querySelector('h2 a, h3 a')?.getAttribute('href'),
          hasPicture: card.querySelector('img')?.checkVisibility() ?? false,
        })),
      );
      const texts = await cards(page).allInnerTexts();
      expect(shown.map(({ path }) => path)).toEqual(entries.map(({ path }) => path));
      for (const [index, { title, description }] of entries.entries()) {
        const text = plain(texts[index]);
        expect.soft(text).toContain(title);
        expect.soft(text).toContain(description);
        expect.soft(shown[index]?.hasPicture, title).toBe(true);
      }
    });

    test('says when each entry was published', async ({ read }) => {
      const page = await read(list);
      const times = await cards(page)
        .locator('time')
        .evaluateAll((all) => all.map((time) => ({ day: time.getAttribute('datetime')?.slice(0, 10), text: time.textContent })));
      expect(times.map(({ day }) => day)).toEqual((await entriesOf(kind)).map(({ published }) => published.slice(0, 10)));
      for (const { day = '', text } of times) expect(text).toContain(String(Number(day.slice(8))));
    });

    test('says of each keyword how many entries it has, and leads to them', async ({ read, request }) => {
      const page = await read(list);
      const chips = main(page)
        .getByRole('navigation', { name: en('entry.keywords.label') })
        .getByRole('link');
      const [all, ...keywords] = await chips.evaluateAll((links) =>
        links.map((link) => ({ path: link.getAttribute('href') ?? '', count: Number(/\d+$/.exec(link.textContent ?? '')) })),
      );
      expect(all).toEqual({ path: list, count: await cards(page).count() });
      expect(keywords.length).toBeGreaterThan(1);
      for (const { path, count } of keywords) {
        const ofKeyword = parse(await (await request.get(path)).text());
        const entries = ofKeyword
          .querySelectorAll('main article')
          .filter((entry) => !entry.closest('section[aria-labelledby="elsewhere"]'));
        expect(entries.length, path).toBe(count);
      }
    });

    test('closes with the way to the plans', async ({ read }) => {
      const page = await read(list);
      await expect(main(page).getByRole('link').last()).toHaveAttribute('href', '/pricing');
    });
  });
}

test('each list has the heading that the specification gives it, and the line beside it', async ({ request }) => {
  const named = {
    '/blogs': ['Blog', 'Unlock the latest trends'],
    '/resources': ['Resources', 'Discover our resources made specially for your social media growth'],
    '/compare': ['Compare Feedloom with other social media management tools', 'Comparisons'],
  };
  for (const [path, [beside, heading]] of Object.entries(named)) {
    const document = parse(await (await request.get(path)).text());
    for (const words of [beside, heading]) expect(document.querySelector('main h1')?.textContent).toContain(words);
  }
});

test('the blog names its feed', async ({ request }) => {
  const document = parse(await (await request.get('/blogs')).text());
  expect(document.querySelectorAll('main a[href="/feeds/blog.rss"]').length).toBe(1);
});

for (const list of ['/blogs', '/es/resources', '/compare'])
  test(`a whole card of ${list} leads to its entry`, async ({ page }) => {
    await page.goto(list);
    const path = (await titleOf(page).last().getAttribute('href')) as string;
    await cards(page)
      .last()
      .click({ position: { x: 4, y: 4 } });
    await expect(page).toHaveURL(path);
  });

for (const list of ['/blogs', '/es/resources', '/blogs/keyword/planning', '/compare/keyword/planning'])
  test(`the cards of ${list} stand in one column, two or three, as wide as the window is`, async ({ page }) => {
    await page.goto(list);
    const columns = () =>
      main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
        .evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size);
    for (const [width, expected] of [
      [390, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await columns(), `at ${width} px`).toBe(expected);
    }
  });

for (const kind of ENTRY_KINDS) {
  const most = kind === 'compare' ? 2 : 3;
  test(`a card of ${COLLECTIONS[kind].listPath} shows ${most} lines of its description at most`, async ({ page }) => {
    await page.goto(COLLECTIONS[kind].listPath);
    const descriptions = (await entriesOf(kind)).map(({ description }) => description);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await cards(page)
        .locator('p')
        .evaluateAll(
          (all, known) =>
            all
              .filter(({ textContent }) => known.includes(textContent))
              .map((each) => Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight))),
          descriptions,
        );
      expect(lines).toHaveLength(descriptions.length);
      expect(Math.max(...lines), `at ${width} px`).toBeLessThanOrEqual(most);
    }
  });
}

for (const list of LISTS)
  test(`a title on ${list} is whole on every window, and a longer one while its card is pointed at or holds the focus`, async ({
    page,
  }) => {
    await page.goto(list);
    const cut = () =>
      titleOf(page).evaluateAll((links) =>
        links.flatMap((link) => {
          const { scrollHeight = 0, clientHeight = 0 } = link.closest('h2, h3') ?? {};
          return scrollHeight > clientHeight + 2 ? [link.textContent] : [];
        }),
      );
    const title = titleOf(page).last();
    const letters = 'How the people of a small shop plan a month of posts without any rush. ';
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cut(), `at ${width} px`).toEqual([]);
    }
    await title.evaluate((link, text) => link.replaceChildren(text), letters.repeat(3));
    await cards(page).last().hover();
    expect(await cut()).toEqual([]);
    await page.mouse.move(0, 0);
    await title.focus();
    expect(await cut()).toEqual([]);
  });

test('a card shows that it holds the focus of the keyboard', async ({ page }) => {
  await page.goto('/blogs');
  const look = () =>
    titleOf(page)
      .first()
      .evaluate((link) => {
        const around: string[] = [];
        for (let each: Element | null = link; each && each.tagName !== 'MAIN'; each = each.parentElement) {
          const { outline, boxShadow, backgroundColor } = getComputedStyle(each);
          around.push(outline, boxShadow, backgroundColor);
        }
        return around.join();
      });
  const before = await look();
  await titleOf(page).first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(titleOf(page).first()).toBeFocused();
  expect(await look()).not.toBe(before);
});

test('below the entries of a keyword are those of another kind with the same keyword, and the way to all of them', async ({ page }) => {
  for (const [path, all, entry] of [
    ['/blogs/keyword/planning', '/resources/keyword/planning', '/resource/'],
    ['/es/blogs/keyword/planificacion', '/es/resources/keyword/planificacion', '/es/resource/'],
    ['/resources/keyword/teams', '/blogs/keyword/teams', '/blog/'],
    ['/compare/keyword/planning', '/blogs/keyword/planning', '/blog/'],
  ] as const) {
    await page.goto(path);
    const section = main(page)
      .getByRole('region')
      .filter({ has: page.getByRole('article') });
    const title = (await section.getByRole('heading', { level: 2 }).textContent()) ?? '';
    // Heard alone, the link says to what it leads.
    await expect(section.getByRole('link', { name: title })).toHaveAttribute('href', all);
    const found = await section.locator('h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(found.length).toBeGreaterThan(0);
    for (const href of found) expect(href.startsWith(entry), href).toBe(true);
  }
  // No other kind has a page for this one.
  await page.goto('/blogs/keyword/analytics');
  await expect(cards(page).first()).toBeVisible();
  await expect(
    main(page)
      .getByRole('region')
      .filter({ has: page.getByRole('article') }),
  ).toHaveCount(0);
});

test('each chapter that a card names leads to its heading, and not to the top of its entry', async ({ page, request }) => {
  for (const list of ['/es/compare', '/blogs/keyword/planning', '/es/blogs', '/blogs']) {
    await page.goto(list);
    const hrefs = await cards(page)
      .locator('a[href*="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') as string));
    expect(hrefs.length, list).toBeGreaterThan(1);
    for (const href of hrefs) {
      const [path = '', id = ''] = href.split('#');
      expect(await (await request.get(path)).text(), href).toContain(`id="${decodeURIComponent(id)}"`);
    }
  }
  const chapter = cards(page).locator('a[href*="#"]').filter({ visible: true }).first();
  const href = (await chapter.getAttribute('href')) as string;
  await chapter.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator(`[id="${decodeURIComponent(href.split('#')[1] as string)}"]`)).toBeInViewport();
});
