import { expect, type Locator, type Page } from 'playwright/test';
import { env } from '../../lib/env.ts';
import { localizedPath } from '../../lib/i18n/locales.ts';
import { SITE } from '../../lib/site/identity.ts';
import { portraitsAt490 } from '../support/portraits.ts';
import { test } from '../support/reading.ts';

/** Every heading of the page, written by hand in the order of its sections. */
const HEADINGS = [
  'Strategic planning',
  'Content creation',
  'Performance analytics',
  'AI optimization',
  'Save 40+ hours monthly',
  'How it works',
  'Discovery call',
  'Strategy development',
  'Content creation',
  'Ongoing optimization',
  'Ready to start your journey?',
  'Expertise that delivers',
  'AI-powered insights',
  'Complete brand control',
  'What clients see after 6 months',
  'Before you call',
  'What it’s like to hand it over',
  'Ready to transform your social media presence?',
];
const ANSWERS: [question: string, answer: RegExp][] = [
  ['Which platforms do you manage?', /LinkedIn, Twitter, Facebook, Instagram,? and TikTok/],
  ['Do you answer comments and messages?', /business hours.*urgent/s],
  ['How do I know how it’s going?', /every week.*every month/s],
  ['Is there a minimum commitment?', /3 months.*month to month/s],
];

const PATH = '/managed-service';

test('the title names the page, the product and its tagline', async ({ read }) => {
  const page = await read(PATH);
  await expect(page).toHaveTitle(`Managed Service | ${SITE.product} | Social media, planned in one place`);
});

test('the sections stand in their order', async ({ read }) => {
  const page = await read(PATH);
  const headings = await page.getByRole('main').getByRole('heading').allInnerTexts();
  const found = headings.map((heading) => heading.replace(/\s+/g, ' ').trim());
  expect(found.filter((heading) => HEADINGS.includes(heading))).toEqual(HEADINGS);
});

test('every call to action opens the booking page in a new tab', async ({ read }) => {
  const page = await read(PATH);
  const main = page.getByRole('main');
  const calls = main.getByRole('link');
  await expect(calls.filter({ hasText: 'Schedule free strategy call' })).toHaveCount(2);
  await expect(calls.filter({ hasText: 'Schedule free consultation' })).toHaveCount(1);
  await expect(calls.filter({ hasText: 'Learn more on a free call' })).toHaveCount(1);
  await expect(calls).toHaveCount(4);
  // The page ends with one, after the questions.
  await expect(calls.last()).toHaveText('Schedule free consultation');
  await expect(main.locator('> section').last().getByRole('link')).toHaveText('Schedule free consultation');
  for (const call of await calls.all()) {
    await expect(call).toHaveAttribute('href', env().BOOKING_URL);
    await expect(call).toHaveAttribute('target', '_blank');
  }
});

test('the results come with the span that they were measured in', async ({ read }) => {
  const page = await read(PATH);
  const results = page.getByRole('region', { name: 'What clients see after 6 months' });
  await expect(results).toContainText('Based on average client results over 6 months');
  for (const [label, value] of [
    ['engagement increase', '40%'],
    ['follower growth', '2×'],
    ['time saved', '85%'],
  ] as const) {
    await expect(results.getByRole('definition').nth(await indexOf(results.getByRole('term'), label))).toHaveText(value);
  }
  // Each figure has its two strips by name, for the eyes alone: what is read out has the figures.
  await expect(results.getByRole('term')).toHaveCount(3);
  for (const name of ['Before', 'After'])
    await expect(results.locator('dd[aria-hidden]').getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(3);
  // What they are is read before them. The chat is a service and no change: it stands below them, in a sentence.
  await expect(results.locator('h2 + p')).toHaveText(/^Based on average client results over 6 months/);
  await expect(results.locator('p').last()).toHaveText(/support chat in the app is open 24\/7\.$/);
  // What is drawn of the work is enough with six: the report, the week, three sheets and the people.
  const drawings = page.locator(
    'main :is(figure:not(:has(blockquote)), [role="img"]:not(figure *), [aria-hidden]:has(> * + * + *):has(img):not(figure *, button *))',
  );
  expect(await drawings.count()).toBe(6);
});

test('the figures have the one dark band of the page, and the last call a ground of its own, by night as well', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.locator('main [data-tone="inverse"]')).toHaveCount(1);
  await expect(page.locator('main [data-tone="inverse"]').getByRole('heading', { name: 'What clients see after 6 months' })).toBeVisible();
  const call = page.getByRole('region', { name: 'Ready to transform your social media presence?' }).locator('.rounded-card');
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const report = page.getByRole('figure', { name: 'Rye & Salt: report, October' });
  expect(await call.evaluate(ground)).not.toBe(await report.evaluate(ground));
  await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
  const byNight = await call.evaluate(ground);
  for (const other of [page.locator('main [data-tone="inverse"]'), page.locator('body'), report])
    expect(byNight).not.toBe(await other.evaluate(ground));
  // Warm, as by day: its hue is between red and yellow.
  const [, lightness, hue] = (/^oklch\(([\d.]+) [\d.]+ ([\d.]+)/.exec(byNight) ?? []).map(Number);
  expect(lightness).toBeLessThan(0.39);
  expect(hue).toBeGreaterThan(15);
  expect(hue).toBeLessThan(90);
});

test('three clients are quoted by name', async ({ read }) => {
  const page = await read(PATH);
  const quotes = page.getByRole('region', { name: 'What it’s like to hand it over' }).getByRole('figure');
  await expect(quotes).toHaveCount(3);
  for (const quote of await quotes.all()) await expect(quote.locator('figcaption')).toHaveText(/\S+ \S+/);
  // Between the mark and the name is room in either direction.
  for (const dir of ['ltr', 'rtl']) {
    const room = await quotes
      .first()
      .locator('figcaption > span')
      .evaluate((each, dir) => {
        const root = document.documentElement;
        const before = root.dir;
        root.dir = dir;
        const [mark, name] = [...each.children].map((part) => part.getBoundingClientRect()) as [DOMRect, DOMRect];
        root.dir = before;
        return Math.max(name.left - mark.right, mark.left - name.right);
      }, dir);
    expect(room, dir).toBeGreaterThanOrEqual(8);
  }
});

test('ten questions open one at a time and say what the terms are', async ({ page }) => {
  await page.goto(PATH);
  const questions = page.getByRole('main').getByRole('button', { expanded: false });
  await expect(questions).toHaveCount(10);
  // How each answer begins is read without a click, while it is closed, on any screen: a sentence, and more than a yes.
  for (const width of [PHONE.width, 1024, DESKTOP.width]) {
    await page.setViewportSize({ width, height: 900 });
    const beginnings = page.locator('.beginning').filter({ visible: true });
    await expect(beginnings).toHaveText(Array.from({ length: 10 }, () => /^.{10,}\.$/));
    for (const beginning of [/^A fixed monthly price/, /^Typically 3 months/])
      await expect(beginnings.filter({ hasText: beginning })).toHaveCount(1);
  }
  for (const [question, answer] of ANSWERS) {
    await page.getByRole('button', { name: question }).click();
    await expect(page.getByText(answer).last()).toBeVisible();
    await expect(page.getByRole('button', { expanded: true })).toHaveText([question]);
  }
});

// Written by hand: what a client reads each month, and how one gets to a price.
const MONTH = {
  en: {
    report: ['Rye & Salt: report, October', /short videos brought in more people/, /Example/],
    plan: ['Rye & Salt: plan, November', /What a kilo of flour costs us/, /Example/],
    price: /one fixed sum a month, in writing/,
    way: 'What it costs, and how you find out',
    steps: [/^Free The call/, /^Fixed The monthly price.*in writing/, /^3 months.*month to month/],
    parts: [
      ['industry-specific strategy', 'trend analysis', 'competitor monitoring', 'growth optimization'],
      ['audience analysis', 'performance prediction', 'content optimization', 'engagement time optimization'],
      ['brand voice guidelines', 'custom design templates', 'brand asset management', 'content approval workflow'],
    ],
    more: 'Learn more on a free call',
  },
  es: {
    report: ['Sal y Centeno: informe de octubre', /los videos cortos trajeron a más gente/, /Ejemplo/],
    plan: ['Sal y Centeno: plan de noviembre', /Lo que nos cuesta la harina/, /Ejemplo/],
    price: /una cantidad fija al mes, por escrito/,
    way: 'Cuánto cuesta y cómo lo sabrás',
    steps: [/^Gratis La llamada/, /^Fijo El precio al mes.*por escrito/, /^3 meses.*mes a mes/],
    parts: [
      ['estrategia para tu sector', 'análisis de tendencias', 'seguimiento de competidores', 'optimización del crecimiento'],
      ['análisis de la audiencia', 'predicción de resultados', 'optimización del contenido', 'de los horarios'],
      ['guía de voz de marca', 'plantillas a medida', 'gestión de recursos de marca', 'flujo de aprobación'],
    ],
    more: 'Saber más en una llamada gratis',
  },
} as const;
/** What is read, in px: the smallest type of the site's texts. */
const READABLE_PX = 14;
/** The smallest word in a drawing of the page on a phone, in px as it is painted: the thread goes below a strip of paper there. */
const PICTURE_PX = 14;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** What the page had before it was tidied was half as tall again. The beginnings of all ten answers, and parts below the sheets as large as a text, take 180 of it. */
const TALLEST_PX = 6600;
/** Jobs, steps and quotes stand below each other: texts are no row to push. */
const TALLEST_PHONE_PX = 10_250;
/** What a page needs between two sections on a desktop, in px: the least of its rhythm, above and below. */
const SECTION_PX = 80;

for (const locale of ['en', 'es'] as const) {
  test(`a month's plan and report are text that can be read on a phone, the price has its way, and the page is short (${locale})`, async ({
    page,
  }) => {
    const words = MONTH[locale];
    await page.setViewportSize(DESKTOP);
    await page.goto(localizedPath(PATH, locale));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST_PX);
    // The questions stand in two columns of five below their heading, and after them the call.
    const ask = page.locator('main section:has(.questions)');
    const sides = await ask.locator('button').evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    expect(sides).toHaveLength(10);
    expect(new Set(sides.slice(0, 5)).size).toBe(1);
    expect(new Set(sides.slice(5)).size).toBe(1);
    expect(sides[5]).toBeGreaterThan((sides[0] ?? 0) + 500);
    // Two beside each other begin on one line, however long the answers above them are.
    const starts = await ask.locator('button').evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(starts.slice(5)).toEqual(starts.slice(0, 5));
    // One filled button on the first screen: the call.
    await expect(page.locator('#site-header .btn-primary').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('main .btn-primary').first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const room = await page
      .locator('main > section')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).paddingBottom)));
    expect(room.filter((px) => px > 0 && px < SECTION_PX)).toEqual([]);
    for (const row of ['main ol h3', 'main ol h3 + p']) expect(await tops(page, row), `${row} on a line`).toHaveLength(1);
    // The four jobs are rows: by whom, what and how begin on a line each, from above to below.
    for (const part of ['h3', 'h3 + p', 'p:last-child'])
      expect(new Set(await sidesOf(page, `main [role=group] ${part}`, 'left')).size, `${part} of the jobs on a line`).toBe(1);
    expect(new Set(await sidesOf(page, 'main [role=group] > article', 'top')).size).toBe(4);

    // What was counted is read with its figure: it is no caption.
    const labels = await page
      .locator('main dl:has(dd[aria-hidden]) dt')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).fontSize));
    expect(labels.map(Number.parseFloat).filter((px) => px >= 20)).toHaveLength(3);
    // The words hang from those of their sheet, and name each of its four parts.
    const captions = await page.locator('main article:has(> figure)').evaluateAll((all) =>
      all.map((each) => {
        const [words, sheet] = ['h3', 'figcaption'].map((part) => (each.querySelector(part) as Element).getBoundingClientRect().left);
        return Math.round((words ?? Number.NaN) - (sheet ?? 0));
      }),
    );
    expect(captions).toEqual([0, 0, 0]);
    for (const [order, names] of words.parts.entries())
      for (const name of names) await expect(page.locator('main article:has(> figure) > div').nth(order)).toContainText(name);
    // They are no note: as large as a text, and not in its grey.
    const parts = await page.locator('main article:has(> figure) > div > :last-child').evaluateAll((all) => {
      const { color: grey } = getComputedStyle(document.querySelector('main .lede') as Element);
      return all.map((each) => [Number.parseFloat(getComputedStyle(each).fontSize) >= 16, getComputedStyle(each).color !== grey]);
    });
    expect(parts).toEqual([0, 1, 2].map(() => [true, true]));
    // No line of a heading has its last two words alone.
    const lines = await page.locator('#hours-title').evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      const rects = [...words.getClientRects()];
      const feet = [...new Set(rects.map(({ bottom }) => Math.round(bottom)))];
      return feet.map((foot) => rects.filter(({ bottom }) => Math.round(bottom) === foot).reduce((sum, { width }) => sum + width, 0));
    });
    expect(Math.min(...lines), lines.join()).toBeGreaterThan(Math.max(...lines) / 3);

    // What is done stands near to what it is called, and is no note: larger than one, and not in its grey.
    const done = await page.locator('main [role=group] h3 + p').evaluateAll((all) =>
      all.map((each) => {
        const name = document.createRange();
        name.selectNodeContents(each.previousElementSibling as Element);
        const note = document.querySelector('main .lede') as Element;
        const { color, fontSize } = getComputedStyle(each);
        return {
          apart: each.getBoundingClientRect().left - name.getBoundingClientRect().right,
          large: Number.parseFloat(fontSize) >= 18,
          grey: color === getComputedStyle(note).color,
        };
      }),
    );
    expect(Math.min(...done.map(({ apart }) => apart)), 'from the longest name').toBeLessThan(120);
    expect(done.filter(({ large, grey }) => !large || grey)).toEqual([]);
    // Who says it stands as far below what is said in the large quote as in the small ones.
    const below = await page
      .locator('main figure > blockquote + figcaption')
      .evaluateAll((all) =>
        all.map((each) =>
          Math.round(each.getBoundingClientRect().top - (each.previousElementSibling?.getBoundingClientRect().bottom ?? 0)),
        ),
      );
    expect(below).toHaveLength(3);
    expect(new Set(below).size, below.join()).toBe(1);
    // The first quote stands large beside the two others, and all end on one line.
    const quotes = await page
      .locator('main figure:has(> blockquote)')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(quotes.map(({ left }) => Math.round(left)).filter((left, order, all) => all.indexOf(left) === order)).toHaveLength(2);
    expect(Math.abs((quotes[0]?.bottom ?? 0) - (quotes[2]?.bottom ?? Number.NaN))).toBeLessThan(1);
    // An hour's name is over or under its bar: the middles of both are one.
    const hours = await page.locator('.at-hour').evaluateAll((all) =>
      all.map((each) => {
        const { left, width } = each.getBoundingClientRect();
        const chart = each.closest('figure')?.querySelector('svg')?.getBoundingClientRect() as DOMRect;
        return ((left + width / 2 - chart.left) / chart.width) * 24 - Number.parseInt(each.textContent ?? '', 10);
      }),
    );
    expect(hours).toHaveLength(4);
    for (const middle of hours) expect(middle).toBeCloseTo(0.5, 1);

    // Three sheets begin and end on one line, and so do the words below them begin.
    const sheets = await page.locator('main article > figure').evaluateAll((all) =>
      all.map((each) => {
        const words = each.previousElementSibling as Element;
        const [sheet, said, points] = [each, words, words.querySelector('h3') as Element].map((part) => part.getBoundingClientRect());
        return [sheet?.top, sheet?.bottom, said?.top, points?.top].map((px) => Math.round(px ?? Number.NaN)).join(' ');
      }),
    );
    expect(sheets).toHaveLength(3);
    expect(new Set(sheets).size, sheets.join(', ')).toBe(1);
    // They are one paper: each begins where the one before it ends, and beside the heading it says that all of it is an example.
    const papers = await page
      .locator('main article > figure')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    for (const order of [1, 2]) expect(papers[order]?.left).toBeCloseTo(papers[order - 1]?.right ?? 0, 0);
    await expect(page.locator('main article > figure > figcaption > :last-child').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('#month-title + *')).toHaveText(words.plan[2]);
    await expect(page.locator('#month-title + *')).toBeVisible();
    // On each of them the words begin as far from its edges.
    const edges = await page
      .locator('main article > figure')
      .evaluateAll((all) =>
        all.map((each) => [
          ...new Set(['Top', 'Bottom', 'Left', 'Right'].map((side) => getComputedStyle(each)[`padding${side}` as 'paddingTop'])),
        ]),
      );
    expect(new Set(edges.flat()).size, JSON.stringify(edges)).toBe(1);

    await page.setViewportSize(PHONE);
    for (const [name, line, mark] of [words.report, words.plan]) {
      const sheet = page.getByRole('figure', { name, exact: true });
      await expect(sheet.getByText(line)).toBeVisible();
      await expect(sheet.getByText(mark)).toBeVisible();
      const sizes = await sheet.evaluate((figure) =>
        [...figure.querySelectorAll('*')]
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
          .map((element) => ({ text: element.textContent, px: Number.parseFloat(getComputedStyle(element).fontSize) })),
      );
      expect(sizes.length).toBeGreaterThan(8);
      expect(sizes.filter(({ text, px }) => px < READABLE_PX && !mark.test(text))).toEqual([]);
    }
    // The four jobs are below each other, none beyond the window.
    expect(new Set(await tops(page, 'main [role=group] > article')).size).toBe(4);
    // The three sheets are a row to push, as high together: the next one looks in.
    const row = await page
      .locator('main article > figure')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ left, top, bottom }) => [left, top, bottom].map(Math.round)),
      );
    expect(new Set(row.map(([, top, bottom]) => `${top} ${bottom}`)).size, JSON.stringify(row)).toBe(1);
    expect(row[1]?.[0]).toBeLessThan(PHONE.width - 20);
    await expect(page.locator('.month')).toHaveAttribute('tabindex', '0');
    // A number stays with what it counts.
    const [red] = await page.locator('#hours-title > span').evaluateAll((all) => all.map((each) => each.getClientRects().length));
    expect(red).toBe(1);
    expect(await weekOf(page), 'words of the week that are cut or too small').toEqual([]);
    expect(await spared(page), 'jobs of the week that the thread does not strike out').toEqual([]);
    await expect(page.getByRole('main').getByText(words.price)).toBeVisible();
    const way = page.getByRole('heading', { name: words.way, exact: true }).locator('xpath=following-sibling::ol').getByRole('listitem');
    await expect(way).toHaveText([...words.steps]);
    await expect(page.getByRole('link', { name: words.more })).toHaveCount(1);
    // In its own letters: those that stand for them until then are wider.
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST_PHONE_PX);
    expect(await portraitsAt490(page)).toEqual([]);
  });
}

/** Where a side of each of these elements is, in px. */
const sidesOf = (page: Page, elements: string, side: 'left' | 'top') =>
  page.locator(elements).evaluateAll((all, side) => all.map((each) => Math.round(each.getBoundingClientRect()[side])), side);

/** On how many lines the elements of a row begin. */
const tops = async (page: Page, row: string) => [...new Set(await sidesOf(page, row, 'top'))];

/** The words of the week's picture that take more than a line or are smaller than PICTURE_PX. */
function weekOf(page: Page): Promise<string[]> {
  const week = page.getByRole('region', { name: /40/ }).getByRole('img');
  return week.evaluate((picture, least) => {
    const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    let words = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = text.parentElement as HTMLElement;
      const isCut = range.getBoundingClientRect().right > box.getBoundingClientRect().right;
      const px = Number.parseFloat(getComputedStyle(box).fontSize);
      words += 1;
      if (isCut || range.getClientRects().length > 1 || px < least) found.push(`${text.nodeValue}: ${px} px`);
    }
    return words > 15 ? found : ['no week'];
  }, PICTURE_PX);
}

/** The jobs of the week's picture that its thread does not strike out from end to end, through their middle; the picture has to be there, and words in it. */
async function spared(page: Page): Promise<string[]> {
  const week = page.getByRole('region', { name: /40/ }).getByRole('img');
  return week.evaluate((picture) => {
    const path = [...picture.querySelectorAll<SVGPathElement>('svg > path')].find((each) => each.checkVisibility()) as SVGPathElement;
    const matrix = path.getScreenCTM() as DOMMatrix;
    const length = path.getTotalLength();
    const points = Array.from({ length: 2000 }, (_, index) => path.getPointAtLength((index / 1999) * length).matrixTransform(matrix));
    const half = Number.parseFloat(getComputedStyle(path).strokeWidth) / 2;
    const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    let words = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // The names of the days stay.
      if (text.parentElement?.classList.contains('text-soft')) continue;
      words += 1;
      const middle = (top + bottom) / 2;
      const over = points.filter(({ x, y }) => x > left && x < right && Math.abs(y - middle) < half + 2).map(({ x }) => x);
      if (Math.min(...over) > left + 3 || Math.max(...over) < right - 3) found.push(text.nodeValue ?? '');
    }
    return words > 10 ? found : ['no week'];
  });
}

/** The place of the term with this text among the terms of a list. */
async function indexOf(terms: Locator, label: string): Promise<number> {
  return (await terms.allInnerTexts()).indexOf(label);
}
