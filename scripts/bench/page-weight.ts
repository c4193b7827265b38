import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { DEFAULT_LOCALE, type Locale } from '../../lib/i18n/locales.ts';
import { scriptsAfterPaint, servedHtml } from '../../lib/next/scripts-after-paint.ts';
import { BUILD_FOLDER } from '../../lib/runtime/build-folder.ts';

/** A text's transfer size: uncompressed, and compressed as a proxy would do it. Bytes. */
export type Bytes = { raw: number; gzip: number; brotli: number };

/** A built page in its served form. */
type PageWeight = Bytes & {
  elements: number;
  /** The class attributes of all elements. */
  classes: number;
  /** The page's duplicate of its contents as data for React. */
  flight: number;
  /** Compressed with gzip, each file separately. */
  styles: number;
  scripts: number;
};

const gzipSize = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

const size = (text: string): Bytes => ({
  raw: Buffer.byteLength(text),
  gzip: gzipSize(text),
  brotli: brotliCompressSync(text).length,
});

/** The HTML of a built page, as the page cache sends it. */
export function builtPage(path: string, locale: Locale = DEFAULT_LOCALE, build = BUILD_FOLDER): string {
  return servedHtml(readFileSync(join(build, 'server', 'app', `${locale}${path === '/' ? '' : path}.html`), 'utf8'));
}

/** The addresses of a page's scripts. Current browsers skip scripts marked as `noModule`. */
export const scriptsOf = (html: string): string[] => [...new Set([...scriptsAfterPaint(html).map(withoutQuery), ...inTags(html)])];

const inTags = (html: string) => [...html.matchAll(/<script src="([^"?]+)[^"]*"(?![^>]*noModule)/g)].map(([, address = '']) => address);
const withoutQuery = (address: string) => address.replace(/\?.*/, '');

/** The addresses of a page's render-blocking style sheets. */
export const stylesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<link rel="stylesheet" href="([^"?]+)/g)].map(([, address = '']) => address)),
];

export const builtFile = (address: string, build = BUILD_FOLDER): Buffer => readFileSync(join(build, address.replace('/_next/', '')));

/** The compressed size of each file of a build: many pages share a file. */
const weighed = new Map<string, number>();

export const gzipOf = (addresses: Iterable<string>, build = BUILD_FOLDER): number =>
  [...addresses].reduce((all, address) => all + gzipOfFile(address, build), 0);

function gzipOfFile(address: string, build: string): number {
  const file = join(build, address);
  const known = weighed.get(file) ?? gzipSize(builtFile(address, build));
  weighed.set(file, known);
  return known;
}

/** The weight of a page: its files are of the build. */
export function weigh(html: string, build = BUILD_FOLDER): PageWeight {
  const elements = parse(html).querySelectorAll('*');
  return {
    ...size(html),
    elements: elements.length,
    classes: elements.reduce((sum, element) => sum + (element.getAttribute('class')?.length ?? 0), 0),
    flight: [...html.matchAll(CHUNK)].reduce((sum, [, literal = '']) => sum + Buffer.byteLength(literal), 0),
    styles: gzipOf(stylesOf(html), build),
    scripts: gzipOf(scriptsOf(html), build),
  };
}

/** The literal that a call in the page's inline scripts adds to the data. */
const CHUNK = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]\)/g;
