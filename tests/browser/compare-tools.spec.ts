import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { COMPETITOR_IDS, COMPETITORS, type Competitor, pricesOf } from '../../lib/site/claims.ts';
import { SITE } from '../../lib/site/identity.ts';
import { PLANS, pricePerMonth } from '../../lib/site/plans.ts';
import { test } from '../support/kept-page.ts';

/** The amounts in dollars that a page's price table shows, in their order, written by hand: each of theirs, and each of ours in both cycles, first the one in which the page argues: one for the whole of its column. */
const PRICES: Record<Competitor, number[]> = {
  later: [12, 19, 25, 25, 39, 45, 65, 99, 80, 260, 399],
  buffer: [6, 12, 12, 19, 25, 39, 65, 99, 120, 260, 399],
  sprout: [19, 12, 39, 25, 99, 65, 249, 399, 260],
  hootsuite: [19, 12, 39, 25, 99, 99, 65, 399, 260],
};
/** What a first screen says of the lowest price of the other side and of what the same money buys here, written by hand. */
const ARGUMENT: Record<Competitor, RegExp> = {
  later: /\$25.*\$25.*Team.*10 people/,
  buffer: /\$6.*\$12.*\$19/,
  sprout: /\$249.*\$99.*30 people/,
  hootsuite: /\$99.*\$99.*Agency.*30 people/,
};
/** What both sides of a price table's pair cost, in dollars a month, written by hand; nothing where they do not cost the same. */
const MEETS: Record<Competitor, number | undefined> = { later: 25, buffer: 12, sprout: undefined, hootsuite: 99 };
/** Where the scale of all prices ends, in dollars, and how far along it a price lies. */
const SCALE_END = 400;
const along = (dollars: number) => Math.sqrt(dollars / SCALE_END);
/** How tall a page may be on a phone, with a scale below each price, its verdict on two cards with a reason for each condition, and on one of them ten pictures and answers as loud as their doors. */
const TALLEST_PHONE_PX = 8400;

/** `$19`, `19 US$` and `19 US$` with the currency set apart are all an amount. */
const amountsIn = (words: string): number[] =>
  [...words.matchAll(/\$(\d+)|(\d+)\s*US\$/g)].map(([, before, after]) => Number(before ?? after));

/** How much of the layout moves while a visitor goes down the page, in which pictures come late. */
const shiftWhileScrolling = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    let sum = 0;
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
    }
    // Each has its own size then, and what stands around it has had to make room.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await frame();
    await frame();
    add(observer.takeRecords());
    return sum;
  });

/** Each word of a heading that goes on in a second line. */
const cutWords = (page: Page) =>
  page.locator('main :is(h1, h2, h3):not(.sr-only)').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const cut: string[] = [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) cut.push(word);
        }
      return cut;
    }),
  );

for (const locale of LOCALES) {
  for (const tool of COMPETITOR_IDS) {
    const path = localizedPath(COMPETITORS[tool].path, locale);

    test(`${path} shows the prices of the modules, names every source, and closes with the way to the plans`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      expect(await shiftWhileScrolling(page), 'what moves when pictures come').toBe(0);
      await expect(page.locator('h1')).toContainText(COMPETITORS[tool].name);
      const told = (await page.locator('#comparison tbody > tr').allInnerTexts()).map(amountsIn);
      expect(told.flat()).toEqual(PRICES[tool]);

      // Each stitch lies where its price is between the marks, which stand above: on the hub's scale, which gives low prices more room and says so.
      const ends = await page.locator('#comparison .line').evaluateAll((lines) =>
        lines.map((line) => {
          const [whole, stitch] = [line, line.querySelector('i') as Element].map((each) => each.getBoundingClientRect()) as [
            DOMRect,
            DOMRect,
          ];
          return (stitch.left + stitch.width / 2 - whole.left) / whole.width;
        }),
      );
      expect(ends).toHaveLength(told.length);
      for (const [index, [first = 0]] of told.entries()) expect(ends[index], `rung ${index}`).toBeCloseTo(along(first), 2);
      await expect(page.locator('#comparison thead td')).toContainText(
        locale === 'en' ? 'Low prices get more room' : 'Los precios bajos, con más espacio',
      );
      // All of ours stand in one cycle, which the head of the column says, on a phone, too.
      const cycle = told.some(([first]) => first === 19) ? 'monthly' : 'yearly';
      const inTable = await page.locator('#comparison .mine').allInnerTexts();
      expect(inTable.map((words) => amountsIn(words)[0])).toEqual(PLANS.map((plan) => pricePerMonth(plan, cycle)));
      const columnHead = {
        en: { yearly: 'Dollars a month, ours paid yearly', monthly: 'Dollars a month, ours paid monthly' },
        es: { yearly: 'Dólares al mes; los nuestros, con pago anual', monthly: 'Dólares al mes; los nuestros, con pago mensual' },
      };
      await expect(page.locator('#comparison thead th').first()).toHaveText(columnHead[locale][cycle]);
      // Of ours, what a month costs that is paid with its year is in full colour, and the rest is pale, by night, too: the key has a sign for either, and for the other tool.
      for (const theme of ['dark', 'light']) {
        const signs = await page.locator('#comparison .key > span').evaluateAll((all, own) => {
          document.documentElement.dataset.theme = own;
          return all.map((each) => [each.textContent, getComputedStyle(each, '::before').backgroundImage] as const);
        }, theme);
        const cycles = locale === 'en' ? ['Paid yearly', 'Paid monthly'] : ['Pago anual', 'Pago mensual'];
        expect(signs.map(([words]) => words?.replace('\u00a0', ' '))).toEqual([...cycles, COMPETITORS[tool].name]);
        // The lightness of a colour is the first of its figures. What is paid monthly stands back: lighter by day, darker by night.
        const [full, pale, theirs] = signs.map(([, image]) => Number(image.match(/okl(?:ab|ch)\(([\d.]+)/)?.[1])) as [
          number,
          number,
          number,
        ];
        expect(theme === 'dark' ? full - pale : pale - full, theme).toBeGreaterThan(0.1);
        expect(Math.abs(theirs - full), theme).toBeGreaterThan(0.1);
      }
      const keys = await page
        .locator('#comparison .key > span')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      expect(new Set(keys).size, 'lines of the key').toBe(1);
      // Two neighbours stand out: the lowest of their prices that buys a plan here, and that plan; a line joins them where both cost the same.
      const pair = await page.locator('#comparison .pair').evaluateAll((rows) =>
        rows.map((row) => {
          const line = (row.querySelector('.line') as Element).getBoundingClientRect();
          const cell = row.lastElementChild as Element;
          const joint = getComputedStyle(cell, '::after');
          const at = cell.getBoundingClientRect().left + Number.parseFloat(joint.left) + Number.parseFloat(joint.width) / 2;
          return {
            ours: row.matches('.mine'),
            next: row.nextElementSibling?.matches('.pair'),
            at: joint.content === 'none' ? undefined : (at - line.left) / line.width,
            // From one stitch to the other it covers the rule between the rows, too.
            whole: joint.content === 'none' || !row.nextElementSibling?.matches('.pair') || joint.bottom === '-1px',
          };
        }),
      );
      expect(pair.map(({ next }) => next)).toEqual([true, false]);
      expect(new Set(pair.map(({ ours }) => ours)).size).toBe(2);
      expect(pair.map(({ whole }) => whole)).toEqual([true, true]);
      const meets = MEETS[tool];
      for (const { at } of pair) {
        if (meets === undefined) expect(at).toBeUndefined();
        else expect(at, 'where the pair meets').toBeCloseTo(along(meets), 2);
      }
      // A bar of ours goes on to what a month costs by itself, in the pale colour, on every page.
      const bars = await page.locator('#comparison .mine .line').evaluateAll((all) =>
        all.map((each) => {
          const whole = each.clientWidth;
          return [(each.querySelector('s') as HTMLElement).clientWidth, Number.parseFloat(getComputedStyle(each, '::before').width)].map(
            (own) => own / whole,
          );
        }),
      );
      expect(bars).toHaveLength(PLANS.length);
      for (const [index, plan] of PLANS.entries())
        for (const [part, of] of (['yearly', 'monthly'] as const).entries())
          expect(bars[index]?.[part], `${plan.id} ${of}`).toBeCloseTo(along(pricePerMonth(plan, of)), 2);
      expect((await page.locator('#comparison .marks > i').allInnerTexts()).map((mark) => Number(mark.replace(/\D/g, '')))).toEqual([
        0,
        25,
        100,
        200,
        SCALE_END,
      ]);
      // As on the hub, dashes mean that more may lie above: they are drawn at the only price that we know of a tool, and said.
      await expect(page.locator('#comparison .line > b')).toHaveCount(pricesOf(tool).length === 1 ? 1 : 0);
      await expect(page.locator('#comparison .from')).toHaveCount(pricesOf(tool).length === 1 ? 1 : 0);
      // Every column says what it is, on one line; the scale ends as far before the rule below it as the words begin after its other end.
      const heads = await page.locator('#comparison thead tr > *').evaluateAll((cells) =>
        cells.map((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell.querySelector('.marks > i') ?? cell);
          return { foot: words.getBoundingClientRect().bottom, color: getComputedStyle(cell).color };
        }),
      );
      expect(heads).toHaveLength(3);
      for (const head of await page.locator('#comparison thead tr > *').allInnerTexts()) expect(head).toMatch(/^\p{L}/u);
      expect(new Set(heads.map(({ color }) => color)).size).toBe(1);
      for (const { foot } of heads) expect(Math.abs(foot - (heads[0]?.foot ?? 0))).toBeLessThan(2);
      const hangs = await page.locator('#comparison table').evaluate((table) => {
        const words = document.createRange();
        words.selectNodeContents(table.querySelector('thead th') as Element);
        const [rule, mark] = [table, table.querySelector('.marks > i:last-child') as Element].map((each) => each.getBoundingClientRect());
        return [words.getBoundingClientRect().left - (rule?.left ?? 0), (rule?.right ?? 0) - (mark?.right ?? 0)].map(Math.round);
      });
      expect(hangs, 'where the scale ends').toEqual([12, 12]);
      // A line goes down from each of its marks through every rung, without a gap.
      const rungs = await page.locator('#comparison tbody td:last-child').evaluateAll((cells) =>
        cells.map((cell) => {
          const { top, bottom } = cell.getBoundingClientRect();
          const { backgroundImage, backgroundRepeat, backgroundPosition } = getComputedStyle(cell);
          return { top, bottom, lines: backgroundImage.match(/gradient/g)?.length, backgroundRepeat, backgroundPosition };
        }),
      );
      for (const [index, { top, lines, backgroundRepeat, backgroundPosition }] of rungs.entries()) {
        expect([lines, ...backgroundPosition.split(',').map(Number.parseFloat)]).toEqual([5, 0, 25, 50, 70.7, 100]);
        expect(new Set(backgroundRepeat.split(', '))).toEqual(new Set(['repeat-y']));
        if (index > 0) expect(Math.abs(top - (rungs[index - 1]?.bottom ?? 0))).toBeLessThan(1);
      }

      // One line below the table says what the prices rest on, and no other place says it again.
      const { pricePage } = COMPETITORS[tool];
      const source = page.locator('#source');
      await expect(source).toHaveCount(1);
      const dates = await source.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
      expect(dates).toEqual(pricePage.read ? [pricePage.read] : []);
      await expect(page.locator(`main a[href="${pricePage.url}"]`)).toHaveCount(1);
      await expect(source.locator(`a[href="${pricePage.url}"]`)).toBeVisible();
      await expect(source.locator(`a[href="mailto:${SITE.mail.support}"]`)).toBeVisible();

      // Where the ground changes, the room above and below is no empty band.
      const said = await source.boundingBox();
      const begins = await page
        .locator('#comparison + section :is(h2, h3, [role=img])')
        .evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().top)));
      expect(begins - (said?.y ?? 0) - (said?.height ?? 0)).toBeLessThanOrEqual(200);

      // Three facts in one row, none of which the first screen has said.
      const facts = await page.locator('#strengths h3').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(facts).toHaveLength(3);
      expect(new Set(facts).size).toBe(1);

      // Whoever comes for another tool meets ours first.
      const order = await page
        .locator('main section[id], main h3')
        .evaluateAll((all) => all.map(({ id, textContent }) => id || textContent));
      expect(order.indexOf('strengths')).toBeLessThan(order.indexOf('comparison'));
      const [ours, theirs] = order.filter((name) => /(if|si)…$/.test(name ?? ''));
      expect([ours, theirs?.includes(COMPETITORS[tool].name)]).toEqual([expect.stringContaining(SITE.product), true]);

      await expect(source.locator(`a[href="${localizedPath('/compare', locale)}#corrections"]`)).toBeVisible();

      // Questions stand in one short list, apart from the prices, each with our own answer.
      const questions = page.locator('#ask').getByRole('rowheader');
      await expect(questions).toHaveCount(4);
      for (const question of await questions.allInnerTexts()) expect(question.trim()).toMatch(/\?$/);
      await expect(page.locator('#comparison table')).not.toContainText('?');
      // What is said of them begins where their heading does; and no answer is far from its question.
      const [asks, lead] = await page
        .locator('#ask :is(h2, .lede)')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
      expect(Math.abs((asks as number) - (lead as number)), 'the lead').toBeLessThan(1);
      const apart = await page.locator('#ask tbody tr').evaluateAll((all) =>
        all.map((row) => {
          const [question, answer] = [...row.children].map((cell) => cell.getBoundingClientRect()) as [DOMRect, DOMRect];
          return answer.left < question.right - 1 ? answer.top - question.bottom : 0;
        }),
      );
      // A loud answer needs more room above it.
      for (const room of apart) expect(room, 'between question and answer').toBeLessThan(tool === 'hootsuite' ? 16 : 12);
      // The doors are one passage, without a gap, and all answers begin on one line below it.
      if (tool === 'hootsuite') {
        const doors = await page.locator('#ask tbody tr').evaluateAll((all) =>
          all.map((row) => {
            const { left, right } = row.getBoundingClientRect();
            const { width, height } = getComputedStyle(row, '::before');
            const [wide, high] = [width, height].map(Number.parseFloat) as [number, number];
            return { left, right, wide, shape: wide / high, answer: row.lastElementChild?.getBoundingClientRect().top };
          }),
        );
        expect(new Set(doors.map(({ answer }) => answer)).size).toBe(1);
        for (const [index, { left, right, wide, shape }] of doors.entries()) {
          expect(Math.abs(wide - (right - left))).toBeLessThan(1);
          expect(shape).toBeCloseTo(300 / 240, 1);
          if (index > 0) expect(Math.abs(left - (doors[index - 1]?.right ?? 0))).toBeLessThan(1);
        }
      }

      // Both headings of the choice end on one line, and each reason begins beside its neighbour, however many lines the words above take.
      for (const [part, edge] of [
        ['h3', 'bottom'],
        ['li:nth-child(1)', 'top'],
        ['li:nth-child(2)', 'top'],
        ['li:nth-child(3)', 'top'],
      ] as const) {
        const edges = await page
          .locator(`#fit ${part}`)
          .evaluateAll((all, side) => all.map((each) => each.getBoundingClientRect()[side]), edge);
        expect(edges, part).toHaveLength(2);
        expect(Math.abs((edges[0] as number) - (edges[1] as number)), part).toBeLessThan(1);
      }
      // Of each answer the first sentence stands out, which says it.
      const answers = await page
        .locator('#ask td')
        .evaluateAll((all) => all.map((each) => [each.textContent ?? '', each.querySelector('strong')?.textContent ?? ''] as const));
      expect(answers).toHaveLength(4);
      for (const [whole, loud] of answers) {
        expect(loud).toMatch(/[.?!]$/);
        expect(whole.startsWith(loud)).toBe(true);
      }
      // Neither half is the larger one, and what goes beyond a condition stands below it.
      const halves = await page
        .locator('#fit ul')
        .evaluateAll((all) => all.map((each) => [each.clientWidth, Number.parseFloat(getComputedStyle(each).fontSize)] as const));
      // The line between them takes a pixel of the second.
      expect(Math.abs((halves[0]?.[0] ?? 0) - (halves[1]?.[0] ?? 0))).toBeLessThan(2);
      expect(halves[0]?.[1]).toBe(halves[1]?.[1]);
      for (const more of await page.locator('#fit li > span').all()) await expect(more).toHaveCSS('display', 'block');

      // Our prices stand on a ground of their own. Of theirs nothing is said but what to ask, by each.
      const looks = await page.locator('#comparison tbody tr').evaluateAll(
        (all, product) =>
          all.map((row) => {
            const [name, note] = ['th', 'th > span'].map((part) => row.querySelector(part));
            return {
              ours: name?.textContent?.startsWith(product) ?? false,
              grounded: getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)',
              note: note?.textContent ?? '',
            };
          }),
        SITE.product,
      );
      expect(new Set(looks.map(({ ours }) => ours)).size).toBe(2);
      // One of theirs and one of ours have a ground of their own: the two that the page holds against each other.
      expect(
        looks
          .filter(({ grounded }) => grounded)
          .map(({ ours }) => ours)
          .sort(),
      ).toEqual([false, true]);
      const asked = looks.filter(({ ours }) => !ours).map(({ note }) => note);
      for (const note of asked) expect(note).toMatch(/^(?:Ask|Pregunta) [^$\d]+\.$/);
      expect(new Set(asked).size, 'each asks something else').toBe(pricesOf(tool).length);

      // Every row of the prices is as high as its neighbours, in either language.
      const rows = await page.locator('#comparison tbody tr').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(2);

      // What to press on the first screen is the page's own: the header's way to the plans is there, and does not compete.
      const fill = (button: string) => page.locator(button).evaluate((each) => getComputedStyle(each).backgroundColor);
      expect(await fill('#site-header .btn-primary')).toBe('rgba(0, 0, 0, 0)');
      expect(await fill('main .btn-primary >> nth=0')).not.toBe('rgba(0, 0, 0, 0)');

      const closing = page.locator('main > section').last();
      await expect(closing).toHaveAttribute('id', 'create_account');
      await expect(closing.getByRole('link').first()).toHaveAttribute('href', localizedPath('/pricing', locale));
      // What joining comes with stands by the call, and on the rest of the page no more.
      await expect(closing.getByRole('listitem')).toHaveText([/^−?65\s*%/, /^24\/7/]);
      await expect(page.getByRole('main').getByText('24/7')).toHaveCount(1);
      // Both figures are one line, so what is said of them begins on one line, too.
      const figures = await closing.locator('strong').evaluateAll((all) => all.map((each) => each.clientHeight));
      expect(figures).toHaveLength(2);
      expect(figures[0]).toBe(figures[1]);
      // What to press stands below what is said, not at the other end of the window.
      const starts = await closing.locator('h2, a').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
      expect(Math.abs((starts[0] as number) - (starts[1] as number))).toBeLessThan(1);
      // A last call of two sentences has a line for each.
      if (tool === 'buffer' || tool === 'later')
        expect(
          await closing
            .locator('h2')
            .evaluate((title) => Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight))),
        ).toBe(2);
      // The way on is the same on all four: three tools side by side, and beside the heading the article that has all five.
      const cards = page.locator('.tool-card');
      const lefts = await cards.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
      expect([lefts.length, new Set(lefts).size]).toEqual([3, 3]);
      const letters = await cards
        .locator('a')
        .first()
        .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
      // Names of other tools are no louder than the headings of the page.
      expect(letters).toBeLessThan(45);
      await expect(page.locator(`main a[href$="-against-other-social-media-schedulers"]`)).toHaveCount(1);
      for (const other of COMPETITOR_IDS.filter((each) => each !== tool))
        await expect(page.locator(`main a[href="${localizedPath(COMPETITORS[other].path, locale)}"]`)).toBeVisible();
    });
  }

  test(`${localizedPath('/compare', locale)} leads to the four pages`, async ({ page }) => {
    await page.goto(localizedPath('/compare', locale));
    for (const { name, path } of Object.values(COMPETITORS))
      await expect(page.locator(`main a[href="${localizedPath(path, locale)}"]`)).toContainText(name);
    // A whole row leads on, and not its last words alone.
    const row = page.locator('.scale tbody tr').filter({ hasText: COMPETITORS.later.name });
    const { width, height } = await row.evaluate((element) => element.getBoundingClientRect());
    await row.click({ position: { x: width / 4, y: height / 2 } });
    await expect(page).toHaveURL(localizedPath(COMPETITORS.later.path, locale));
  });
}

test('on a phone the words of the loom stand clear of its threads, and the pieces of the tools’ thread meet behind a knot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of LOCALES) {
    await page.goto(localizedPath(COMPETITORS.buffer.path, locale));
    const loom = page.locator('main .canvas').first();
    // Both counts are as far above their thread, which is in the middle of what hangs on it.
    const above = await loom.evaluate((canvas) =>
      [...canvas.querySelectorAll('.items-baseline')].map((count) => {
        const hung = (count.nextElementSibling as Element).getBoundingClientRect();
        return hung.top + hung.height / 2 - count.getBoundingClientRect().bottom;
      }),
    );
    expect(above).toHaveLength(2);
    expect(Math.min(...above)).toBeGreaterThan(0);
    expect(Math.max(...above) - Math.min(...above)).toBeLessThan(1);
    // The last line stands clear of the companies above it and of the networks below.
    const clear = await loom.evaluate((canvas) => {
      const edges = (part: string) => [...canvas.querySelectorAll(part)].map((each) => each.getBoundingClientRect());
      const [line] = edges('div.text-xl:not(.font-semibold)') as [DOMRect];
      return [
        line.top - Math.max(...edges('img').map(({ bottom }) => bottom)),
        Math.min(...edges('span:has(> svg)').map(({ top }) => top)) - line.bottom,
      ];
    });
    expect(Math.min(...clear)).toBeGreaterThan(12);
    await page.goto(localizedPath(COMPETITORS.hootsuite.path, locale));
    // The thread is of pieces that meet where a knot hides it: in the middle of a tile.
    const pieces = await page.locator('.on-the-line > li').evaluateAll((items) =>
      items.flatMap((item) => {
        const { left, width } = item.getBoundingClientRect();
        const own = getComputedStyle(item, '::before');
        if (own.content === 'none') return [];
        const ends = [left + Number.parseFloat(own.left), left + width - Number.parseFloat(own.right)];
        const middles = items.slice(0, 2).map((each) => each.getBoundingClientRect().left + each.clientWidth / 2);
        return [ends.filter((end) => middles.some((middle) => Math.abs(middle - end) < 1)).length];
      }),
    );
    expect(pieces).toEqual([1, 1, 1, 1, 2]);
  }
});

test('the first screen names what the same money buys; a phone has the whole in a few screens, and the last section leads to the plans', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // English last: the way on is pressed there.
  for (const locale of LOCALES.toReversed()) {
    for (const tool of COMPETITOR_IDS) {
      const path = localizedPath(COMPETITORS[tool].path, locale);
      await page.goto(path);
      if (locale === 'en') await expect(page.locator('main .lede').first()).toHaveText(ARGUMENT[tool]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(TALLEST_PHONE_PX);
      if (locale === 'en') expect(await shiftWhileScrolling(page), `what moves on ${path}`).toBe(0);
      // What the key is of has a line of its own above its signs.
      const signs = await page
        .locator('#comparison .key > span')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      expect(new Set(signs).size, 'lines of the key on a phone').toBe(1);
      // In the head, what is said of the scale goes on where what is said of the prices ends.
      const head = await page
        .locator('#comparison thead :is(th, td):not(:nth-child(2))')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      expect(Math.abs((head[1]?.top ?? 0) - (head[0]?.bottom ?? 0))).toBeLessThan(2);
      // What is said of ours is a line for each sentence, in every row; the marks of the scale begin below it.
      const notes = await page.locator('#comparison .mine').evaluateAll((rows) =>
        rows.map((row) => {
          const words = document.createRange();
          words.selectNodeContents(row.querySelector('th > span') as Element);
          const { backgroundClip } = getComputedStyle(row.lastElementChild as Element);
          const marks = (row.querySelector('.line') as Element).getBoundingClientRect();
          const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
          return [lines, backgroundClip.split(', ')[0], marks.top - words.getBoundingClientRect().bottom >= 8];
        }),
      );
      expect(notes).toEqual(Array(PLANS.length).fill([2, 'content-box', true]));
      // Each sentence of the closing call has a line.
      const call = page.locator('#create_account-title');
      const lines = await call.evaluate((title) => Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)));
      expect(lines, 'lines of the closing call').toBe(((await call.textContent()) ?? '').split('\n').length);
      // No condition of the verdict, no reason below it, no caption of a tool, and no price of the punch line ends with a short word or two alone.
      const short = await page.locator('#fit li, #fit li > span, figcaption, .on-the-line p').evaluateAll((all) =>
        all.flatMap((each) => {
          const words = document.createRange();
          words.selectNodeContents(each.firstChild as Node);
          const widths = new Map<number, number>();
          for (const { top, width } of words.getClientRects()) widths.set(Math.round(top), (widths.get(Math.round(top)) ?? 0) + width);
          const lines = [...widths.values()];
          return (lines.at(-1) ?? 0) < Math.max(...lines) * 0.4 ? [each.textContent] : [];
        }),
      );
      expect(short, `last lines on ${path}`).toEqual([]);
      if (tool === 'sprout') {
        const price = await page.locator('figcaption').evaluate((each) => {
          const text = each.firstChild as Text;
          const end = text.data.indexOf('.') + 1;
          const words = document.createRange();
          words.setStart(text, text.data.search(/\d+\sUS\$|\$\d/u));
          words.setEnd(text, end);
          return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(price, 'lines of a price and its month').toBe(1);
      }
      // Each tool says what it does, and has a picture as large as the others.
      if (tool === 'hootsuite') {
        await expect(page.locator('.on-the-line p:visible')).toHaveCount(10);
        const pictures = await page.locator('.on-the-line [role=img]').evaluateAll((all) => all.map((each) => each.clientWidth));
        expect(Math.max(...pictures) - Math.min(...pictures)).toBeLessThan(2);
        // What one has opened can be ticked, line by line, without a script; two are ticked as an example, so that an answer is seen.
        const boxes = page.locator('.week-list').getByRole('checkbox');
        await expect(boxes).toHaveCount(7);
        for (const line of await page.locator('.week-list label').all())
          expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        // Ticks say what follows from them: that the field is to be filled, that the parts are used, or nothing yet.
        const ends = page.locator('.last-week [aria-live] > p');
        const shown = () => ends.evaluateAll((all) => all.map((end) => getComputedStyle(end).display !== 'none'));
        const label = (index: number) => page.locator('.week-list label').nth(index);
        expect(await shown()).toEqual([false, false, true]);
        expect(await boxes.evaluateAll((all) => all.filter((each) => (each as HTMLInputElement).checked).length)).toBe(2);
        await label(6).click();
        expect(await shown()).toEqual([false, true, false]);
        await label(0).click();
        expect(await shown()).toEqual([true, false, false]);
        await label(6).click();
        await expect(boxes.last()).toBeChecked();
        expect(await shown()).toEqual([false, false, true]);
        if (locale === 'en') await expect(ends.last()).toContainText('The empty field');
      }
      // Each question has its door above it, whole.
      if (tool === 'hootsuite') {
        const doors = await page.locator('#ask tbody tr').evaluateAll((all) =>
          all.map((row) => {
            const { backgroundPositionX, width, height } = getComputedStyle(row, '::before');
            return [Number.parseFloat(backgroundPositionX), Number.parseFloat(width) / Number.parseFloat(height)] as const;
          }),
        );
        const lefts = await page.locator('#ask tbody th').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
        expect(new Set(lefts).size, 'columns on a phone').toBe(1);
        // Of the 300 units of each, 10 at either side are left out: there the next one would have the other half of a nail.
        for (const [index, [place, shape]] of doors.entries()) {
          expect(place).toBeCloseTo(((index * 300 + 10) * 100) / (1200 - 280), 0);
          expect(shape).toBeCloseTo(300 / 240, 1);
        }
      }
      // So has the till its slip, which comes out of it.
      if (tool === 'buffer') {
        const [till, slip] = await Promise.all(
          ['img', 'table'].map((part) => page.locator(`#ask ${part}`).evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect)),
        );
        expect(till?.height).toBeGreaterThan(100);
        expect(slip?.top).toBeGreaterThan((till?.top ?? 0) + (till?.height ?? 0) / 2);
        expect(slip?.top).toBeLessThan(till?.bottom ?? 0);
      }
      // Each half of the test stands above its own words, whole; each question has a face, from which a thread leads to the reply.
      if (tool === 'later') {
        const halves = await page
          .locator('main :is(.covered, .covered + p)')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
        expect(halves).toHaveLength(4);
        for (const [index, { top }] of halves.slice(1).entries()) expect(top).toBeGreaterThan(halves[index]?.bottom ?? 0);
        for (const half of [0, 2]) expect((halves[half]?.width ?? 0) / (halves[half]?.height ?? 1)).toBeCloseTo(1.5, 1);
        const threads = await page.locator('#ask tbody tr').evaluateAll((all) =>
          all.map((row) => {
            const [face, reply] = ['img', 'td'].map((part) => row.querySelector(part)?.getBoundingClientRect()) as [DOMRect, DOMRect];
            const { width, height, top } = getComputedStyle(row.querySelector('td') as Element, '::before');
            const begins = reply.top + Number.parseFloat(top);
            return {
              inFace: begins > face.top && begins < face.bottom,
              ends: begins + Number.parseFloat(height) < reply.bottom,
              from: Math.abs(reply.left - Number.parseFloat(width) - (face.left + face.width / 2)),
            };
          }),
        );
        expect(threads).toHaveLength(4);
        for (const { inFace, ends, from } of threads) {
          expect([inFace, ends]).toEqual([true, true]);
          expect(from).toBeLessThan(4);
        }
      }
      // The thread drops out of the card, and has room on both sides of the gap that it crosses.
      if (tool === 'later') {
        const room = await page
          .locator('main .canvas')
          .first()
          .evaluate((canvas) => {
            const path = [...canvas.querySelectorAll('path')].find((each) => each.getClientRects()[0]?.width) as SVGPathElement;
            const [card, post] = ['.shadow-float', '.start-8\\.5'].map((part) => canvas.querySelector(part)?.getBoundingClientRect()) as [
              DOMRect,
              DOMRect,
            ];
            const matrix = path.getScreenCTM() as DOMMatrix;
            const points = Array.from({ length: 60 }, (_, index) => path.getPointAtLength(index * 5).matrixTransform(matrix));
            const across = points.filter(({ x }) => x > card.left + card.width * 0.2 && x < card.left + card.width * 0.7);
            return across.map(({ y }) => Math.min(y - card.bottom, post.top - y));
          });
        expect(room.length).toBeGreaterThan(20);
        for (const each of room) expect(each).toBeGreaterThan(8);
        // It ends at the middle of each post.
        const off = await page
          .locator('main .canvas')
          .first()
          .evaluate((canvas) => {
            const path = [...canvas.querySelectorAll('path')].find((each) => each.getClientRects()[0]?.width) as SVGPathElement;
            const matrix = path.getScreenCTM() as DOMMatrix;
            const length = path.getTotalLength();
            const points = Array.from({ length: 1000 }, (_, index) =>
              path.getPointAtLength((length * index) / 999).matrixTransform(matrix),
            );
            return [...canvas.querySelectorAll('.start-8\\.5')].map((post) => {
              const { left, top, height } = post.getBoundingClientRect();
              return Math.min(...points.filter(({ x }) => Math.abs(x - left) < 2).map(({ y }) => Math.abs(y - top - height / 2)));
            });
          });
        expect(off).toHaveLength(3);
        for (const each of off) expect(each).toBeLessThan(2);
      }
      // No heading is so large that the narrowest phone cuts its words.
      await page.setViewportSize({ width: 320, height: 844 });
      expect(await cutWords(page), `${path} at 320 px`).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
    }
  }
  await page.locator('#create_account').getByRole('link', { name: 'Start free trial' }).click();
  await expect(page).toHaveURL('/pricing');
});

for (const [tool, name] of [
  ['sprout', /table/],
  ['hootsuite', /washing line/],
] as const)
  test(`from right to left the picture about ${COMPETITORS[tool].name} is turned, and what has one sense in it is not`, async ({
    page,
  }) => {
    await page.goto(COMPETITORS[tool].path);
    const drawing = page.getByRole('main').getByRole('img', { name }).locator('img');
    await expect(drawing).toHaveCSS('content', 'normal');
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
    // The same file, which turns its signs back itself.
    const shown = await drawing.evaluate((image) => getComputedStyle(image).content);
    expect(shown).toContain(`${await drawing.getAttribute('src')}#rtl")`);
    // So is the passage of doors, each of which still has its own question below it.
    if (tool === 'hootsuite')
      for (const row of await page.locator('#ask tbody tr').all())
        expect(await row.evaluate((each) => getComputedStyle(each, '::before').scale)).toBe('-1 1');
  });

test('the loom on the page about Buffer counts what a bill does, and not the channels', async ({ page }) => {
  await page.goto(COMPETITORS.buffer.path);
  const loom = page.getByRole('img', { name: /Pro counts.*2 people.*2 companies.*9 networks.*aren’t counted/ });
  await expect(loom.getByText(/^\d+$/)).toHaveText(['2', '2']);
  await expect(loom.getByText('Channels aren’t counted')).toBeVisible();
  // What is counted hangs on one thread; the marks of the networks lie each on the slack wire below it.
  const points = await loom.locator('path[stroke-dasharray][stroke-linecap]').evaluate((element) => {
    const path = element as SVGPathElement;
    const matrix = path.getScreenCTM() as DOMMatrix;
    return Array.from({ length: 200 }, (_, index) => {
      const { x, y } = path.getPointAtLength((path.getTotalLength() * index) / 199).matrixTransform(matrix);
      return { x, y };
    });
  });
  const discs = await loom.locator('span:has(> svg)').evaluateAll((all) =>
    all.map((disc) => {
      const { left, top, width, height } = disc.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );
  const apart = discs.map((disc) => Math.min(...points.map(({ x, y }) => Math.hypot(x - disc.x, y - disc.y))));
  expect(apart).toHaveLength(9);
  for (const each of apart) expect(each).toBeLessThan(3);
});

test('a chart on the page about Buffer shows both readings of its price beside ours', async ({ page }) => {
  await page.goto(COMPETITORS.buffer.path);
  const chart = page.getByRole('img', {
    name: /\$12, paid yearly, and at \$19, paid monthly.*crosses our line at 2 channels and ends at \$54/,
  });
  await expect(chart).toBeVisible();
  // The post of the loom stands where the page's column begins.
  const [post, column] = await Promise.all(
    ['main .canvas > .bg-inverse', '#strengths ul'].map((part) =>
      page
        .locator(part)
        .first()
        .evaluate((each) => each.getBoundingClientRect().left),
    ),
  );
  expect(Math.abs((post as number) - (column as number))).toBeLessThan(1);
  await expect(chart).toContainText('If it’s for each, we’re cheaper from 3 channels on. Paid monthly, from 4.');
  // Each ring stands on our line at the number of channels from which that holds, right above its number on the axis.
  for (const channels of [3, 4]) {
    const [ring, axis] = await Promise.all(
      [chart.getByText(`from ${channels}`, { exact: true }), page.locator('figure p:last-of-type > span').nth(channels - 1)].map((each) =>
        each.evaluate((own) => {
          const words = document.createRange();
          words.selectNodeContents(own);
          const { left, width } = words.getBoundingClientRect();
          return left + width / 2;
        }),
      ),
    );
    expect(Math.abs((ring ?? Number.NaN) - (axis ?? 0)), `ring at ${channels}`).toBeLessThan(3);
  }
  // The axis goes on above the end of the line, and none of its lines lies on one of ours. Each line says itself what it is, where it ends: there is no key. No label touches the next.
  for (const price of ['$0', '$30', '$60']) await expect(chart.getByText(price, { exact: true })).toBeVisible();
  const labels = chart.getByText(/^(Buffer|Feedloom), \$/);
  await expect(labels).toHaveText([
    'Buffer, $54 if it’s for each channel',
    'Feedloom, $12 paid yearly',
    'Feedloom, $19 paid monthly',
    'Buffer, $6 if it’s for everything',
  ]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // A phone has no room for the rings' words between those of the lines.
    await expect(chart.getByText(/^from\s\d$/).filter({ visible: true })).toHaveCount(width > 1000 ? 2 : 0);
    const boxes = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({ left, right }) => Math.round(width > 1000 ? left : right))).size, 'where the lines end').toBe(1);
    const fromAbove = boxes.toSorted((a, b) => a.top - b.top);
    for (const [index, { top, bottom, right }] of fromAbove.entries()) {
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom - top, 'one line').toBeLessThan(30);
      if (index > 0) expect(top - (fromAbove[index - 1]?.bottom ?? 0), `labels at ${width}`).toBeGreaterThan(3);
    }
  }
});

test('all ten tools stand on the page about Hootsuite, each with the way to where it is explained', async ({ page }) => {
  await page.goto('/compare/hootsuite-alternative');
  // Each mark of a network lies on a disc of the drawing, whatever the width.
  const line = page.getByRole('img', { name: /10 AI tools hang on one red thread.*the marks of 9 networks/ });
  await expect(line.locator('span')).toHaveCount(9);
  // Behind the last one the thread leaves the window, which does not move sideways for it.
  expect(
    await line
      .locator('svg path')
      .last()
      .evaluate((path) => path.getBoundingClientRect().right - innerWidth),
  ).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  const tools = page.getByRole('region', { name: 'Our ten AI tools, on one line' });
  // Each is named once, and has a picture of its own.
  const names = tools.getByRole('heading', { level: 3 }).getByRole('link');
  expect(new Set(await names.allInnerTexts()).size).toBe(10);
  await expect(names).toHaveCount(10);
  await expect(tools.getByRole('img')).toHaveCount(10);
  // The way to all of them stands beside the heading.
  await expect(tools.getByRole('link', { name: 'All 10 tools of the studio' })).toHaveAttribute('href', '/ai-studio');
  // They hang on one line.
  await page.setViewportSize({ width: 1440, height: 900 });
  const threads = await tools
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Number.parseFloat(getComputedStyle(item, '::before').borderBlockStartWidth)));
  expect(threads).toHaveLength(10);
  for (const thread of threads) expect(thread).toBeGreaterThan(1);
  // No idea covers another one.
  const ideas = await tools
    .getByRole('img', { name: /autumn bread/ })
    .locator('.absolute:not(svg):not(:has(*))')
    .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect()).toSorted((a, b) => a.top - b.top));
  expect(ideas).toHaveLength(4);
  for (const [index, { bottom }] of ideas.slice(0, -1).entries()) expect(bottom).toBeLessThanOrEqual(ideas[index + 1]?.top ?? 0);
  // Two large ones, and below them two rows of four; on a tablet rows of two: no row has a hole at its end.
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = width >= 1024;
    const boxes = await tools
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as { width: number; right: number; top: number }));
    const rows = wide ? [boxes.slice(0, 2), boxes.slice(2, 6), boxes.slice(6)] : [0, 2, 4, 6, 8].map((from) => boxes.slice(from, from + 2));
    const ends = Math.max(...boxes.map(({ right }) => right));
    for (const row of rows) {
      expect(row.at(-1)?.right, `at ${width}`).toBeCloseTo(ends, 0);
      for (const each of row)
        expect([Math.round(each.width), Math.round(each.top)], `at ${width}`).toEqual([
          Math.round(row[0]?.width ?? 0),
          Math.round(row[0]?.top ?? 0),
        ]);
    }
    // Both large pictures are of one height, so that their names stand on one line.
    if (wide) {
      const heights = await tools
        .getByRole('img')
        .evaluateAll((all) => all.slice(0, 2).map((each) => Math.round(each.getBoundingClientRect().height)));
      expect(heights[0], `at ${width}`).toBe(heights[1]);
      for (const small of boxes.slice(2)) expect(boxes[0]?.width).toBeGreaterThan(small.width * 2);
    }
    // The line has a knot over each, of which the first is full, on a tablet the last, too, and turns round the end of each row but the last, in the margin: no caption is near.
    const line = await tools.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const [own, knot] = ['::before', '::after'].map((part) => getComputedStyle(item, part)) as [
          CSSStyleDeclaration,
          CSSStyleDeclaration,
        ];
        return {
          full: knot.backgroundColor === knot.borderTopColor,
          round: knot.width === knot.height,
          turn:
            own.content !== 'none' && own.borderBlockEndWidth !== '0px'
              ? -Number.parseFloat(own.borderInlineEndWidth !== '0px' ? own.right : own.left)
              : undefined,
        };
      }),
    );
    expect(
      line.map(({ full }) => full),
      `at ${width}`,
    ).toEqual(boxes.map((_, index) => index === 0 || (!wide && index === 9)));
    expect(line.every(({ round }) => round)).toBe(true);
    const turns = line.flatMap(({ turn }) => turn ?? []);
    expect(turns, `the turns at ${width}`).toHaveLength(wide ? 2 : 4);
    for (const out of turns) expect(out).toBeGreaterThanOrEqual(24);
    // On a desktop it leaves the window at the end of the last row.
    if (wide) {
      const leaves = await tools
        .getByRole('listitem')
        .last()
        .evaluate((item) => item.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(item, '::before').right) - innerWidth);
      expect(leaves).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
  await tools.getByRole('link', { name: 'Brainstorm ideas' }).click();
  await expect(page).toHaveURL('/ai-studio#brainstorm-ideas');
  await expect(page.locator('#brainstorm-ideas')).toBeInViewport();
});
