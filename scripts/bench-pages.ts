import { existsSync, writeFileSync } from 'node:fs';
import { LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { PAGE_PATHS } from '../lib/site/pages.ts';
import { ARTICLE, BUDGETS_FILE, budgetsOf, ROOM, weightsOfBuild } from './bench/page-budgets.ts';
import { builtPage, weigh } from './bench/page-weight.ts';

/**
 * `npm run bench:pages [-- PATH …]`: the weight of every built page, in both languages: its HTML, the data in it that React starts from
 * (which repeats the HTML) by its parts, elements, classes, style sheets and scripts. KB are 1,000 bytes. `--raise` rewrites the budgets of
 * the kinds of pages.
 */
const wanted = process.argv.slice(2).filter((argument) => argument !== '--raise');
const paths: readonly string[] = wanted.length > 0 ? wanted : [...PAGE_PATHS, ARTICLE];

if (!existsSync(BUILD_FOLDER)) throw new Error('There is no build yet: npm run build');

const kb = (bytes: number) => Number((bytes / 1000).toFixed(1));
const rows = paths.flatMap((path) =>
  LOCALES.map((locale) => {
    const weight = weigh(builtPage(path, locale));
    const { classes, drawings, words, links, structuredData, modules, structure } = weight.flightParts;
    return {
      page: localizedPath(path, locale),
      html: kb(weight.raw),
      gzip: kb(weight.gzip),
      brotli: kb(weight.brotli),
      elements: weight.elements,
      'class=': kb(weight.classAttributes),
      flight: kb(weight.flight),
      '…classes': kb(classes),
      '…drawings': kb(drawings),
      '…words': kb(words),
      '…links': kb(links),
      '…JSON-LD': kb(structuredData),
      '…modules': kb(modules),
      '…structure': kb(structure),
      'css gzip': kb(weight.styles),
      'js gzip': kb(weight.scripts),
    };
  }),
);
console.table(Object.fromEntries(rows.map(({ page, ...columns }) => [page, columns])));

if (process.argv.includes('--raise')) {
  writeFileSync(BUDGETS_FILE, `${JSON.stringify(budgetsOf(weightsOfBuild()), null, 2)}\n`);
  console.log(
    `The budgets are set anew: ${Math.round((ROOM - 1) * 100)} % over the heaviest page of each kind (scripts/bench/page-budgets.json)`,
  );
}
