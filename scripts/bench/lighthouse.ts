import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { BUILD_FOLDER } from '../../lib/runtime/build-folder.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { freePort } from '../../tests/support/front.ts';
import { startSite } from '../../tests/support/site.ts';
import { BROWSER_ARGS, findBrowser } from '../browser.mjs';
import { median, numberFrom, print } from './measure.ts';
import { ARTICLE } from './page-budgets.ts';

const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

/** Lighthouse's scores and speed for a phone, of pages of the built site in both languages: medians of the rounds. */
export async function bench([argument, ...paths]: string[]): Promise<void> {
  const rounds = numberFrom(argument, 3, 'ROUNDS');
  const pages = paths.length > 0 ? paths : [...PAGE_PATHS, ARTICLE].flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale)));
  const port = await freePort();
  const site = await startSite(BUILD_FOLDER, {});
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`] });
  try {
    for (const page of pages) {
      const values = new Map<string, number[]>();
      for (let round = 0; round < rounds; round += 1) {
        const result = await lighthouse(site.origin + page, { port, logLevel: 'error', output: 'json' });
        if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse cannot look at ${page}: ${result?.lhr.runtimeError?.message}`);
        const { categories, audits } = result.lhr;
        const found = [
          ...Object.values(categories).map(({ title, score }) => [`${title} (score)`, Math.round((score ?? 0) * 100)] as const),
          ...FIGURES.map((id) => [`${audits[id]?.title} (ms)`, audits[id]?.numericValue ?? Number.NaN] as const),
        ];
        for (const [name, value] of found) values.set(name, [...(values.get(name) ?? []), value]);
      }
      console.log(page);
      for (const [name, all] of values) print(name, median(all));
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
