import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { DEFAULT_LOCALE, type Locale } from '../../lib/i18n/locales.ts';
import { flightRows, textOfLiteral } from '../../lib/next/flight-data.ts';
import { scriptsAfterPaint } from '../../lib/next/scripts-after-paint.ts';
import { servedHtml } from '../../lib/next/served-html.ts';
import { BUILD_FOLDER } from '../../lib/runtime/build-folder.ts';

/** A text's transfer size: uncompressed, and compressed as a proxy would do it. Bytes. */
export type Bytes = { raw: number; gzip: number; brotli: number };

/** The size of the page's duplicates in the data for React, by large parts. Bytes in the page. */
type FlightParts = {
  /** `className` of every element: the HTML repeats it. */
  classes: number;
  /** Whole drawings: `svg` and its contents. */
  drawings: number;
  /** Visible text, and accessible names. */
  words: number;
  /** Addresses. */
  links: number;
  /** Structured data, which the HTML also has as a script. */
  structuredData: number;
  /** Style sheets, fonts and client components that the page names. */
  modules: number;
  /** The rest: brackets, names of elements and of props. */
  structure: number;
};

/** A built page in its served form. */
type PageWeight = Bytes & {
  elements: number;
  classAttributes: number;
  flight: number;
  flightParts: FlightParts;
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

/** A file of the build, by its address in a page. */
export const builtFile = (address: string, build = BUILD_FOLDER): Buffer => readFileSync(join(build, address.replace('/_next/', '')));

/** The compressed size of each file of a build: many pages share a file. */
const weighed = new Map<string, number>();

/** The total size of files of the build, each compressed with gzip. Bytes. */
export const gzipOf = (addresses: Iterable<string>, build = BUILD_FOLDER): number =>
  [...addresses].reduce((all, address) => all + gzipOfFile(address, build), 0);

function gzipOfFile(address: string, build: string): number {
  const file = join(build, address);
  const known = weighed.get(file) ?? gzipSize(builtFile(address, build));
  weighed.set(file, known);
  return known;
}

/** The full output of `npm run bench:pages` for a page. */
export function weigh(html: string, build = BUILD_FOLDER): PageWeight {
  const elements = parse(html).querySelectorAll('*');
  const chunks = [...html.matchAll(CHUNK)].map(([, literal = '']) => literal);
  return {
    ...size(html),
    elements: elements.length,
    classAttributes: elements.reduce((sum, element) => sum + (element.getAttribute('class')?.length ?? 0), 0),
    flight: chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0),
    flightParts: partsOf(chunks.map(textOfLiteral).join('')),
    styles: gzipOf(stylesOf(html), build),
    scripts: gzipOf(scriptsOf(html), build),
  };
}

/** The literal that a call in the page's inline scripts adds to the data. */
const CHUNK = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\]\)/g;

const DRAWING = new Set(['svg', 'path', 'g', 'use', 'circle', 'ellipse', 'rect', 'line', 'defs', 'symbol', 'clipPath']);
const LINKS = new Set(['href', 'src', 'srcSet']);
const WORDS = new Set(['aria-label', 'alt', 'title', 'label', 'content', 'placeholder']);

/** As an inline script writes it, between single quotes. */
const written = (text: string) => Buffer.byteLength(text) + (text.match(/[\\'\n]/g)?.length ?? 0);

function partsOf(data: string): FlightParts {
  const parts: FlightParts = { classes: 0, drawings: 0, words: 0, links: 0, structuredData: 0, modules: 0, structure: 0 };
  for (const { tag, body } of flightRows(data)) {
    if (tag === 'T')
      parts[body.startsWith('{"@context"') ? 'structuredData' : /^[Mm][-\d.]/.test(body) ? 'drawings' : 'words'] += written(body);
    else if (tag === 'I' || tag === 'H') parts.modules += written(body);
    else {
      const before = sum(parts);
      let model: unknown;
      try {
        model = JSON.parse(body);
      } catch {
        model = undefined;
      }
      count(model, parts);
      parts.structure += Math.max(0, written(body) - (sum(parts) - before));
    }
  }
  return parts;
}

const sum = (parts: FlightParts) => Object.values(parts).reduce((total, each) => total + each, 0);

/** Adds the contents of a model to the parts; the uncounted rest is structure. */
function count(node: unknown, parts: FlightParts, prop = ''): void {
  if (typeof node === 'string') {
    if (prop === 'className') parts.classes += written(node);
    else if (LINKS.has(prop)) parts.links += written(node);
    else if ((prop === 'children' || WORDS.has(prop)) && !node.startsWith('$')) parts.words += written(node);
  } else if (Array.isArray(node)) {
    if (node[0] === '$' && typeof node[1] === 'string') {
      if (DRAWING.has(node[1])) parts.drawings += written(JSON.stringify(node));
      else count(node[3], parts);
    } else for (const each of node) count(each, parts, prop);
  } else if (node && typeof node === 'object') {
    for (const [name, value] of Object.entries(node)) count(value, parts, name);
  }
}
