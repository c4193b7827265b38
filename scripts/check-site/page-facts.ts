import { type HTMLElement, parse } from 'node-html-parser';
import { scriptsAfterPaint } from '../../lib/next/scripts-after-paint.ts';

/** The facts of a page for the checks. Addresses are absolute, in the page's spelling. */
export type PageFacts = {
  language: string;
  titles: string[];
  descriptions: string[];
  h1s: string[];
  canonical: string | null;
  noindex: boolean;
  /** By `hreflang`. */
  alternates: Record<string, string>;
  /** The targets of links, without fragments. */
  links: string[];
  /** Files that the page names but does not need: feeds, pictures for social networks, icons. */
  files: string[];
  /** A page's resources: styles, scripts, fonts, pictures without lazy loading. */
  resources: string[];
  /** Sources of images that have no alternative text, not even an empty one. */
  imagesWithoutAlt: string[];
  /** The text of each block of structured data. */
  structuredData: string[];
};

/** Reads a page. `address` is its address. */
export function pageFacts(html: string, address: string): PageFacts {
  const root = parse(html, { comment: false });
  const all = (selector: string): HTMLElement[] => root.querySelectorAll(selector);
  const texts = (selector: string) => all(selector).map((element) => element.text.replace(/\s+/g, ' ').trim());
  const attributes = (selector: string, name: string) => all(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const inFull = (addresses: string[]) => [...new Set(addresses.flatMap((each) => absolute(each, address)))];
  // Drawings have titles too.
  const titles = all('title').filter((element) => element.closest('svg') === null);
  return {
    language: root.querySelector('html')?.getAttribute('lang') ?? '',
    titles: titles.map((element) => element.text.trim()),
    descriptions: attributes('meta[name="description"]', 'content'),
    h1s: texts('h1'),
    canonical: inFull(attributes('link[rel="canonical"]', 'href'))[0] ?? null,
    noindex: attributes('meta[name="robots"]', 'content').some((content) => /noindex/i.test(content)),
    alternates: Object.fromEntries(
      all('link[rel="alternate"]').flatMap((link) => {
        const language = link.getAttribute('hreflang');
        const [href] = absolute(link.getAttribute('href') ?? '', address);
        return language && href ? [[language, href]] : [];
      }),
    ),
    links: inFull(attributes('a[href]', 'href')),
    files: inFull([
      ...attributes('link[rel="alternate"][type]', 'href'),
      ...attributes('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]', 'href'),
      ...attributes('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
    ]),
    resources: inFull([
      ...attributes('link[rel="stylesheet"], link[rel="preload"][as="font"]', 'href'),
      ...attributes('script[src]:not([nomodule])', 'src'),
      ...scriptsAfterPaint(html),
      ...attributes('img[src]:not([loading="lazy"])', 'src'),
    ]),
    imagesWithoutAlt: all('img')
      .filter((image) => image.getAttribute('alt') === undefined)
      .map((image) => image.getAttribute('src') ?? ''),
    structuredData: all('script[type="application/ld+json"]').map((script) => script.rawText),
  };
}

/** An absolute address without its fragment; undefined for anything but a web address. */
function absolute(address: string, base: string): string[] {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  url.hash = '';
  return [url.href];
}
