import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { DEFAULT_LOCALE, type Locale } from '../../lib/i18n/locales.ts';
import { scriptsAfterPaint, servedHtml } from '../../lib/next/scripts-after-paint.ts';
import { BUILD_FOLDER } from '../../lib/runtime/build-folder.ts';

const gzipSize = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/** The HTML of a built page, as the page cache sends it. */
export function builtPage(path: string, locale: Locale = DEFAULT_LOCALE): string {
  return servedHtml(readFileSync(join(BUILD_FOLDER, 'server', 'app', `${locale}${path === '/' ? '' : path}.html`), 'utf8'));
}

/** The addresses of a page's scripts. Current browsers skip scripts marked as `noModule`. */
export const scriptsOf = (html: string): string[] => [...new Set([...scriptsAfterPaint(html).map(withoutQuery), ...inTags(html)])];

const inTags = (html: string) => [...html.matchAll(/<script src="([^"?]+)[^"]*"(?![^>]*noModule)/g)].map(([, address = '']) => address);
const withoutQuery = (address: string) => address.replace(/\?.*/, '');

/** The addresses of a page's render-blocking style sheets. */
const stylesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<link rel="stylesheet" href="([^"?]+)/g)].map(([, address = '']) => address)),
];

export const builtFile = (address: string): Buffer => readFileSync(join(BUILD_FOLDER, address.replace('/_next/', '')));

/** The compressed size of each file of a build: many pages share a file. */
const weighed = new Map<string, number>();

/** The total size of files of the build, each compressed with gzip. Bytes. */
export const gzipOf = (addresses: Iterable<string>): number =>
  [...addresses].reduce((sum, address) => {
    const size = weighed.get(address) ?? gzipSize(builtFile(address));
    weighed.set(address, size);
    return sum + size;
  }, 0);

/** The weight of a built page in its served form: uncompressed, compressed as a proxy would do it, and its files of the build. Bytes. */
export function weigh(html: string) {
  const elements = parse(html).querySelectorAll('*');
  return {
    raw: Buffer.byteLength(html),
    gzip: gzipSize(html),
    brotli: brotliCompressSync(html).length,
    elements: elements.length,
    /** The class attributes of all elements. */
    classes: elements.reduce((sum, element) => sum + (element.getAttribute('class')?.length ?? 0), 0),
    /** The page's duplicate of its contents as data for React. */
    flight: [...html.matchAll(CHUNK)].reduce((sum, [, literal = '']) => sum + Buffer.byteLength(literal), 0),
    styles: gzipOf(stylesOf(html)),
    scripts: gzipOf(scriptsOf(html)),
  };
}

/** The literal that a call in the page's inline scripts adds to the data. */
const CHUNK = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]\)/g;
