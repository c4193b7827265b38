import { LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../lib/site/pages.ts';
import { ARTICLE } from './bench/page-budgets.ts';
import { type Look, withLighthouse } from './lighthouse-browser.ts';

const USAGE = 'npm run check:lighthouse -- URL [PATH…]   (URL of a site built with INDEXABLE=1)';

/** Lighthouse's rule-based categories. Its speed figures depend on the machine: `npm run bench:vitals`. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** Lighthouse's audits of every page and an article in both languages. Exits with 1 if a category of a page is below 100. */
async function checkLighthouse(): Promise<number> {
  const [address = '', ...wanted] = process.argv.slice(2);
  const site = URL.parse(address);
  if (!site) {
    console.error(`Where the site runs is missing or no address.\n${USAGE}`);
    return 2;
  }
  const paths =
    wanted.length > 0 ? wanted : [...PAGE_PATHS, ARTICLE].flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale)));
  return withLighthouse(async (look) => {
    let under = 0;
    for (const [index, path] of paths.entries()) {
      const { scores, failed } = await audit(look, new URL(path, site).href);
      if (scores.some((score) => score < 100)) under += 1;
      const why = failed.length > 0 ? `: ${failed.join(', ')}` : '';
      console.log(`${String(index + 1).padStart(3)}/${paths.length} ${scores.join(' ')} ${path}${why}`);
    }
    const names = CATEGORIES.join(', ');
    console.log(under === 0 ? `${names}: 100 on all ${paths.length} pages` : `${under} of ${paths.length} pages are under 100 (${names})`);
    return under === 0 ? 0 : 1;
  });
}

/** From 0 to 100, in the order of the categories; the names of the audits that cost points. */
async function audit(look: Look, url: string): Promise<{ scores: number[]; failed: string[] }> {
  const { categories, audits } = await look(url, { onlyCategories: CATEGORIES });
  const counted = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    failed: counted.filter(({ id }) => (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  };
}

try {
  process.exitCode = await checkLighthouse();
} catch (error) {
  console.error(`Lighthouse could not run: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
