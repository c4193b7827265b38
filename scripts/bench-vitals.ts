import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { PAGE_PATHS } from '../lib/site/pages.ts';
import { type RunningSite, startSite } from '../tests/support/site.ts';
import { EMPTY_PAGE, removeEmptySite, startEmptySite } from './bench/empty-site.ts';
import { median } from './bench/median.ts';
import { ARTICLE } from './bench/page-budgets.ts';
import { type Look, withLighthouse } from './lighthouse-browser.ts';

/**
 * `npm run bench:vitals [-- ROUNDS [PATH…]]`: Lighthouse's figures of every page of the built site in both languages, for a mid-range phone
 * on a slow connection, beside an empty page of the same stack in the same run: performance, blocking time, first and largest paint, shift.
 * Medians of the rounds.
 */
const ROUNDS = Number(process.argv[2] ?? 3);
const PATHS = process.argv.slice(3);

/** ms; the score from 0 to 100; the shift without a unit. */
type Vitals = { performance: number; blocking: number; firstPaint: number; largestPaint: number; shift: number };

async function vitals(look: Look, url: string): Promise<Vitals> {
  const { categories, audits } = await look(url, { onlyCategories: ['performance'] });
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    blocking: value('total-blocking-time'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
  };
}

function middle(rounds: Vitals[]): Vitals {
  const of = (figure: keyof Vitals) => median(rounds.map((each) => each[figure]));
  return {
    performance: of('performance'),
    blocking: of('blocking'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    shift: of('shift'),
  };
}

if (!existsSync(join(BUILD_FOLDER, 'BUILD_ID'))) throw new Error('There is no build to look at: npm run build comes first.');
const sites: RunningSite[] = [];
try {
  const empty = await startEmptySite();
  sites.push(empty);
  const own = await startSite(BUILD_FOLDER, {});
  sites.push(own);
  const paths = PATHS.length > 0 ? PATHS : [...PAGE_PATHS, ARTICLE].flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale)));
  const targets = [
    { name: 'an empty page', url: empty.origin + EMPTY_PAGE },
    ...paths.map((path) => ({ name: path, url: own.origin + path })),
  ];
  const found = new Map(targets.map(({ name }) => [name, [] as Vitals[]]));
  await withLighthouse(async (look) => {
    for (let round = 0; round < ROUNDS; round += 1) for (const { name, url } of targets) found.get(name)?.push(await vitals(look, url));
  });
  const base = middle(found.get('an empty page') ?? []);
  console.log(`${ROUNDS} rounds; medians`);
  for (const [name, rounds] of found) {
    const { performance, blocking, firstPaint, largestPaint, shift } = middle(rounds);
    console.log(
      `  ${name.padEnd(48)} performance ${String(performance).padStart(3)}, blocking ${blocking.toFixed(0).padStart(4)} ms, first paint ${firstPaint.toFixed(0).padStart(4)} ms, largest ${largestPaint.toFixed(0).padStart(4)} ms (${(largestPaint / base.largestPaint).toFixed(2)} ×), shift ${shift.toFixed(3)}`,
    );
  }
} finally {
  for (const site of sites) await site.stop();
  removeEmptySite();
}
