import { mergeInlineScripts } from '../stored-pages/content-security-policy.ts';
import { withoutStaticParts } from './static-parts.ts';

/** A script that the framework loads in parallel with the page, as it writes it. */
const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
/** A preload that fetches one of them early. */
const PRELOADED = /<link rel="preload" as="script"[^>]*>/g;
/** The last one starts the page. The page's data begins here. */
const START = ' id="_R_"';

/** A browser that reports no paint in this time does not paint or cannot report it. ms. */
const PAINT_LIMIT_MS = 3_000;

/**
 * Delays a page's scripts until its first paint: the page is complete without them, and on a fast connection or from a browser's cache they
 * would run before the first paint and delay it. On a slow connection this costs nothing, since styles and fonts come first there anyway. A
 * hidden page does not wait for a paint. A page that has this form already stays as it is.
 */
export function withScriptsAfterPaint(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)];
  if (!scripts.some(([tag]) => tag.includes(START))) return html;
  const loader = `<script>${loaderOf(scripts.map(([, address = '']) => unescapeAddress(address)))}</script>`;
  return html.replace(PRELOADED, '').replace(SCRIPT, (tag) => (tag.includes(START) ? loader : ''));
}

const LIST = /\(function\(load,page\)[\s\S]*?\}\)\((\[[^\]]*\]),document\)/;

/** The addresses of the scripts that a page fetches after its first paint. */
export function scriptsAfterPaint(html: string): string[] {
  const [, list] = LIST.exec(html) ?? [];
  return list ? (JSON.parse(list) as string[]) : [];
}

// With `async`, React recognises its own scripts and adds none twice.
const loaderOf = (addresses: readonly string[]) =>
  `(function(load,page){function go(){for(var src,it;src=load.shift();page.head.append(it))it=page.createElement("script"),it.src=src,it.async=!0}` +
  `page.hidden?go():(new PerformanceObserver(go).observe({type:"paint",buffered:!0}),setTimeout(go,${PAINT_LIMIT_MS}))})(${JSON.stringify(addresses)},document)`;

const unescapeAddress = (address: string) => address.replaceAll('&amp;', '&');

/** The served form of a page's HTML: no duplicate static content, scripts after the first paint, joined inline scripts. Idempotent. */
export const servedHtml = (html: string): string => mergeInlineScripts(withScriptsAfterPaint(withoutStaticParts(html)));
