import { LinkChecker, LinkState } from 'linkinator';
import { parse } from 'node-html-parser';
import { faultsAmong, type PageFacts, readPage } from './page-faults.ts';

/** Like a link of the site: the response is the requested page, independent of the language headers. */
const HEADERS = { 'user-agent': 'check-site', 'sec-fetch-site': 'same-origin' };
const TIMEOUT_MS = 30_000;

const get = (address: string) => fetch(address, { redirect: 'manual', headers: HEADERS, signal: AbortSignal.timeout(TIMEOUT_MS) });

/**
 * Requests every address of a site that its sitemap and its links lead to. Returns the pages and all faults. Pages may name another host
 * than the checked one (the site's public host): those addresses are requested at the checked host.
 */
export async function checkSite(origin: string, atOnce: number): Promise<{ addresses: number; pages: number; faults: string[] }> {
  const { canonical } = readPage(await (await get(`${origin}/`)).text(), origin);
  const publicOrigin = new URL(canonical ?? origin).origin;
  const here = (address: string) => (new URL(address).origin === publicOrigin ? origin + address.slice(publicOrigin.length) : address);
  const sitemap = await readSitemap(`${origin}/sitemap.xml`, here);
  if (!sitemap) return { addresses: 0, pages: 0, faults: ['/sitemap.xml is missing'] };

  const checker = new LinkChecker();
  const redirects = new Map<string, string>();
  const found = new Set<string>(sitemap.keys());
  checker.on('redirect', ({ url, targetUrl = '' }) => redirects.set(url, targetUrl));
  checker.on('pagestart', (address) => found.add(String(address)));
  const { links } = await checker.check({
    path: origin,
    sitemap: true,
    recurse: true,
    concurrency: atOnce,
    redirects: 'warn',
    headers: HEADERS,
    timeout: TIMEOUT_MS,
    linksToSkip: async (link) => new URL(link).origin !== origin,
    urlRewriteExpressions: publicOrigin === origin ? [] : [{ pattern: new RegExp(`^${RegExp.escape(publicOrigin)}`), replacement: origin }],
  });
  const pages = new Map<string, PageFacts>();
  const queue = [...found].filter((address) => !redirects.has(address));
  const readOn = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const response = await get(address);
      const text = await response.text();
      const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html');
      if (isPage) pages.set(address, readPage(text, address, here));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readOn));

  const faults = links.flatMap(({ url, status, state, parent }) => {
    const from = parent ?? '/sitemap.xml';
    if (state === LinkState.BROKEN) return [`${from}: links to ${url}, which answers ${status || 'nothing'}`];
    const target = redirects.get(url);
    // The language switch does not know an entry's slug in the other language: the site redirects to it.
    if (!target || Object.values(pages.get(from)?.alternates ?? {}).includes(target)) return [];
    return [`${from}: links to ${url}, a redirect to ${target}`];
  });
  for (const [address, page] of pages) faults.push(...page.faults.map((fault) => `${address}: ${fault}`));
  faults.push(...faultsAmong(pages, sitemap));
  return { addresses: links.length, pages: pages.size, faults: [...new Set(faults)].map((fault) => fault.replaceAll(origin, '')) };
}

/** The sitemap's addresses with their alternates, all parts together; null if there is none. */
async function readSitemap(address: string, here: (address: string) => string): Promise<Map<string, Record<string, string>> | null> {
  const response = await get(address);
  if (!response.ok) return null;
  const root = parse(await response.text());
  const found = new Map<string, Record<string, string>>();
  for (const loc of root.querySelectorAll('sitemap > loc'))
    for (const [page, alternates] of (await readSitemap(here(loc.text.trim()), here)) ?? []) found.set(page, alternates);
  const inFull = (text: string | undefined) => here(new URL(text?.trim() ?? '').href);
  for (const url of root.querySelectorAll('url')) {
    const links = url.querySelectorAll('[hreflang]').map((link) => [link.getAttribute('hreflang'), inFull(link.getAttribute('href'))]);
    found.set(inFull(url.querySelector('loc')?.text), Object.fromEntries(links));
  }
  return found;
}
