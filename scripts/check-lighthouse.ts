import { LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../lib/site/pages.ts';
import { type Look, withLighthouse } from './lighthouse-browser.ts';

const USAGE = 'npm run check:lighthouse -- URL [PATH…]   (URL of a site built with INDEXABLE=1)';

/** Lighthouse's SEO audits on every page in both languages. Ends with 1 where one is under 100. */
async function checkLighthouse(): Promise<number> {
  const [address = '', ...wanted] = process.argv.slice(2);
  const site = URL.parse(address);
  if (!site) {
    console.error(`Where the site runs is missing or no address.\n${USAGE}`);
    return 2;
  }
  const paths = wanted.length > 0 ? wanted : PAGE_PATHS.flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale)));
  return withLighthouse(async (look) => {
    let under = 0;
    for (const [index, path] of paths.entries()) {
      const { score, failed } = await audit(look, new URL(path, site).href);
      if (score < 100) under += 1;
      console.log(`${String(index + 1).padStart(3)}/${paths.length} ${score} ${path}${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`);
    }
    console.log(under === 0 ? `SEO 100 on all ${paths.length} pages` : `${under} of ${paths.length} pages are under 100`);
    return under === 0 ? 0 : 1;
  });
}

async function audit(look: Look, url: string): Promise<{ score: number; failed: string[] }> {
  const { categories, audits } = await look(url, { onlyCategories: ['seo'] });
  return {
    score: Math.round((categories.seo?.score ?? 0) * 100),
    failed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== 1)
      .map(({ id }) => id),
  };
}

try {
  process.exitCode = await checkLighthouse();
} catch (error) {
  console.error(`Lighthouse could not run: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
