import { expect, type Page } from 'playwright/test';
import { env } from '../../lib/env.ts';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { contrastsOf } from '../support/contrast.ts';
import { test } from '../support/kept-page.ts';

/** Names and figures that are read as one: a line that ends inside them is a mistake. */
const ONE_WORD = /AES-256|SOC\s2|\d+\s%|\d[\d.,]*\sUS\$|\d+\sGB|24\/7|one-person/g;
/** In questions and answers, where a name is half of what is asked. */
const WITH_WHITE_LABEL = new RegExp(`${ONE_WORD.source}|white-label`, 'gi');

/** Each of them that stands in two lines. */
const brokenIn = (page: Page, words: RegExp) =>
  page.evaluate((words) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('script, style') || !text.parentElement?.checkVisibility()) continue;
      for (const found of (text.nodeValue ?? '').matchAll(words)) {
        const range = document.createRange();
        range.setStart(text, found.index);
        range.setEnd(text, found.index + found[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(found[0]);
      }
    }
    return broken;
  }, words);

const WIDTHS = [1440, 1024, 768, 390];

/** What a sign has to stand out by from its ground (WCAG 1.4.11). */
const SIGN_CONTRAST = 3;

/** The tags whose dots cannot be told from the tag: which, and by what contrast. */
async function faintDots(page: Page) {
  const tags = await page.locator('main [data-tag]:has(svg + div)').evaluateAll((all) =>
    all.map((tag) => {
      const [paper, dots] = [tag.querySelector(':scope > svg'), tag.querySelector(':scope > div > svg')];
      const colors: [string, string] = [getComputedStyle(paper as Element).fill, getComputedStyle(dots as Element).stroke];
      return { tag: tag.getAttribute('data-tag'), colors };
    }),
  );
  if (tags.length !== 4) return ['no tags'];
  const contrasts = await contrastsOf(
    page,
    tags.map(({ colors }) => colors),
  );
  return tags.map(({ tag }, index) => ({ tag, contrast: contrasts[index] as number })).filter(({ contrast }) => contrast < SIGN_CONTRAST);
}

/** The price tags and the calculator's receipt that vanish in what is behind them: neither their paper nor the line around it can be told from it. */
async function faintPapers(page: Page) {
  const papers = await page.evaluate(() => {
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const around = element.parentElement;
      return around && backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(around) : backgroundColor;
    };
    const tags = [...document.querySelectorAll('main [data-tag]:has(svg + div)')].map((tag) => {
      const { fill, stroke } = getComputedStyle(tag.querySelector('svg') as Element);
      return { name: tag.getAttribute('data-tag'), ground: groundOf(tag), colors: [fill, stroke] };
    });
    const receipt = document.querySelector('.torn') as Element;
    const around = receipt.parentElement as Element;
    // A line around a shape that a mask cuts is a shadow without blur.
    const lines = [...getComputedStyle(around).filter.matchAll(/drop-shadow\((\w+\([^)]*\)) [^)]* 0px\)/g)].map(([, color = '']) => color);
    return [...tags, { name: 'receipt', ground: groundOf(around), colors: [getComputedStyle(receipt).backgroundColor, ...lines] }];
  });
  const seen = papers.flatMap(({ name, ground, colors }) =>
    colors.filter((color) => color !== 'none').map((color) => ({ name, pair: [color, ground] as const })),
  );
  const contrasts = await contrastsOf(
    page,
    seen.map(({ pair }) => pair),
  );
  return papers
    .map(({ name }) => ({ name, contrast: Math.max(...contrasts.filter((_, index) => seen[index]?.name === name)) }))
    .filter(({ contrast }) => contrast < SIGN_CONTRAST);
}

for (const locale of LOCALES) {
  test(`names and figures stand in one line at every width (${locale})`, async ({ page }) => {
    for (const path of ['/pricing', '/white-label', '/faq'] as const) {
      await page.goto(localizedPath(path, locale));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenIn(page, path === '/faq' ? WITH_WHITE_LABEL : ONE_WORD), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test(`on a small desktop the rows of a plan and the buttons below the comparison have one line, what is said of a plan has one at every width, and its button begins with it (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(localizedPath('/pricing', locale));
    const names = page.locator('#pricing-plans .plan dt');
    await expect(names).toHaveCount(16);
    const folded = await names.evaluateAll((all) =>
      all.filter((term) => {
        const [name, value] = [term, term.nextElementSibling].map((part) => part?.getBoundingClientRect());
        const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(term);
        const lines =
          (term.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) / Number.parseFloat(lineHeight);
        return name && value && (value.top >= name.bottom - 4 || lines > 1.5);
      }),
    );
    expect(folded).toHaveLength(0);
    const heights = await page
      .locator('#compare-plans tfoot a:visible')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height)));
    expect(heights).toHaveLength(4);
    expect(new Set(heights).size).toBe(1);

    // What a row says of a plan has one line at every width, and the way to the plan begins where what is said of it does.
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const said = await page.locator('#compare-plans tbody td, #pricing-plans .plan dd').evaluateAll((all) =>
        all
          .filter((value) => value.checkVisibility() && value.textContent?.trim() !== '')
          .map((value) => {
            const range = document.createRange();
            range.selectNodeContents(value);
            // What is read out alone has no width.
            const lines = [...range.getClientRects()].filter(({ width }) => width > 2);
            return { text: value.textContent, lines: new Set(lines.map(({ bottom }) => Math.round(bottom / 4))).size };
          }),
      );
      expect(said.length, `${width} px`).toBeGreaterThan(25);
      expect(
        said.filter(({ lines }) => lines > 1).map(({ text }) => text),
        `${width} px: in two lines`,
      ).toEqual([]);
      // On a phone it is as wide as the table, which choose-a-plan.spec.ts looks at.
      if (width < 768) continue;
      const edges = await page.locator('#compare-plans table').evaluate((table) =>
        [...table.querySelectorAll('tfoot [data-plan]')].map((cell) => {
          const plan = cell.getAttribute('data-plan');
          const value = [...table.querySelectorAll(`tbody td[data-plan="${plan}"]`)].find(
            (each) =>
              each.children.length === 0 && Number.parseFloat(getComputedStyle(each).fontSize) > 0 && /\d/.test(each.textContent ?? ''),
          ) as Element;
          const words = document.createRange();
          words.selectNodeContents(value);
          const button = cell.querySelector('.btn')?.getBoundingClientRect();
          return { plan, apart: Math.abs((button?.left ?? Number.NaN) - words.getBoundingClientRect().left), height: button?.height };
        }),
      );
      expect(edges).toHaveLength(4);
      for (const { plan, apart, height } of edges) {
        expect(apart, `${plan} at ${width} px`).toBeLessThan(1);
        expect(height, `${plan} at ${width} px`).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test(`no price of the four tags is covered by its neighbour, every dot of theirs is seen, the plans begin in the first screen, and on a phone what a row is about has a line (${locale})`, async ({
    page,
  }) => {
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localizedPath('/pricing', locale));
      // The last point of each text on a tag belongs to that tag.
      const covered = await page
        .locator('main [role="img"]')
        .first()
        .evaluate((picture) => {
          const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          let seen = 0;
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            if (!text.nodeValue?.trim()) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const box = range.getBoundingClientRect();
            const tag = text.parentElement?.closest('[data-tag]');
            const there = document.elementsFromPoint(box.right - 2, box.top + box.height / 2).find((each) => each.closest('[data-tag]'));
            seen += 1;
            if (!tag || !there || !tag.contains(there)) found.push(text.nodeValue);
          }
          return seen < 8 ? ['no tags'] : found;
        });
      expect(covered, `${width} px`).toEqual([]);
      for (const theme of ['light', 'dark']) {
        await page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), theme);
        expect(await faintDots(page), `dots in the ${theme} theme`).toEqual([]);
      }
      expect(await faintPapers(page), 'tags and receipt by night').toEqual([]);
      if (width === 1440) {
        const buttons = page.locator('#pricing-plans .plan').getByRole('link', { name: /^(Choose|Elegir) / });
        await expect(buttons).toHaveCount(4);
        for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
      }
      if (width === 390) {
        const lines = await page.locator('#compare-plans tbody th[scope="row"]:not(:has(*))').evaluateAll((all) =>
          all.map((name) => {
            const range = document.createRange();
            range.selectNodeContents(name);
            return range.getClientRects().length;
          }),
        );
        expect(lines.length).toBeGreaterThan(15);
        expect(Math.max(...lines), 'lines of a row’s name').toBe(1);
        // Scrolled under the picker, which stays in view and says whose column it is, a sign is not seen.
        const sign = page.locator('#compare-plans .yes').filter({ visible: true }).first();
        const picker = page.locator('#compare-plans fieldset');
        await sign.scrollIntoViewIfNeeded();
        const toPicker = async () => {
          const [from, to] = [await sign.boundingBox(), await picker.boundingBox()];
          const way = (from?.y ?? 0) + (from?.height ?? 0) / 2 - (to?.y ?? 0) - (to?.height ?? 0) / 2;
          await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), way);
          return Math.abs(way);
        };
        // The picker moves, too, until it has come to where it stays.
        await expect.poll(toPicker).toBeLessThan(2);
        const over = await sign.evaluate((sign) => {
          const { right, top, bottom } = sign.getBoundingClientRect();
          // The sign stands at the end of its cell.
          return document.elementFromPoint(right - 8, (top + bottom) / 2)?.closest('fieldset, tbody')?.localName;
        });
        expect(over).toBe('fieldset');
      }
    }
  });
}

test('the price page begins with room above its title, in one voice, and ends with a call', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  const header = await page.getByRole('banner').boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((title?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))).toBeGreaterThanOrEqual(40);
  const intros = page.locator('h1 ~ p');
  await expect(intros).toHaveCount(2);
  expect(new Set(await intros.evaluateAll((all) => all.map((each) => getComputedStyle(each).color))).size).toBe(1);

  // The lists of the plans end near each other.
  const room = await page.locator('#pricing-plans .plan').evaluateAll((plans) =>
    plans.map((plan) => {
      const list = plan.lastElementChild;
      const last = [...(list?.children ?? [])].filter((part) => part.checkVisibility()).at(-1);
      return Math.round((list?.getBoundingClientRect().bottom ?? 0) - (last?.getBoundingClientRect().bottom ?? 0));
    }),
  );
  expect(room).toHaveLength(4);
  expect(Math.max(...room), `${room}`).toBeLessThanOrEqual(80);

  const closing = page.getByRole('main').getByRole('region', { name: 'Try the size that looks right.' });
  await expect(closing.getByRole('link', { name: 'Start free trial' })).toHaveAttribute('href', '#pricing-plans');
  await expect(closing.getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', env().BOOKING_URL);
});

test('the FAQ page ends with a call', async ({ page }) => {
  await page.goto('/faq');
  const closing = page.getByRole('main').getByRole('region', { name: 'Didn’t find your question?' });
  await expect(closing.getByRole('link', { name: 'Start free trial' })).toHaveAttribute('href', '/pricing#pricing-plans');
});

test('the calendar of the first screen ends where the page’s column does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const column = await page
    .locator('main .column')
    .first()
    .evaluate((element) => {
      const { paddingInlineEnd } = getComputedStyle(element);
      return element.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd);
    });
  const calendar = await page.locator('main [role="img"] .rounded-card').first().boundingBox();
  expect((calendar?.x ?? 0) + (calendar?.width ?? 0)).toBeLessThanOrEqual(column + 1);
  expect((calendar?.x ?? 0) + (calendar?.width ?? 0)).toBeGreaterThan(column - 12);
});
