/** A script that the framework has the browser load beside the page, as it writes it. */
const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
/** It has one of them fetched before the rest. */
const PRELOADED = /<link rel="preload" as="script"[^>]*>/g;
/** The last one starts the page, and stands where its data begins. */
const START = ' id="_R_"';

/** A browser that paints nothing in this time does not paint, or cannot say so. ms. */
const PAINT_LIMIT_MS = 3_000;

/**
 * Has a page's scripts fetched once it is painted: it is finished without them, and on a fast line, or from a browser's cache, they would run
 * before the first paint and hold it up. On a slow one they lose nothing, since styles and fonts come first there anyway. A page that nobody looks at has
 * no paint to wait for. A page that has this form already stays as it is.
 */
export function withScriptsAfterPaint(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)];
  if (!scripts.some(([tag]) => tag.includes(START))) return html;
  const loader = `<script>${loaderOf(scripts.map(([, address = '']) => unescapeAddress(address)))}</script>`;
  return html.replace(PRELOADED, '').replace(SCRIPT, (tag) => (tag.includes(START) ? loader : ''));
}

const LIST = /\(function\(load,page\)[\s\S]*?\}\)\((\[[^\]]*\]),document\)/;

/** The addresses of the scripts that a page fetches once it is painted. */
export function scriptsAfterPaint(html: string): string[] {
  const [, list] = LIST.exec(html) ?? [];
  return list ? (JSON.parse(list) as string[]) : [];
}

// With `async`, React finds them when it looks for its own and adds none twice.
const loaderOf = (addresses: readonly string[]) =>
  `(function(load,page){function go(){for(var src,it;src=load.shift();page.head.append(it))it=page.createElement("script"),it.src=src,it.async=!0}` +
  `page.hidden?go():(new PerformanceObserver(go).observe({type:"paint",buffered:!0}),setTimeout(go,${PAINT_LIMIT_MS}))})(${JSON.stringify(addresses)},document)`;

const unescapeAddress = (address: string) => address.replaceAll('&amp;', '&');
