import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NEXT, type RunningSite, run, startNext } from '../../tests/support/site.ts';

/** Beside our own build, so that it finds the packages. */
const FOLDER = '.next-bench-empty';

/** The folder of the empty page. */
export const EMPTY_PAGE = '/es/faq';

const FILES: Record<string, string> = {
  // next-intl resolves its file from the working directory: this folder in a build, its parent at the start.
  'next.config.mjs': `import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
const inProject = (path) => fileURLToPath(new URL(path, import.meta.url));
export default createNextIntlPlugin('./' + relative(process.cwd(), inProject('request.js')))({
  cacheComponents: true,
  skipTrailingSlashRedirect: true,
  partialPrefetching: false,
  turbopack: { root: inProject('..') },
});
`,
  'request.js': `export { default } from '../lib/i18n/request';
`,
  'middleware.js': `import site from '../middleware';
export default function middleware(request) { return site(request); }
export const config = { runtime: 'nodejs', matcher: '/((?!_next/).*)' };
`,
  'app/[locale]/layout.jsx': `export const generateStaticParams = () => [{ locale: 'en' }, { locale: 'es' }];
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }
`,
  'app/[locale]/faq/page.jsx': 'export default function Page() { return <main>A page</main>; }\n',
};

/**
 * Builds and starts a site of this stack with an empty page, behind our middleware: the lower bound of weight and time. Throws if it does
 * not build.
 */
export async function startEmptySite(): Promise<RunningSite> {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(FOLDER, file, '..'), { recursive: true });
    writeFileSync(join(FOLDER, file), text);
  }
  const { code, output } = await run('node', [resolve(NEXT), 'build'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }, FOLDER);
  if (code !== 0) throw new Error(`The empty site does not build:\n${output}`);
  return startNext(FOLDER, join(FOLDER, '.next'), {});
}

/** Removes the files that `startEmptySite` wrote. */
export const removeEmptySite = (): void => rmSync(FOLDER, { recursive: true, force: true });
