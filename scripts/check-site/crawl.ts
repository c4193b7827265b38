import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import type { Answer, Crawled } from './findings.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';

export type CrawlOptions = {
  /** Concurrent requests. */
  atOnce: number;
  /** Maximum number of requested addresses. */
  most: number;
  progress?: (done: number, known: number, address: string) => void;
};

const TIMEOUT_MS = 30_000;
const NAME = 'check-site';

/**
 * Requests every address of a site that its start page and its sitemap lead to. Pages may name another host than the crawled one (the
 * site's public host): those addresses are requested at the crawled host.
 */
export async function crawl(start: string, { atOnce, most, progress }: CrawlOptions): Promise<Crawled> {
  const { origin } = new URL(start);
  const first = await ask(`${origin}/`, null);
  const publicOrigin = first.facts?.canonical ? new URL(first.facts.canonical).origin : origin;
  const here = (address: string) => (new URL(address).origin === publicOrigin ? origin + address.slice(publicOrigin.length) : address);
  const sitemap = await readSitemap(`${origin}/sitemap.xml`, here);
  const answers = new Map<string, Answer>();
  const known = new Set([`${origin}/`, new URL(start).href, ...(sitemap?.keys() ?? [])]);
  const queue = [...known];
  const add = (address: string) => {
    if (new URL(address).origin !== origin || known.has(address) || known.size >= most) return;
    known.add(address);
    queue.push(address);
  };
  let underWay = 0;
  await new Promise<void>((resolve, reject) => {
    const next = () => {
      if (queue.length === 0 && underWay === 0) return resolve();
      while (underWay < atOnce && queue.length > 0) {
        const address = queue.shift() as string;
        underWay += 1;
        ask(address, here)
          .then((answer) => {
            answers.set(address, answer);
            for (const found of [answer.location, ...reachable(answer.facts)]) if (found) add(found);
            underWay -= 1;
            progress?.(answers.size, known.size, address);
            next();
          })
          .catch(reject);
      }
    };
    next();
  });
  return { answers, sitemap };
}

const reachable = (facts: PageFacts | null): string[] =>
  facts ? [...facts.links, ...facts.files, ...facts.resources, ...Object.values(facts.alternates)] : [];

type Here = (address: string) => string;

async function ask(address: string, here: Here | null): Promise<Answer> {
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Like a link of the site: the response is the requested page, independent of the language headers.
    headers: { 'user-agent': NAME, 'sec-fetch-site': 'same-origin' },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const location = response.headers.get('location');
  const facts = type.startsWith('text/html') && response.status === 200 ? pageFacts(body.toString('utf8'), address) : null;
  return {
    status: response.status,
    location: location === null ? null : (here ?? String)(new URL(location, address).href),
    // Text travels compressed; pictures and fonts are compressed already.
    bytes: /^(?:text\/|application\/(?:json|javascript|xml))|\+xml|\+json/.test(type) ? gzipSync(body).length : body.length,
    facts: facts && here ? onThisHost(facts, here) : facts,
  };
}

function onThisHost(facts: PageFacts, here: Here): PageFacts {
  return {
    ...facts,
    canonical: facts.canonical && here(facts.canonical),
    alternates: Object.fromEntries(Object.entries(facts.alternates).map(([language, address]) => [language, here(address)])),
    links: facts.links.map(here),
    files: facts.files.map(here),
    resources: facts.resources.map(here),
  };
}

/** The sitemap's addresses with their alternates, all parts together; null if there is none. */
async function readSitemap(address: string, here: Here): Promise<Crawled['sitemap']> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { 'user-agent': NAME } });
  if (!response.ok) return null;
  const root = parse(await response.text());
  const parts = await Promise.all(root.querySelectorAll('sitemap > loc').map((loc) => readSitemap(here(loc.text.trim()), here)));
  const own = root
    .querySelectorAll('url')
    .map((url): [string, Record<string, string>] => [
      here(normal(url.querySelector('loc')?.text ?? '')),
      Object.fromEntries(
        url.querySelectorAll('[hreflang]').map((link) => [link.getAttribute('hreflang'), here(normal(link.getAttribute('href') ?? ''))]),
      ),
    ]);
  return new Map([...own, ...parts.flatMap((part) => [...(part ?? [])])]);
}

const normal = (address: string) => new URL(address.trim()).href;
