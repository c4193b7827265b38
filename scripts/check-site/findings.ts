import type { PageFacts } from './page-facts.ts';
import { structuredDataProblems } from './structured-data.ts';

/** An address's response: a page, another file, or a redirect. */
export type Answer = { status: number; location: string | null; bytes: number; facts: PageFacts | null };

/** The result of a crawl. All addresses are on the crawled host, even if pages name another. */
export type Crawled = {
  answers: ReadonlyMap<string, Answer>;
  /** The addresses that the sitemap lists, with their alternates; null if there is no sitemap. */
  sitemap: ReadonlyMap<string, Record<string, string>> | null;
};

export type Finding = { address: string; problem: string };

/** All faults of a site's pages. `budgetBytes` is the maximum compressed weight of a page and its resources. */
export function findingsOf(crawled: Crawled, budgetBytes: number): Finding[] {
  const pages = [...crawled.answers].flatMap(([address, { status, facts }]) => (status === 200 && facts ? [{ address, facts }] : []));
  return [
    ...pages.flatMap(({ address, facts }) => problemsOfPage(facts, address, crawled, budgetBytes).map((problem) => ({ address, problem }))),
    ...doubled(pages, 'title', ({ titles }) => titles[0]),
    ...doubled(pages, 'description', ({ descriptions }) => descriptions[0]),
    ...doubled(pages, 'h1', ({ h1s }) => h1s[0]),
    ...sitemapProblems(pages, crawled),
  ];
}

type Page = { address: string; facts: PageFacts };

function problemsOfPage(facts: PageFacts, address: string, crawled: Crawled, budgetBytes: number): string[] {
  const problems = [
    ...once('title', facts.titles),
    ...once('description', facts.descriptions),
    ...once('h1', facts.h1s),
    ...(facts.language === '' ? ['does not say its language'] : []),
    ...[...facts.links, ...facts.files, ...facts.resources].flatMap((target) => problemOfTarget(target, facts, crawled)),
    ...facts.imagesWithoutAlt.map((source) => `image without alternative text: ${source}`),
    ...facts.structuredData.flatMap((text) => structuredDataProblems(text).map((problem) => `structured data ${problem}`)),
    ...alternateProblems(facts, addressOfPage(address, facts), crawled),
  ];
  const bytes = [address, ...facts.resources].reduce((sum, each) => sum + (crawled.answers.get(each)?.bytes ?? 0), 0);
  if (bytes > budgetBytes) problems.push(`weighs ${kilobytes(bytes)}, over the budget of ${kilobytes(budgetBytes)}`);
  return problems;
}

/** The page's own address: a query that only sets a control of the page (by its canonical) is not another page. */
const addressOfPage = (address: string, { canonical }: PageFacts) => (address.split('?')[0] === canonical ? canonical : address);

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

function once(what: string, values: readonly string[]): string[] {
  if (values.length > 1) return [`has ${values.length} of ${what}`];
  return values[0]?.trim() ? [] : [`has no ${what}`];
}

/** The fault of a link or file: an error, a redirect, or several. */
function problemOfTarget(target: string, { alternates }: PageFacts, { answers }: Crawled): string[] {
  const answer = answers.get(target);
  // Of another site, or not crawled.
  if (!answer || answer.status < 300) return [];
  if (answer.status >= 400) return [`links to ${target}, which answers ${answer.status}`];
  const hops = [target];
  let next = answer.location;
  while (next !== null && !hops.includes(next) && hops.length < 10) {
    hops.push(next);
    next = answers.get(next)?.location ?? null;
  }
  // The language switch is on every page and does not know an entry's slug in the other language; a script adds it, and the site redirects.
  if (next === null && hops.length === 2 && Object.values(alternates).includes(hops[1] as string)) return [];
  return [
    hops.length > 2 || next !== null ? `links into a chain of redirects: ${hops.join(' → ')}` : `links to a redirect: ${hops.join(' → ')}`,
  ];
}

/** Each alternate language of a page must exist, be in that language, and name the page in return. */
function alternateProblems({ alternates, language }: PageFacts, address: string, { answers }: Crawled): string[] {
  const named = Object.entries(alternates);
  if (named.length === 0) return [];
  const itself = alternates[language] === address ? [] : [`hreflang does not name the page itself under its language ${language}`];
  const others = named.flatMap(([hreflang, target]) => {
    const other = answers.get(target);
    if (!other?.facts || other.status !== 200)
      return [`hreflang ${hreflang} leads to ${target}, which is no page (${other?.status ?? 'not crawled'})`];
    if (!Object.values(other.facts.alternates).includes(address))
      return [`hreflang ${hreflang} is not mutual: ${target} does not name this page`];
    if (hreflang !== 'x-default' && other.facts.language !== hreflang)
      return [`hreflang ${hreflang} leads to a page in ${other.facts.language}`];
    return [];
  });
  return [...itself, ...others];
}

/** Pages of one language with equal titles or descriptions. A copy that names another page as canonical may have them. */
function doubled(pages: readonly Page[], what: string, value: (facts: PageFacts) => string | undefined): Finding[] {
  const holders = new Map<string, string[]>();
  for (const { address, facts } of pages) {
    const said = value(facts);
    if (!said || (facts.canonical !== null && facts.canonical !== address)) continue;
    // A list's pages share their heading: the title distinguishes them.
    if (what === 'h1' && /\/page\/\d+$/.test(address)) continue;
    const key = `${facts.language} ${said}`;
    holders.set(key, [...(holders.get(key) ?? []), address]);
  }
  return [...holders.values()].flatMap(([first, ...others]) =>
    others.map((address) => ({ address, problem: `has the same ${what} as ${first}` })),
  );
}

function sitemapProblems(pages: readonly Page[], { answers, sitemap }: Crawled): Finding[] {
  if (!sitemap) return [{ address: '/sitemap.xml', problem: 'is missing' }];
  const listed = [...sitemap].flatMap(([address, alternates]): Finding[] => {
    const answer = answers.get(address);
    if (answer?.status !== 200 || !answer.facts)
      return [{ address, problem: `is in the sitemap and answers ${answer?.status ?? 'nothing'}` }];
    const { canonical, alternates: own } = answer.facts;
    if (canonical !== null && canonical !== address) return [{ address, problem: `is in the sitemap, but its canonical is ${canonical}` }];
    return same(alternates, own) ? [] : [{ address, problem: 'names other languages in its head than the sitemap does' }];
  });
  const unlisted = pages
    .filter(({ address, facts }) => facts.canonical === address && !sitemap.has(address))
    .map(({ address }) => ({ address, problem: 'is not in the sitemap' }));
  return [...listed, ...unlisted];
}

const same = (one: Record<string, string>, other: Record<string, string>) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
