import { writeFileSync } from 'node:fs';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { ARTICLE, BUDGETS_FILE, budgetsOf, weightsOfBuild } from './page-budgets.ts';
import { builtPage, weigh } from './page-weight.ts';

const kb = (bytes: number) => Number((bytes / 1000).toFixed(1));

/** The weight of built pages in both languages, in KB of 1,000 bytes. `--raise` rewrites the budgets of the kinds of pages. */
export function bench(args: string[]): void {
  const wanted = args.filter((argument) => argument !== '--raise');
  const paths: readonly string[] = wanted.length > 0 ? wanted : [...PAGE_PATHS, ARTICLE];
  const rows = paths.flatMap((path) =>
    LOCALES.map((locale) => {
      const { raw, gzip, brotli, elements, classes, flight, styles, scripts } = weigh(builtPage(path, locale));
      const figures = { html: raw, gzip, brotli, 'class=': classes, 'React data': flight, 'css gzip': styles, 'js gzip': scripts };
      return [
        localizedPath(path, locale),
        { elements, ...Object.fromEntries(Object.entries(figures).map(([name, of]) => [name, kb(of)])) },
      ];
    }),
  );
  console.table(Object.fromEntries(rows));
  if (!args.includes('--raise')) return;
  writeFileSync(BUDGETS_FILE, `${JSON.stringify(budgetsOf(weightsOfBuild()), null, 2)}\n`);
  console.log('scripts/bench/page-budgets.json has new budgets.');
}
