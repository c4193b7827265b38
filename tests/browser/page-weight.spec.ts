import { gzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import {
  ARTICLE,
  BUDGETS,
  ENGLISH_ARTICLE_BROTLI,
  FONTS_BUDGET,
  OWN_SCRIPTS_BUDGET,
  PAGE_STYLES_BUDGET,
  type PageBudget,
  STYLES_BUDGET,
} from '../../scripts/bench/page-budgets.ts';
import { builtFile, builtPage, scriptsOf, stylesOf, weigh } from '../../scripts/bench/page-weight.ts';
import { PRELOADED_FONTS } from '../support/fonts.ts';
import { undecided, unstyledClasses } from '../support/style-sheets.ts';

for (const { path, budget } of BUDGETS) {
  for (const locale of LOCALES) {
    test(`${localizedPath(path, locale)} stays within its budget of bytes and elements`, () => {
      const weight = weigh(builtPage(path, locale));
      for (const figure of Object.keys(budget) as (keyof PageBudget)[]) {
        expect.soft(weight[figure], `${figure} of ${localizedPath(path, locale)}`).toBeLessThanOrEqual(budget[figure]);
      }
      expect.soft(weight.styles, `styles of ${localizedPath(path, locale)}`).toBeLessThanOrEqual(PAGE_STYLES_BUDGET);
      if (path === ARTICLE && locale === 'en') expect.soft(weight.brotli).toBeLessThanOrEqual(ENGLISH_ARTICLE_BROTLI);
      // A page that was not measured at all would stay within any budget.
      expect.soft(weight.elements).toBeGreaterThan(100);
      expect.soft(weight.flight).toBeGreaterThan(10_000);
    });
  }
}

/** The styles that every page waits for, and those that each has besides. */
function styleSheets() {
  const all = BUDGETS.map(({ path }) => [path, stylesOf(builtPage(path))] as const);
  const [[, first = []] = []] = all;
  const shared = first.filter((address) => all.every(([, each]) => each.includes(address)));
  return { shared, own: new Map(all.map(([path, each]) => [path, each.filter((address) => !shared.includes(address))])) };
}

test('the styles that every page waits for stay within their budget, and are one file, to which a page adds three at most', () => {
  const { shared, own } = styleSheets();
  expect(shared).toHaveLength(1);
  expect(shared.reduce((sum, address) => sum + gzipSync(builtFile(address), { level: 9 }).length, 0)).toBeLessThanOrEqual(STYLES_BUDGET);
  for (const [path, addresses] of own) expect.soft(addresses.length, `${path}: files of its own`).toBeLessThanOrEqual(3);
});

test('the fonts that a page asks for before its first paint stay within their budget', () => {
  const fonts = [...new Set(builtPage('/').match(/\/_next\/static\/media\/[\w.-]+\.woff2/g))];
  expect(fonts).toHaveLength(PRELOADED_FONTS);
  expect(fonts.reduce((sum, address) => sum + builtFile(address).length, 0)).toBeLessThanOrEqual(FONTS_BUDGET);
});

test('what only some pages look like comes with them, and registers nothing that the styles of all pages have registered', () => {
  const { shared, own } = styleSheets();
  for (const path of [
    '/',
    '/pricing',
    '/managed-service',
    '/white-label',
    '/affiliates',
    '/blogs',
    '/compare',
    '/terms-conditions',
    ARTICLE,
  ])
    expect.soft(own.get(path), path).not.toEqual([]);
  const ofBlog = own.get('/blogs')?.map((address) => builtFile(address).toString()) ?? [];
  expect(ofBlog.filter((sheet) => /\.(tool-card|matrix)\b/.test(sheet))).toEqual([]);
  const sheets = [...new Set([...own.values()].flat())].map((address) => builtFile(address).toString());
  expect(sheets.filter((sheet) => sheet.includes('@property'))).toEqual([]);
  // A layer that the first file does not name would come after all others, whatever it is for.
  const layersOf = (sheet: string) => [...sheet.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) => names.split(','));
  const declared = shared.flatMap((address) => layersOf(builtFile(address).toString()));
  expect(sheets.flatMap(layersOf).length).toBeGreaterThan(10);
  expect(sheets.flatMap(layersOf).filter((name) => !declared.includes(name))).toEqual([]);
  // A variable that Tailwind leaves out of the first file, as it sees no use of it, would be missing here.
  const every = [...shared.map((address) => builtFile(address).toString()), ...sheets].join('');
  const used = sheets.flatMap((sheet) => [...sheet.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  expect(used.length).toBeGreaterThan(10);
  // Elements set some of their own in a `style`.
  const pages = BUDGETS.map(({ path }) => builtPage(path)).join('');
  expect([...new Set(used)].filter((name) => !every.includes(`${name}:`) && !pages.includes(`${name}:`))).toEqual([]);
});

test('a page has the rules for all of its classes, and none of them wins by the order of files', () => {
  for (const { path } of BUDGETS) {
    for (const locale of LOCALES) {
      const html = builtPage(path, locale);
      expect.soft(unstyledClasses(html), `${localizedPath(path, locale)}: classes whose rules only other pages have`).toEqual([]);
      expect.soft(undecided(html), `${localizedPath(path, locale)}: classes of one element that contradict each other`).toEqual([]);
    }
  }
});

test('what is to be run on some pages alone is small, and the sorting, the finding and the printing are among it', () => {
  const all = BUDGETS.map(({ path }) => [path, scriptsOf(builtPage(path))] as const);
  const own = new Map(
    all.map(([path, scripts]) => [
      path,
      scripts.filter((script) => !all.every(([, each]) => each.includes(script))).map((script) => builtFile(script)),
    ]),
  );
  for (const [path, scripts] of own)
    expect
      .soft(
        scripts.reduce((sum, script) => sum + gzipSync(script).length, 0),
        path,
      )
      .toBeLessThanOrEqual(OWN_SCRIPTS_BUDGET);
  for (const [path, mark] of [
    ['/compare', 'data-row'],
    ['/faq', '.questions'],
    [ARTICLE, '.print()'],
  ])
    expect
      .soft(
        own.get(path ?? '')?.filter((script) => script.includes(mark ?? '')),
        `${mark} on ${path}`,
      )
      .toHaveLength(1);
});

test('no script fills in what every browser that the styles are made for has', () => {
  const scripts = scriptsOf(builtPage('/')).map((address) => builtFile(address).toString());
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => script.includes('in String.prototype'))).toEqual([]);
});
