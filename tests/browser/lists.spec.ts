import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { CORRECTIONS } from '../../lib/site/corrections.ts';
import { SITE } from '../../lib/site/identity.ts';
import { contrastsOf } from '../support/contrast.ts';
import { test } from '../support/kept-page.ts';

type Box = { x: number; y: number; width: number; height: number };

const PHONE_WIDTH = 390;
const NARROWEST_WIDTH = 320;
const WIDTHS = [1440, 1024, 768, PHONE_WIDTH];
const LISTS = ['/blogs', '/resources', '/compare'];
/** So much room between what a large picture is about and what stands at its foot is no void. */
const VOID_PX = 90;
/** The longest title that a line has to have room for. */
const LONGEST = 70;

/** The titles of a list, whether each is cut, and on how many lines it stands. */
const titles = (page: Page) =>
  page.locator('main article .card-link').evaluateAll((links) =>
    links.map((link) => {
      const heading = link.parentElement as HTMLElement;
      const lines = Math.round(heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight));
      // What a clamp hides is beyond the box, or would be without it.
      return { title: link.textContent ?? '', cut: heading.scrollHeight > heading.clientHeight + 2, lines };
    }),
  );

const cutDescriptions = (page: Page) =>
  page
    .locator('main article .rest > p:first-child')
    .evaluateAll((all) =>
      all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2).map(({ textContent }) => textContent),
    );

for (const locale of LOCALES) {
  test(`a title of up to ${LONGEST} characters is whole at every width, on one line where there is room for one: ${locale}`, async ({
    page,
  }) => {
    const keyword = { en: '/blogs/keyword/writing', es: '/blogs/keyword/redaccion' }[locale];
    for (const path of [...LISTS, keyword]) {
      await page.goto(localizedPath(path, locale));
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const found = (await titles(page)).filter(({ title }) => title.length <= LONGEST);
        expect(found.length).toBeGreaterThan(2);
        const whole = found.filter(({ cut }) => !cut).length / found.length;
        expect(whole, `${path} at ${width}: ${JSON.stringify(found.filter(({ cut }) => cut))}`).toBeGreaterThanOrEqual(0.95);
        if (width > PHONE_WIDTH) expect(Math.max(...found.map(({ lines }) => lines)), `${path} at ${width}`).toBe(1);
        // Where a line is short, a cut would come in the middle of a word: a phone has whole sentences.
        else expect(await cutDescriptions(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} at ${width}`).toBe(0);
      }
      if (path !== '/compare') {
        await page.setViewportSize({ width: PHONE_WIDTH, height: 900 });
        // Of a small one two lines, which end with a sentence; the rest of it is there.
        const small = page.locator('main > * > .rows > :not(.feature) .rest > p:first-child');
        const lines = await small.evaluateAll((all) =>
          all.map((each) => Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight))),
        );
        expect(lines.length).toBeGreaterThan(1);
        expect(Math.max(...lines), path).toBeLessThanOrEqual(2);
        const whole = await small.allTextContents();
        for (const [index, seen] of (await small.allInnerTexts()).entries()) {
          expect(seen, path).toMatch(/\.$/);
          expect(whole[index]?.startsWith(seen) && whole[index] !== seen, `${path}: ${seen}`).toBe(true);
        }
        // The ways into the list, two.
        const tops = await page.locator('.keyword-row li').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        expect(new Set(tops).size, path).toBeLessThanOrEqual(2);
      }
      // Beside a small picture a title has three lines at most, on the narrowest phone, too.
      for (const width of [PHONE_WIDTH, NARROWEST_WIDTH]) {
        await page.setViewportSize({ width, height: 900 });
        const small = await page
          .locator('.rows:not(.rows-resource) > li:not(.feature) .one-line')
          .evaluateAll((all) => all.map((each) => Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight))));
        if (path !== '/resources') expect(small.length, path).toBeGreaterThan(1);
        expect(Math.max(0, ...small), `${path} at ${width}`).toBeLessThanOrEqual(3);
      }
      // The page of a keyword has said it in its heading, and repeats it above no entry.
      if (path === keyword) await expect(page.locator('.kicker')).toHaveCount(0);
      // Like the magazine itself, its keyword's page begins with the newest one, large.
      if (path === keyword) await expect(page.locator('main .lead-blog')).toHaveCount(1);
      // A topic has one colour in all languages.
      if (path === keyword) await expect(page.locator('.of-keyword')).toHaveClass(/\bhue-7\b/);
      // And says how many there are, once: the thread below says when each was written.
      if (path === keyword)
        await expect(page.locator('.masthead > p:last-of-type')).toHaveText(/^\d+ (posts|artículos) (so far|por ahora), [^\d]+\.$/);
      // Each of them is a knot in the thread at its head. They are few: below the newest none is large, and it is no larger than its words.
      if (path === keyword) {
        await expect(page.locator('.strand > i')).toHaveCount(await page.locator('main article').count());
        await expect(page.locator('main .feature')).toHaveCount(0);
        // Each knot has its date, and none touches another.
        const dates = page.locator('.strand > span');
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect(dates.filter({ visible: true })).toHaveCount(await page.locator('main article').count());
        // Each knot is as far from the next as any other.
        const knots = await page.locator('.strand > i').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
        const gaps = knots.slice(1).map((x, at) => x - (knots[at] ?? 0));
        expect(Math.max(...gaps) - Math.min(...gaps), gaps.join()).toBeLessThan(3);
        const sides = await dates.evaluateAll((all) =>
          all
            .map((each) => {
              const words = document.createRange();
              words.selectNodeContents(each);
              const { left, right } = words.getBoundingClientRect();
              return { left, right };
            })
            .sort((a, b) => a.left - b.left),
        );
        for (const [at, { left }] of sides.entries()) if (at > 0) expect(left - (sides[at - 1]?.right ?? 0)).toBeGreaterThan(8);
        // A phone has it with the days of its ends, and shows the picture of the first entry in its first screen, under two lines of title and two of chips.
        await page.setViewportSize({ width: PHONE_WIDTH, height: 844 });
        await expect(dates.filter({ visible: true })).toHaveCount(2);
        const first = await page.locator('main article img').first().boundingBox();
        expect((first?.y ?? 844) + (first?.height ?? 0)).toBeLessThan(844);
        // The chips stand in the head, below the title that they change, and a phone has all of them in sight.
        const edges = await page
          .locator('.masthead .keyword-row li')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
        expect(edges.length).toBeGreaterThan(3);
        expect(Math.max(...edges)).toBeLessThanOrEqual(PHONE_WIDTH);
      }
      // Its chips stand in the order of the whole list's, and the one that is shown is marked.
      if (path === keyword) {
        const chips = await page
          .getByRole('navigation', { name: /Keywords|Palabras clave/ })
          .getByRole('link')
          .allInnerTexts();
        expect(chips.slice(1)).toEqual(chips.slice(1).toSorted((a, b) => a.localeCompare(b, locale)));
        await expect(page.locator('main nav [aria-current]')).toHaveAttribute('href', localizedPath(path, locale));
      }
    }
  });
}

for (const locale of LOCALES) {
  test(`the way to each comparison is one line on a desktop (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(localizedPath('/compare', locale));
    const heights = await page
      .locator('.scale tbody th > a')
      .evaluateAll((ways) => ways.map((way) => way.clientHeight || way.getBoundingClientRect().height));
    expect(heights).toHaveLength(5);
    // Two lines of a name are 58 px.
    expect(Math.max(...heights)).toBeLessThan(40);
    // The heads of the columns stand on one line; what a price buys here takes two, its first for what one gets.
    const parts = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((each) => {
          const words = document.createRange();
          words.selectNodeContents(each);
          const { bottom, height } = words.getBoundingClientRect();
          return { bottom, lines: Math.round(height / Number.parseFloat(getComputedStyle(each).lineHeight)) };
        }),
      );
    const feet = (await parts('.scale thead :is(th:not(:has(.marks)), .marks > i:first-child)')).map(({ bottom }) => bottom);
    expect(feet).toHaveLength(4);
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(2);
    expect((await parts('.scale tbody td:nth-child(4)')).map(({ lines }) => lines)).toEqual([2, 2, 2, 2, 2]);
  });
}

test('on a desktop a small post is told of in the middle of its picture, and what follows the posts of a keyword is no larger than they are', async ({
  page,
}) => {
  // In which words, when, and for how long are one line below what it is about: there is no hole between the words, nor a lane beside the picture, which stands before them.
  const rowsOf = async (path: string) => {
    const rows = await page.locator('main > * > .rows-blog > :not(.feature) .entry').evaluateAll((all) =>
      all.map((entry) => {
        const [picture, title, about, told] = ['.pic', '.head', '.rest > p', '.byline'].map((part) =>
          (entry.querySelector(part) as Element).getBoundingClientRect(),
        ) as [DOMRect, DOMRect, DOMRect, DOMRect];
        const line = Number.parseFloat(getComputedStyle(entry.querySelector('.when') as Element).lineHeight);
        return {
          lines: Math.round(told.height / line),
          hole: told.top - about.bottom,
          lane: about.left - picture.right,
          off: title.top - picture.top - (picture.bottom - told.bottom),
        };
      }),
    );
    expect(rows.length, path).toBeGreaterThan(2);
    for (const { lines, hole, lane, off } of rows) {
      expect(lines, path).toBe(1);
      expect(hole, path).toBeLessThan(16);
      expect(lane, path).toBeGreaterThan(20);
      expect(lane, path).toBeLessThan(60);
      expect(Math.abs(off), path).toBeLessThan(8);
    }
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of LOCALES.map((locale) => localizedPath('/blogs', locale))) {
    await page.goto(path);
    await rowsOf(path);
    // The list ends with a small one: behind a feature alone it would seem to break off.
    await expect(page.locator('.rows-blog > :last-child')).not.toHaveClass(/\bfeature\b/);
    // The thread in the head says at its ends which of its knots is the latest, and which the first; it lies beside the last line of the title, however many that has, and its dates stand on the line of what is below that.
    await expect(page.locator('.strand > span')).toHaveText([/^(Latest|Último): .*12/, /^(First|Primero): .*10/]);
    const [title, strand, words, date] = await page.locator('.masthead').evaluate((head) =>
      ['h1', '.strand', 'p:not(:first-child)', '.strand > span'].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(head.querySelector(part) as Element);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      }),
    );
    expect(strand?.left).toBeGreaterThan(title?.right ?? Number.POSITIVE_INFINITY);
    expect(strand?.top).toBeGreaterThan((title?.bottom ?? 0) - 80);
    expect(strand?.top).toBeLessThan(title?.bottom ?? 0);
    expect(Math.abs((date?.bottom ?? 0) - (words?.bottom ?? 0))).toBeLessThan(10);
  }
  await page.goto('/blogs/keyword/planning');
  await rowsOf('/blogs/keyword/planning');
  // Its thread, too, runs beside the title, and beside nothing else of the head.
  const [name, thread, ways] = await page.locator('.of-keyword').evaluate((head) =>
    ['h1', '.strand', '.keyword-row'].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(head.querySelector(part) as Element);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    }),
  );
  expect(thread?.left).toBeGreaterThan(name?.right ?? Number.POSITIVE_INFINITY);
  expect(thread?.bottom).toBeLessThan(ways?.top ?? 0);
  // Its few knots stand in turn on a crest and in a trough of it.
  const heights = await page.locator('.strand').evaluate((strand) => {
    const { top, height } = strand.getBoundingClientRect();
    const middle = (knot: Element) => knot.getBoundingClientRect().top + knot.getBoundingClientRect().height / 2;
    return [...strand.querySelectorAll('i')].map((knot) => (middle(knot) - top) / height);
  });
  expect(heights).toHaveLength(4);
  for (const [index, each] of heights.entries()) expect(each).toBeCloseTo(index % 2, 1);
  // The thread has the order of the list, whose newest says that it is that.
  const dates = await page
    .locator('.strand > span')
    .evaluateAll((all) =>
      all.map((each) => ({ x: each.getBoundingClientRect().left, words: each.textContent ?? '' })).sort((a, b) => a.x - b.x),
    );
  const listed = await page.locator('main article:not(.elsewhere article) time').allInnerTexts();
  expect(listed.map((date) => date.replace(/, \d+$/, ''))).toEqual(dates.map(({ words }) => words));
  await expect(page.locator('.lead-blog .latest')).toHaveText('The latest');
  // Without words above its chapters its newest has no hole in their place.
  const hole = await page.locator('.lead-blog').evaluate((lead) => {
    const [told, chapters] = ['.byline', '.chapters > p'].map((part) => (lead.querySelector(part) as Element).getBoundingClientRect());
    return (chapters?.top ?? 0) - (told?.bottom ?? 0);
  });
  expect(hole).toBeLessThan(VOID_PX / 2);
  // Posts and folders by their titles and by the room that they take: the page is about the posts.
  const sizesOf = (part: string) =>
    page.locator(part).evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  const [posts, folders] = [await sizesOf('main > * > .rows-blog .one-line'), await sizesOf('.elsewhere .one-line')];
  expect([posts.length, folders.length]).toEqual([3, 3]);
  expect(Math.min(...posts)).toBeGreaterThan(Math.max(24, ...folders));
  const heightOf = (part: string) => page.locator(part).evaluate((each) => each.clientHeight);
  expect(await heightOf('.elsewhere .rows-resource')).toBeLessThan(await heightOf('main > * > .rows-blog'));
  const tabs = await page
    .locator('.elsewhere .kind > p')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().left - (each.closest('.folder')?.getBoundingClientRect().left ?? 0)),
    );
  expect(new Set(tabs).size).toBe(1);
});

test('figures of the scale never touch, on any window, in either direction, and lie within it', async ({ page }) => {
  // The sign of its sums is the longest.
  await page.goto('/es/compare');
  for (const width of [320, PHONE_WIDTH, 1024, 1279, 1440])
    for (const dir of ['ltr', 'rtl']) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('html').evaluate((root, own) => root.setAttribute('dir', own), dir);
      const rows = await page.locator('.scale :is(.marks, .line)').evaluateAll((lines) =>
        lines.map((line) =>
          [...line.querySelectorAll('i')]
            .filter((stitch) => getComputedStyle(stitch).visibility === 'visible')
            .map((stitch) => {
              const words = document.createRange();
              words.selectNodeContents(stitch);
              const { left, right } = words.getBoundingClientRect();
              return { left, right };
            })
            .sort((one, other) => one.left - other.left),
        ),
      );
      expect(rows.map(({ length }) => length)).toEqual([width < 384 ? 4 : 5, 4, 3, 3, 1, 1]);
      for (const row of rows) {
        expect(row[0]?.left, `${width} ${dir}`).toBeGreaterThan(0);
        expect(row.at(-1)?.right, `${width} ${dir}`).toBeLessThan(width);
        for (const [at, { left }] of row.slice(1).entries()) expect(left - (row[at]?.right ?? 0), `${width} ${dir}`).toBeGreaterThan(3);
      }
    }
});

test('below a cover of the comparisons is nothing of its frame', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/compare');
  const strips = await page
    .locator('.rows-compare .pic')
    .evaluateAll((frames) => frames.map((frame) => Math.round(frame.clientHeight - (frame.querySelector('img')?.clientHeight ?? 0))));
  expect(strips.length).toBeGreaterThan(3);
  expect(new Set(strips)).toEqual(new Set([0]));
  // Nor is any of its drawing cut off, and the first has two thirds of the page.
  const covers = await page
    .locator('.rows-compare img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON() as Box));
  for (const { width, height } of covers) expect(width / height).toBeCloseTo(1200 / 630, 1);
  expect(covers[0]?.width).toBeCloseTo(768, 0);
});

test('from right to left the ways to the comparisons begin at the edge of the page, and their arrows are no taller than their words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, links] of [
    ['/compare', '.scale tbody th > a'],
    ['/compare/buffer-alternative', 'main .onward'],
  ] as const) {
    await page.goto(path);
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
    const ways = await page.locator(links).evaluateAll((all) =>
      all.map((way) => {
        const { height, fontSize } = getComputedStyle(way, '::after');
        const edge = way.closest('table, .column')?.getBoundingClientRect().right ?? 0;
        return { arrow: Number.parseFloat(height) / Number.parseFloat(fontSize), apart: way.getBoundingClientRect().right - edge };
      }),
    );
    expect(ways.length).toBeGreaterThan(1);
    for (const { arrow, apart } of ways) {
      expect(arrow, path).toBeLessThan(1.3);
      if (path === '/compare') expect(Math.abs(apart)).toBeLessThan(1);
    }
  }
});

test('seventy characters fit, a longer title is whole while its card is pointed at or holds the focus, and the ring is the card’s', async ({
  page,
}) => {
  for (const path of LISTS) {
    await page.goto(path);
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const card = page.locator('main article').last();
      const link = card.locator('.card-link');
      const heading = link.locator('..');
      // Of letters as they come in words: a row of m would be wider than any title.
      const words = 'How the people of a small shop plan a month of posts without any rush. ';
      await link.evaluate((element, text) => element.replaceChildren(text), words.slice(0, LONGEST));
      // As the server counts them.
      await card.evaluate((each, letters) => each.closest('ul')?.style.setProperty('--letters', `${letters}`), LONGEST);
      const isCut = () => heading.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2);
      expect(await isCut(), `${path} at ${width}`).toBe(false);

      await link.evaluate((element, text) => element.replaceChildren(text), words.repeat(3));
      await page.mouse.move(0, 0);
      expect(await isCut()).toBe(true);
      await card.hover();
      expect(await isCut()).toBe(false);
      await page.mouse.move(0, 0);
      expect(await isCut()).toBe(true);
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      expect(await isCut()).toBe(false);
      const outlines = await Promise.all([card, link].map((each) => each.evaluate((element) => getComputedStyle(element).outlineStyle)));
      expect(outlines).toEqual(['solid', 'none']);
      await link.blur();
    }
  }
});

/** Each entry is announced by the words that the list is sorted by, all that it is found under: of each there are as many as its chip says. The words that have no chip. */
async function chipsAgree(page: Page): Promise<string[]> {
  const chips = await page.getByRole('navigation', { name: 'Keywords' }).getByRole('link').allInnerTexts();
  const counts = chips.slice(1).map((chip) => chip.split('\n').map((part) => part.toLowerCase()));
  expect(counts.length).toBeGreaterThan(2);
  const kickers = (await page.locator('main .kicker').allInnerTexts()).map((kicker) => kicker.toLowerCase());
  expect(counts.map(([word]) => [word, `${kickers.filter((kicker) => kicker === word).length}`])).toEqual(counts);
  return kickers.filter((kicker) => !counts.some(([word]) => word === kicker));
}

test('on a phone every third folder shows the first lines of its table, and a dot stands after a figure, before none', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of LOCALES.map((locale) => localizedPath('/resources', locale))) {
    await page.goto(path);
    const folders = await page.locator('.rows-resource > li').evaluateAll((all) =>
      all.map((each) => ({
        third: each.classList.contains('feature'),
        cells: [...each.querySelectorAll('.look > li > *')].map((cell) => Math.round(cell.getBoundingClientRect().width)),
      })),
    );
    expect(folders.filter(({ third }) => third).length, path).toBeGreaterThan(1);
    for (const { third, cells } of folders) {
      if (third) expect(Math.min(...cells), path).toBeGreaterThan(40);
      else expect(Math.max(0, ...cells), path).toBe(0);
    }
    const dots = await page
      .locator('.folder .facts')
      .evaluateAll((all) =>
        all.map((each) =>
          [...each.querySelectorAll('li:not(.onward)')].map((figure) =>
            ['::before', '::after'].map((side) => getComputedStyle(figure, side).content.includes('·')),
          ),
        ),
      );
    for (const figures of dots) expect(figures, path).toEqual(figures.map((_, index) => [false, index < figures.length - 1]));
  }
});

test('the three lists say what their kind is about, and each closes with the way to the plans', async ({ page }) => {
  await page.goto('/blogs');
  const stories = page.locator('main article');
  for (const text of await stories.allInnerTexts()) expect(text).toMatch(/\w+ \d+, 2026\s+\d+ min read/);
  // Who writes is said once, above them.
  const main = page.getByRole('main');
  await expect(main.getByText('the people who make Feedloom')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/feeds/blog.rss');
  await expect(main.getByText('The Feedloom team')).toHaveCount(0);
  // Every third row is a feature: its picture is wider than the rows' before it, and smaller than that of the newest, which alone says that it is that.
  await expect(main.getByText('The latest', { exact: true })).toHaveCount(1);
  const widths = await page
    .locator('.rows-blog img')
    .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(4);
  for (const [index, width] of widths.entries())
    expect(width > 500, `${index}: ${widths}`).toBe(index % 3 === 2 && index < widths.length - 1);
  // The newest has the largest picture, whole: its title leads, what it is about begins at the picture's head, and its chapters end at the foot.
  const box = async (part: string) => (await page.locator(part).first().boundingBox()) as Box;
  const [title, cover, about, chapters] = [
    await box('main .lead .head'),
    await box('main .lead .pic'),
    await box('main .lead .rest > p:first-child'),
    await box('main .lead .chapters'),
  ];
  await expect(page.locator('main .lead .chapters li')).toHaveText(['Why start with the slow days?', /Three kinds/, /three hours/]);
  expect(cover.width).toBeGreaterThan(Math.max(...widths) * 1.3);
  expect(cover.width / cover.height).toBeCloseTo(1200 / 630, 1);
  expect(title.y + title.height).toBeLessThan(cover.y);
  expect(about.x).toBeGreaterThan(cover.x + cover.width);
  expect(Math.abs(about.y - cover.y)).toBeLessThan(10);
  expect(Math.abs(chapters.y + chapters.height - cover.y - cover.height)).toBeLessThan(3);
  // The picture and the title of the newest are seen without scrolling, and what it is about.
  await page.setViewportSize({ width: 1440, height: 900 });
  const seen = await box('main article.lead');
  expect(seen.y + seen.height).toBeLessThan(900);
  // Beside a larger picture title, words, facts and chapters follow each other, from the head of it to its foot, and no part is torn from the next.
  const pictures: number[] = [];
  for (const story of await page.locator('.rows-blog > .feature').all()) {
    const part = async (name: string) => (await story.locator(name).boundingBox()) as Box;
    const [picture, title, about, facts, last] = [
      await part('.pic'),
      await part('.head'),
      await part('.rest > p:first-child'),
      await part('.byline'),
      await part('.chapters'),
    ];
    pictures.push(picture.width);
    expect(title.x + title.width < picture.x || title.x > picture.x + picture.width, 'beside the picture').toBe(true);
    expect(Math.abs(title.y - picture.y)).toBeLessThan(8);
    expect(Math.abs(last.y + last.height - picture.y - picture.height)).toBeLessThan(3);
    expect(about.y - title.y - title.height).toBeLessThan(12);
    expect(facts.y - about.y - about.height).toBeLessThan(20);
    expect(last.y - facts.y - facts.height).toBeLessThan(20);
  }
  // All features have one build: pictures of one size, titles of one size, larger than those of the small ones.
  expect(new Set(pictures).size).toBe(1);
  const titleSizes = (part: string) =>
    page
      .locator(`.rows-blog > ${part} .one-line`)
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  const [large, small] = [await titleSizes('.feature'), await titleSizes(':not(.feature)')];
  expect(large).toHaveLength(2);
  expect(Math.abs((large[0] ?? 0) - (large[1] ?? 0))).toBeLessThan(0.1);
  expect(Math.min(...large)).toBeGreaterThan(Math.max(...small));
  // Beside a large one they leave no void, and every other feature has its picture on the other side.
  const besides = await page.locator('main :is(.lead, .feature .entry)').evaluateAll((all) =>
    all.map((each) => {
      const box = (part: string) => (each.querySelector(part) as Element).getBoundingClientRect();
      return {
        void: box('.chapters > p').top - box('.byline').bottom,
        measure: box('.rest > p').width / box('.rest').width,
        first: box('.pic').left < box('.rest').left,
      };
    }),
  );
  for (const each of besides) {
    expect(each.void).toBeLessThan(VOID_PX);
    // What it is about has all of the width beside its picture.
    expect(each.measure).toBeGreaterThan(0.95);
  }
  expect(besides.map(({ first }) => first)).toEqual([true, false, true]);
  // On a phone the picture of a small one is whole, as large as its drawing needs to be seen. It begins where the large ones do, its title beside it, and what it is about, its day and how long it takes share a line.
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = await page.locator('.rows-blog > li:not(.feature)').evaluateAll((all) =>
    all.map((each) => {
      const box = (part: string) => (each.querySelector(part) as Element).getBoundingClientRect();
      const said = document.createRange();
      said.selectNodeContents(each.querySelector('.when') as Element);
      said.setStartAfter(each.querySelector('time') as Element);
      const { left, right, width, height } = box('.pic');
      const line = Number.parseFloat(getComputedStyle(each.querySelector('.byline') as Element).lineHeight);
      return {
        left,
        width,
        shape: width / height,
        beside: box('.one-line').left - right,
        told: said.getBoundingClientRect().width,
        lines: Math.round(box('.byline').height / line),
      };
    }),
  );
  const edge = (await box('main .lead .pic')).x;
  for (const { left, width, shape, beside, told, lines } of rows) {
    expect(told, 'how long it takes').toBeGreaterThan(40);
    expect(left).toBeCloseTo(edge, 0);
    expect(width).toBeGreaterThan(110);
    expect(shape).toBeCloseTo(1200 / 630, 1);
    expect(beside).toBeGreaterThan(8);
    expect(lines).toBe(1);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await chipsAgree(page)).toEqual([]);
  // With the dot that its chip has.
  const dots = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((each) => [each.textContent?.toLowerCase().replace(/\d+$/, ''), getComputedStyle(each, '::before').backgroundColor]),
      );
  const chips = Object.fromEntries(await dots('main nav a[class*="hue-"]'));
  for (const [name, color] of await dots('main .kicker')) expect(color, name).toBe(chips[name as string]);
  // The thread of all of them goes through the head of the page, from the newest to the oldest, each a knot in the colour of one of its words, which is the same in Spanish.
  const hues = await page
    .locator('main article')
    .evaluateAll((all) =>
      all.map((each) => [...each.querySelectorAll('.kicker')].map((word) => getComputedStyle(word, '::before').backgroundColor)),
    );
  expect(hues.length).toBeGreaterThan(5);
  const knots = await page
    .locator('.strand > i')
    .evaluateAll((all) => all.map((each) => ({ x: each.getBoundingClientRect().x, color: getComputedStyle(each).backgroundColor })));
  expect(knots).toHaveLength(hues.length);
  for (const [index, { color }] of knots.entries()) expect(hues[index]).toContain(color);
  expect(knots.map(({ x }) => x)).toEqual(knots.map(({ x }) => x).toSorted((a, b) => a - b));
  const inSpanish = await (await page.request.get('/es/blogs')).text();
  expect([...inSpanish.matchAll(/<i class="(hue-\d)" style="--x/g)].map(([, hue]) => hue)).toEqual(
    await page.locator('.strand > i').evaluateAll((all) => all.map((each) => each.className)),
  );
  // The leading article's title is larger than the others'.
  const sizes = await page
    .locator('main article .card-link')
    .evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link).fontSize)));
  expect(sizes[0]).toBeGreaterThan(Math.max(...sizes.slice(1)));

  await page.goto('/resources');
  expect(await chipsAgree(page)).toEqual([]);
  const kinds = await page.locator('main article .kind > p').allInnerTexts();
  // The site's own sheet has the large place, and no cover of the shelf is cut.
  expect(kinds[0]).toBe('Sheet');
  await expect(page.locator('main article').first()).toContainText('A week on paper');
  const covers = await page.locator('main article img').evaluateAll((images) => images.map((image) => image.getBoundingClientRect()));
  for (const { width, height } of covers) {
    expect(width).toBeGreaterThan(500);
    expect(width / height).toBeCloseTo(1200 / 630, 1);
  }
  // Each says at its foot what to do with it, to those who see it; its link is its title.
  for (const folder of await page.locator('main article').all()) {
    const way = folder.locator('.onward');
    await expect(way).toBeVisible();
    expect(await way.evaluate((item) => getComputedStyle(item).clipPath === 'none' && item.ariaHidden)).toBe('true');
    await expect(folder.locator('a:not(.chapters a)')).toHaveCount(1);
  }
  // The sheet says that it is to be printed. Beside a large picture one looks into the folder, at the first lines of its table: the last of it ends with the picture, on one line with
  // what to do, which ends where the folder's room does, and above the lines is no void.
  await expect(page.locator('.lead-resource .look > li')).toHaveText([
    'PlaceWhat to write',
    /^NetworkOne network/,
    /^TimeWhen it goes out/,
  ]);
  await expect(page.locator('.lead-resource .facts > li').first()).toHaveText('1 page to print');
  const wide = await page.locator(':is(.lead-resource, .rows-resource > :nth-child(3n) .folder)').evaluateAll((all) =>
    all.map((each) => {
      const words = (part: string) => {
        const range = document.createRange();
        range.selectNodeContents(each.querySelector(part) as Element);
        return range.getBoundingClientRect();
      };
      const [picture, way, last] = [
        (each.querySelector('.pic') as Element).getBoundingClientRect(),
        words('.onward'),
        words('.facts > :nth-last-child(2)'),
      ];
      const inner = (each.querySelector('.look') as Element).getBoundingClientRect().right;
      const list = (each.querySelector('.facts > li') as Element).getBoundingClientRect();
      return {
        void: list.top - words('.rest').bottom,
        below: Math.abs(picture.bottom - last.bottom),
        apart: Math.abs(way.bottom - last.bottom),
        edge: Math.abs((each.querySelector('.onward') as Element).getBoundingClientRect().right - inner),
        air: picture.top - words('.one-line').bottom,
        first: picture.left < words('.rest').left,
      };
    }),
  );
  expect(wide).toHaveLength(3);
  // Between pairs, which are all alike, the picture of every other wide one stands at the end.
  expect(wide.map(({ first }) => first)).toEqual([true, false, true]);
  for (const folder of wide) {
    expect(folder.void, JSON.stringify(wide)).toBeLessThan(VOID_PX);
    expect(Math.max(folder.below, folder.apart, folder.edge), JSON.stringify(wide)).toBeLessThan(6);
    expect(folder.air).toBeGreaterThanOrEqual(20);
  }
  // Each tab stands where its title begins.
  const tabs = await page.locator('main .folder').evaluateAll((all) =>
    all.map((each) =>
      ['.kind > p', '.one-line'].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(each.querySelector(part) as Element);
        return range.getBoundingClientRect().left;
      }),
    ),
  );
  for (const [tab, title] of tabs) expect(Math.abs((tab ?? 0) - (title ?? 99))).toBeLessThan(2);
  // The titles of the small ones are no captions, and their words have the dots of their chips.
  const headings = await page
    .locator('.rows-resource > :not(.feature) .one-line')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(Math.min(...headings)).toBeGreaterThanOrEqual(22);
  const shelf = Object.fromEntries(await dots('main nav a[class*="hue-"]'));
  const marks = await dots('main .folder .kicker');
  expect(marks.length).toBeGreaterThan(4);
  for (const [name, color] of marks) expect(color, name).toBe(shelf[name as string]);
  // What is said of each has one ink.
  const inks = await page.locator('main .folder .rest').evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect(new Set(inks).size).toBe(1);
  // What to do with it can be read on each colour.
  const onward = await page
    .locator('main .folder')
    .evaluateAll((all) =>
      all.map((folder): [string, string] => [
        getComputedStyle(folder, '::before').backgroundColor,
        getComputedStyle(folder.querySelector('.onward') as Element).color,
      ]),
    );
  const readable = await contrastsOf(page, onward);
  expect(Math.min(...readable), `${readable}`).toBeGreaterThan(4.5);
  // Folders stand two by two, the third as wide as both, and the colour of each is that of its kind.
  const folders = page.locator('.rows-resource .folder');
  const [first, second] = await folders.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box));
  expect(first?.y).toBe(second?.y);
  const colours = await folders.evaluateAll((all) => all.map((each) => getComputedStyle(each, '::before').backgroundColor));
  expect(new Set(colours).size).toBe(new Set(kinds.slice(1)).size);
  expect(kinds.sort()).toEqual(['Checklist', 'Guide', 'Handbook', 'Master copy', 'Sheet', 'Sheet', 'Workbook']);

  const closings = new Set<string | null>();
  const names: Record<string, number> = {};
  for (const path of [...LISTS, '/blogs/keyword/planning', '/resources/keyword/teams']) {
    await page.goto(path);
    names[path] = (await box('main h1')).y;
    const closing = page.locator('main > section').last();
    await expect(closing.getByRole('link')).toHaveAttribute('href', '/pricing');
    closings.add(await closing.getByRole('heading').textContent());
  }
  // The last of four folders has no neighbour, and is as wide as two.
  const ends = await page.locator('.rows-resource > li').evaluateAll((all) => all.map((each) => each.clientWidth));
  expect(ends).toHaveLength(4);
  expect(ends[3]).toBe(ends[2]);
  expect(ends[3]).toBeGreaterThan((ends[0] ?? 0) * 1.9);
  // The name of a keyword stands where its list's does.
  expect(names['/blogs/keyword/planning']).toBeCloseTo(names['/blogs'] ?? 0, 0);
  // In words of its own for each kind.
  expect(closings.size).toBe(LISTS.length);
});

test('below the entries of a keyword stand those of another kind under the same word', async ({ page }) => {
  for (const [path, name, way, entry] of [
    ['/blogs/keyword/planning', 'Resources on planning', '/resources/keyword/planning', '/resource/'],
    ['/es/blogs/keyword/planificacion', 'Recursos sobre planificación', '/es/resources/keyword/planificacion', '/es/resource/'],
    ['/resources/keyword/teams', 'Posts about teams', '/blogs/keyword/teams', '/blog/'],
    ['/compare/keyword/planning', 'Posts about planning', '/blogs/keyword/planning', '/blog/'],
  ] as const) {
    await page.goto(path);
    const section = page.getByRole('region', { name });
    // The way to all of them has words, which say to what when it is heard alone.
    await expect(section.getByRole('link', { name: new RegExp(`^(See them all|Verlos todos)\\b.*${name}$`) })).toHaveAttribute('href', way);
    // What is not of the page's kind is no stub: a folder has its cover, as on its own shelf, and a post its own.
    await expect(section.locator('article:has(.pic img)')).toHaveCount(3);
    const found = await section.locator('article h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(found).toHaveLength(3);
    for (const each of found) expect(each).toContain(entry);
  }
  // A word of one kind alone has no such end.
  await page.goto('/blogs/keyword/analytics');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.locator('.elsewhere')).toHaveCount(0);
});

test('what a list says last has its drawing beside it on a wide window, and above it on a phone', async ({ page }) => {
  for (const path of [...LISTS, '/blogs/keyword/planning']) {
    await page.goto(path);
    const closing = page.locator('main > section').last();
    const box = async (part: string) => (await closing.locator(part).boundingBox()) as Box;
    await page.setViewportSize({ width: 1440, height: 900 });
    const [words, drawing] = [await box('h2'), await box('svg')];
    expect(drawing.width).toBeGreaterThan(400);
    expect(words.x + words.width).toBeLessThan(drawing.x);
    // Its thread comes from beyond one edge of the window, above the words, and leaves by the other.
    const thread = await closing
      .locator('svg > use')
      .evaluate((use: SVGUseElement) => use.getBBox().x * (use.getCTM()?.a ?? 0) + (use.ownerSVGElement?.getBoundingClientRect().x ?? 0));
    expect(thread).toBeLessThan(0);
    expect(words.y - drawing.y).toBeGreaterThan(60);
    await page.setViewportSize({ width: PHONE_WIDTH, height: 844 });
    const [below, above] = [await box('h2'), await box('svg')];
    expect(above.y + above.height).toBeLessThan(below.y);
  }
});

test('the five tools stand first among the comparisons; what matters to a visitor comes first, and the address keeps it', async ({
  page,
}) => {
  await page.goto('/compare?ref=partner');
  const prices = page.getByRole('table', { name: /four other tools/ });
  await expect(prices.getByRole('rowheader')).toHaveText([SITE.product, 'Buffer', 'Later', 'Hootsuite', 'Sprout Social']);
  await expect(prices.locator('.amount')).toHaveText(['$19', '$6', '$25', '$99', '$249']);
  // What the same money buys here, written by hand.
  await expect(prices.locator('tbody td:nth-child(4)')).toHaveText([
    'Pro: 2 people, 2 companies $12 paid yearly, $19 monthly',
    'No plan below $12 Pro: $12 paid yearly, $19 monthly',
    'Team: 10 people, 10 companies $25 paid yearly, $39 monthly',
    'Agency: 30 people, 30 companies $65 paid yearly, $99 monthly',
    'Agency: 30 people, 30 companies $65 paid yearly, $99 monthly',
  ]);
  // The ground of the first question is as wide as the rule above it.
  const [rule, ground] = await page
    .locator('.loud tr')
    .evaluateAll((all) => all.slice(0, 2).map((each) => [each.getBoundingClientRect().left, each.clientWidth]));
  expect(ground).toEqual(rule);
  // Low prices have more room: a price lies at the square root of its share of the scale, as its marks do, and each mark has a line in every row.
  const along = await prices.locator('.line').evaluateAll((lines) =>
    lines.map((line) => {
      const { left, width } = line.getBoundingClientRect();
      return [...line.querySelectorAll(':scope > i')].map((stitch) => {
        const box = stitch.getBoundingClientRect();
        const dollars = Number.parseInt(stitch.textContent ?? '', 10);
        return { dollars, at: ((box.left + box.width / 2 - left) / width) ** 2 * 400 };
      });
    }),
  );
  expect(along.flat().map(({ dollars }) => dollars)).toEqual([19, 39, 99, 399, 6, 12, 120, 25, 45, 80, 99, 249]);
  for (const { dollars, at } of along.flat()) expect(Math.abs(at - dollars), `${dollars}`).toBeLessThan(1);
  const marked = await prices.locator('.marks > i').allInnerTexts();
  expect(marked).toEqual(['$0', '$25', '$100', '$200', '$400']);
  const drawn = await prices
    .locator('.line')
    .first()
    .evaluate((line) => getComputedStyle(line).backgroundPosition.split(',').slice(-5).map(Number.parseFloat));
  for (const [index, share] of drawn.entries()) expect((share / 100) ** 2 * 400).toBeCloseTo(Number(marked[index]?.slice(1)), 0);
  // Each row says in words where it leads.
  await expect(prices.getByRole('link', { name: 'Feedloom: See the prices' })).toHaveAttribute('href', '/pricing');
  await expect(prices.getByRole('link', { name: 'Feedloom vs. Sprout Social' })).toHaveAttribute('href', '/compare/sprout-alternative');
  // The first screen promises what the page holds, counted, and has one thing to press; the thread becomes the line of our prices.
  const promise = page.locator('main header');
  await expect(promise).toContainText('5 tools and their 12 prices on one scale.');
  await expect(promise).toContainText('which 5 questions to ask');
  await expect(promise.getByRole('link')).toHaveAttribute('href', /^\/pricing#/);
  const ends = await prices
    .locator('.line')
    .first()
    .evaluate((line) => {
      const [way, rule] = [line.querySelector('svg path') as Element, line].map((part) => part.getBoundingClientRect());
      return {
        beside: (way?.right ?? 0) - innerWidth,
        above: (rule?.top ?? 0) - (way?.top ?? 0),
        apart: (rule?.left ?? 0) - (way?.left ?? 0),
      };
    });
  expect(ends.beside).toBeGreaterThan(0);
  expect(ends.above).toBeGreaterThan(200);
  expect(ends.apart).toBeGreaterThan(0);
  // It lies in the middle of its row, as the price beside it.
  for (const row of await prices.locator('tbody tr').all()) {
    const [line, amount] = [(await row.locator('.line').boundingBox()) as Box, (await row.locator('.amount').boundingBox()) as Box];
    expect(Math.abs(line.y + line.height / 2 - amount.y - amount.height / 2)).toBeLessThan(4);
  }
  // All five stand on the first screen of a laptop.
  await page.setViewportSize({ width: 1440, height: 900 });
  const last = (await prices.locator('tbody tr').last().boundingBox()) as Box;
  expect(last.y + last.height).toBeLessThan(900);
  // Below each stitch stands its price, also read out; where we know one only, that more may lie above it. None touches the next.
  const stitches = await prices.locator('.line').evaluateAll((lines) =>
    lines.map((line) =>
      [...line.querySelectorAll('i')].map((stitch) => {
        const { left, right } = stitch.getBoundingClientRect();
        return { words: stitch.textContent?.trim(), left, right };
      }),
    ),
  );
  expect(stitches.map((line) => line.map(({ words }) => words).join(' '))).toEqual(['19 39 99 399', '6 12 120', '25 45 80', '99+', '249+']);
  for (const line of stitches)
    for (const [index, { left }] of line.entries()) if (index > 0) expect(left - (line[index - 1]?.right ?? 0)).toBeGreaterThan(4);
  // That the prices are those that we know is said once, with the way to each maker's page.
  await expect(page.getByRole('main').getByText(/that we know: check/)).toHaveCount(1);
  const table = page.getByRole('table', { name: /^Five questions/ });
  await expect(table.getByRole('columnheader')).toHaveText(['Ask any of them', `${SITE.product} answers`]);
  // The first read leads, with the larger picture; the others stand two by two.
  const reads = await page.locator('main .rows-compare > li').evaluateAll((all) =>
    all.map((each) => {
      const box = each.getBoundingClientRect();
      return { y: box.y, width: box.width, picture: each.querySelector('img')?.getBoundingClientRect().width ?? 0, bottom: box.bottom };
    }),
  );
  expect(reads.length).toBeGreaterThan(2);
  expect(reads[0]?.picture).toBeGreaterThan((reads[1]?.picture ?? Number.POSITIVE_INFINITY) * 1.15);
  // Each says what it is about, when it was written, and how long it takes to read.
  await expect(page.locator('main .rows-compare .byline:has(.kicker)')).toHaveCount(reads.length);
  // With the dot of the word's page.
  const dotted = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map(
          (each) => [each.textContent?.toLowerCase().replace(/\d+$/, ''), getComputedStyle(each, '::before').content !== 'none'] as const,
        ),
      );
  const chips = (await dotted('main nav a[class*="hue-"]')).map(([word]) => word);
  expect(chips.length).toBeGreaterThan(1);
  const words = await dotted('main .rows-compare .kicker');
  expect(words).toEqual(words.map(([word]) => [word, chips.includes(word)]));
  expect(words.every(([, dot]) => dot)).toBe(true);
  for (const words of await page.locator('main .rows-compare .byline').allInnerTexts()) expect(words).toMatch(/20\d\d\s+\d+ min read$/);
  // Here is room for what is said of each.
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await cutDescriptions(page)).toEqual([]);
  expect(reads[1]?.y).toBe(reads[2]?.y);
  // What is said of the first is as high as its picture: no hole below it.
  const [beside, foot, picture] = await page
    .locator('.rows-compare .feature')
    .evaluate((each) =>
      ['.rest', '.rest > :last-child', '.pic'].map((part) => each.querySelector(part)?.getBoundingClientRect().bottom ?? 0),
    );
  for (const bottom of [beside, foot]) expect(Math.abs((bottom as number) - (picture as number))).toBeLessThan(2);
  // Its summary stands back behind its title, and the room below it is no void.
  const first = await page.locator('.rows-compare .feature').evaluate((each) => {
    const [title, about] = ['.one-line', '.rest > p'].map((part) => each.querySelector(part) as Element);
    const size = (part?: Element) => Number.parseFloat(getComputedStyle(part as Element).fontSize);
    const [words, foot] = [about, each.querySelector('.byline')].map((part) => (part as Element).getBoundingClientRect());
    return { sizes: size(about) / size(title), room: (foot?.top ?? 0) - (words?.bottom ?? 0) };
  });
  expect(first.sizes).toBeLessThan(0.8);
  expect(first.room).toBeLessThan(60);
  // Its chapters stand in rows that are alike.
  const chapters = await page
    .locator('.rows-compare .chapters li')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(chapters).toHaveLength(3);
  expect(Math.max(...chapters) - Math.min(...chapters)).toBeLessThan(1);
  // Nor is any void between these and the facts.
  const apart = await page.locator('.rows-compare .feature').evaluate((each) => {
    const [byline, chapters] = ['.byline', '.chapters > p'].map((part) => each.querySelector(part)?.getBoundingClientRect());
    return (chapters?.top ?? 0) - (byline?.bottom ?? 0);
  });
  expect(apart).toBeLessThan(40);
  // Every way into the list says to how many it leads.
  const ways = page.getByRole('navigation', { name: 'Keywords' }).getByRole('link');
  await expect(ways.first()).toHaveText(`All${reads.length}`);
  for (const way of await ways.allInnerTexts()) expect(way).toMatch(/\d$/);
  // What was corrected is folded below the prices that it is about.
  const log = page.locator('#corrections');
  await expect(log).toBeHidden();
  await page.getByText('Corrections', { exact: true }).click();
  await expect(log).toBeVisible();
  await expect(log.locator('time')).toHaveCount(CORRECTIONS.length);
  await expect(log.getByRole('link', { name: SITE.mail.support })).toHaveAttribute('href', `mailto:${SITE.mail.support}`);
  expect((await log.boundingBox())?.y).toBeLessThan(reads[0]?.y ?? 0);
  const before = (await prices.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  expect(before).toBeLessThan((await page.locator('main article').first().boundingBox())?.y ?? 0);
  const rows = table.locator('tr[data-row]');
  const inOrder = async (names: string[]) =>
    expect.poll(() => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))).toEqual(names);
  const usual = ['aiTools', 'networks', 'bill', 'trial', 'price'];
  await inOrder(usual);
  // What our answer comes to is read first; a question that nobody put first stands back, and what the answer rests on, too.
  const [asked, answered] = await Promise.all(
    ['tbody th', 'tbody td > strong'].map((part) =>
      table
        .locator(part)
        .nth(1)
        .evaluate((cell) => Number(getComputedStyle(cell).fontWeight)),
    ),
  );
  expect(answered).toBeGreaterThan(asked as number);
  // It is a figure, as large as a price, on one line with its question.
  const figures = table.locator('tbody td > strong');
  await expect(figures).toHaveText(['10 AI tools', '9 networks', '$10', '3 days', '$19']);
  for (const row of await rows.all()) {
    const [size, apart] = await row.evaluate((each) => {
      const [question, figure] = ['th', 'strong'].map((part) => each.querySelector(part) as Element);
      const line = document.createRange();
      line.selectNodeContents(question as Element);
      const first = line.getClientRects()[0] as DOMRect;
      const own = (figure as Element).getBoundingClientRect();
      return [
        Number.parseFloat(getComputedStyle(figure as Element).fontSize),
        Math.abs(first.top + first.height / 2 - own.top - own.height / 2),
      ];
    });
    expect(size).toBeGreaterThan(28);
    expect(apart).toBeLessThan(12);
  }
  // Of the others nothing but prices and questions.
  for (const question of await table.getByRole('rowheader').allInnerTexts()) expect(question.trim()).toMatch(/\?$/);

  const choices = page.getByRole('group', { name: 'What do you ask first?' });
  await choices.getByText('Price').click();
  await inOrder(['price', ...usual.slice(0, -1)]);
  // What comes first stands first, and is no louder than the others: the control says which it is, and a ground that is drawn beside the table's own.
  const looks = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [ask, answer] = [...row.children].map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return Math.round(words.getBoundingClientRect().left);
      });
      const { fontSize } = getComputedStyle(row);
      const weight = Number(getComputedStyle(row.firstElementChild as Element).fontWeight);
      return { weight, place: `${ask} ${answer} ${fontSize}` };
    }),
  );
  expect(new Set(looks.map(({ weight }) => weight)).size).toBe(1);
  // The control looks like what can be pressed: each word has an edge, the chosen one a ground of its own, and all stand between the heading and the table.
  const pills = await choices.locator('label').evaluateAll((all) =>
    all.map((each) => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(each);
      return { edge: borderTopWidth, ground: backgroundColor, top: each.getBoundingClientRect().top };
    }),
  );
  expect(new Set(pills.map(({ edge }) => edge))).toEqual(new Set(['1px']));
  expect(pills.filter(({ ground }) => ground === pills.at(-1)?.ground)).toHaveLength(1);
  const heading = await page.locator('#ask-title').evaluate((each) => each.getBoundingClientRect().bottom);
  for (const { top } of pills) expect(top).toBeGreaterThan(heading);
  expect(new Set(looks.map(({ place }) => place)).size).toBe(1);
  await expect(page).toHaveURL(/\/compare\?ref=partner&first=price$/);
  await page.reload();
  await inOrder(['price', ...usual.slice(0, -1)]);
  await expect(choices.getByRole('radio', { name: 'Price' })).toBeChecked();
  await choices.getByText('AI', { exact: true }).click();
  await inOrder(usual);
  await expect(page).toHaveURL(/\/compare\?ref=partner$/);
});

test('a phone is told whose each price is, and has the thread that leads to ours', async ({ page }) => {
  await page.setViewportSize({ width: PHONE_WIDTH, height: 844 });
  await page.goto('/compare?first=nonsense');
  const tools = page.getByRole('table', { name: /four other tools/ }).locator('tbody tr');
  for (const [index, name] of [SITE.product, 'Buffer', 'Later', 'Hootsuite', 'Sprout Social'].entries()) {
    await expect(tools.nth(index)).toContainText(name);
    await expect(tools.nth(index).locator('.amount')).toBeVisible();
  }
  // The way to each comparison is one line, and its name says of whom.
  const ways = tools.getByRole('link', { name: /^Feedloom vs\. / });
  await expect(ways).toHaveCount(4);
  for (const way of await ways.all()) expect((await way.boundingBox())?.height).toBeLessThan(30);
  // The scale says what its marks are, on a phone as well.
  const marks = page.locator('.marks > i');
  await expect(marks).toHaveText(['$0', '$25', '$100', '$200', '$400']);
  await expect(marks.last()).toBeVisible();
  // All choices are seen at once, each high enough for a thumb, and nothing has to be pushed sideways.
  const choices = await page
    .locator('.order > label')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  expect(choices).toHaveLength(5);
  for (const { left, right, height } of choices) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(PHONE_WIDTH);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // Above them stands what is asked, whole: nothing cuts off the upper part of its letters. Whoever points there points at it.
  const pointedAt = await page.locator('.order > legend').evaluate((legend) => {
    legend.scrollIntoView({ block: 'center' });
    const words = document.createRange();
    words.selectNodeContents(legend);
    const { left, top, width, height } = words.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 5) === legend;
  });
  expect(pointedAt).toBe(true);
  // Which one was put first is seen at its row: it alone has a ground of its own.
  await page.locator('.order > label').last().click();
  await expect(page.locator('[data-row]').first()).toHaveAttribute('data-row', 'price');
  const grounds = await page
    .locator('[data-row]')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor === 'rgba(0, 0, 0, 0)'));
  expect(grounds).toEqual([false, true, true, true, true]);
  // It goes from edge to edge of the screen.
  const ground = await page.locator('[data-row]').first().boundingBox();
  expect([ground?.x, ground?.width]).toEqual([0, PHONE_WIDTH]);
  // Where reading begins at the right, so do the amounts of the scale, none of which is a letter to go by.
  for (const part of ['.scale .marks > i', '.scale tr:first-child .line > i']) {
    const lefts = (dir: string) =>
      page.locator('html').evaluate(
        (root, [own, selector]) => {
          root.setAttribute('dir', own as string);
          return [...document.querySelectorAll(selector as string)].map((each) => each.getBoundingClientRect().left);
        },
        [dir, part],
      );
    const [right, left] = [await lefts('rtl'), await lefts('ltr')];
    expect(right.length, part).toBeGreaterThan(2);
    expect(right, part).toEqual(right.toSorted((a, b) => b - a));
    expect(left, part).toEqual(left.toSorted((a, b) => a - b));
  }
  // Each drawing is whole, and large enough to be seen.
  for (const [index, { width, height }] of (
    await page.locator('main .rows-compare img').evaluateAll((images) => images.map((image) => image.getBoundingClientRect()))
  ).entries()) {
    expect(width / height).toBeCloseTo(1200 / 630, 1);
    expect(width, `picture ${index}`).toBeGreaterThan(300);
  }
  // No head says there whose plan the money of another tool buys: its row does, and ours needs not.
  const told = await tools
    .locator('td:last-child > strong')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each, '::before').content));
  expect(told).toEqual(['none', ...Array(4).fill(`"At ${SITE.product}: "`)]);
  // The thread comes in beside the button, and touches neither it nor the words above the scale.
  const [button, way] = await Promise.all(
    ['main header .btn-primary', '.scale .line path:nth-child(2)'].map((part) =>
      page
        .locator(part)
        .first()
        .evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    ),
  );
  expect(way?.top).toBeLessThan(button?.bottom ?? 0);
  expect(way?.top).toBeGreaterThan(button?.top ?? 0);
  // It leaves the window at the other edge, and comes in again where the line begins: in the margin beside the words nothing of it is drawn.
  expect(way?.left).toBeLessThan(0);
  // Below the button it is no stroke under its words.
  const below = await page.locator('.scale .line path:nth-child(2)').evaluate((element) => {
    const path = element as SVGPathElement;
    const matrix = path.getScreenCTM() as DOMMatrix;
    const { left, right, bottom } = (document.querySelector('main header .btn-primary') as Element).getBoundingClientRect();
    return Array.from({ length: path.getTotalLength() / 5 }, (_, index) => path.getPointAtLength(index * 5).matrixTransform(matrix))
      .filter(({ x }) => x > left && x < right)
      .map(({ y }) => y - bottom);
  });
  expect(Math.min(...below)).toBeGreaterThan(20);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the table stands, and nothing is offered that could not work', async ({ page }) => {
    await page.goto('/compare?first=price');
    await expect(page.locator('[data-row]').first()).toHaveAttribute('data-row', 'aiTools');
    await expect(page.getByRole('group', { name: 'What do you ask first?' })).toBeHidden();
    await expect(page.locator('[data-row]').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test('a chapter that a wide entry names leads to its heading, in either language', async ({ page, request }) => {
  const lists = ['/blogs', '/compare'].flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale)));
  for (const list of [...lists, '/blogs/keyword/planning']) {
    await page.goto(list);
    const ways = await page.locator('main .chapters a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(ways.length, list).toBeGreaterThan(1);
    for (const way of ways) {
      const { hash, pathname } = new URL(way);
      const html = await (await request.get(pathname)).text();
      expect(html, way).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
    }
  }
  // Above the card, all of which leads to the entry.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Three kinds of post are enough' }).click();
  await expect(page).toHaveURL(/\/blog\/plan-a-week-of-posts-in-an-afternoon#three-kinds-of-post-are-enough$/);
  await expect(page.getByRole('heading', { name: 'Three kinds of post are enough' })).toBeInViewport();
});
