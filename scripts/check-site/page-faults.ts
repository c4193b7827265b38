import { parse } from 'node-html-parser';

/** The properties without which a search engine ignores a thing (https://developers.google.com/search/docs/appearance/structured-data). */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  SoftwareApplication: ['name', 'offers'],
  Offer: ['price', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  Article: ['headline', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
};

/**
 * The facts of a page that search engines read, and its faults by itself. Addresses are absolute. `address` is its address; `here` changes
 * an address of the public host to the one of the checked host.
 */
export function readPage(html: string, address: string, here: (address: string) => string = String) {
  const root = parse(html, { comment: false });
  const attributes = (selector: string, name: string) => root.querySelectorAll(selector).map((each) => each.getAttribute(name) ?? '');
  const inFull = (href: string) => here(new URL(href, address).href);
  // Drawings have titles too.
  const titles = root.querySelectorAll('title').filter((each) => !each.closest('svg'));
  const single = {
    title: titles.map(({ text }) => text.trim()),
    description: attributes('meta[name="description"]', 'content'),
    h1: root.querySelectorAll('h1').map(({ text }) => text.trim()),
    canonical: attributes('link[rel="canonical"]', 'href'),
  };
  const language = root.querySelector('html')?.getAttribute('lang') ?? '';
  const faults = Object.entries(single).flatMap(([what, values]) => {
    if (values.length > 1) return [`has ${values.length} of ${what}`];
    return values[0] ? [] : [`has no ${what}`];
  });
  if (language === '') faults.push('does not say its language');
  for (const image of root.querySelectorAll('img:not([alt])')) faults.push(`image without alternative text: ${image.getAttribute('src')}`);
  for (const { rawText } of root.querySelectorAll('script[type="application/ld+json"]')) faults.push(...structuredDataFaults(rawText));
  return {
    language,
    title: single.title[0] ?? '',
    description: single.description[0] ?? '',
    canonical: single.canonical[0] ? inFull(single.canonical[0]) : null,
    /** By `hreflang`. */
    alternates: Object.fromEntries<string>(
      root
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => [link.getAttribute('hreflang') ?? '', inFull(link.getAttribute('href') ?? '')]),
    ),
    faults,
  };
}

export type PageFacts = ReturnType<typeof readPage>;

function structuredDataFaults(text: string): string[] {
  try {
    const data: unknown = JSON.parse(text);
    const { '@context': context } = data as Record<string, unknown>;
    return [
      ...(context === 'https://schema.org' ? [] : ['structured data without the context https://schema.org']),
      ...faultsOfThing(data),
    ];
  } catch {
    return ['structured data that is no JSON'];
  }
}

function faultsOfThing(thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return [];
  const inside = Object.values(thing).flatMap(faultsOfThing);
  const { '@type': type } = thing as Record<string, unknown>;
  const missing = (REQUIRED[String(type)] ?? []).filter((name) => !(thing as Record<string, unknown>)[name]);
  return [...missing.map((name) => `structured data with a ${type} without ${name}`), ...inside];
}

/** The faults of pages among each other. `pages` and `sitemap` are by address; the sitemap has the alternates of each. */
export function faultsAmong(pages: ReadonlyMap<string, PageFacts>, sitemap: ReadonlyMap<string, Record<string, string>>): string[] {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const [address, { language, title, description, canonical, alternates }] of pages) {
    if (canonical && !pages.has(canonical)) faults.push(`${address}: its canonical ${canonical} is no page`);
    // An address with a query that only sets a control is not another page.
    if (canonical !== address) continue;
    if (!sitemap.has(address)) faults.push(`${address}: is not in the sitemap`);
    for (const [what, said] of Object.entries({ title, description })) {
      const first = seen.get(`${what} ${language} ${said}`);
      if (first) faults.push(`${address}: has the same ${what} as ${first}`);
      else seen.set(`${what} ${language} ${said}`, address);
    }
    for (const [hreflang, target] of Object.entries(alternates)) {
      const other = pages.get(target);
      if (!other) faults.push(`${address}: hreflang ${hreflang} leads to ${target}, which is no page`);
      else if (!Object.values(other.alternates).includes(address))
        faults.push(`${address}: hreflang ${hreflang} is not mutual with ${target}`);
      else if (hreflang !== 'x-default' && other.language !== hreflang)
        faults.push(`${address}: hreflang ${hreflang} leads to a page in ${other.language}`);
    }
  }
  for (const [address, alternates] of sitemap) {
    const page = pages.get(address);
    if (!page) faults.push(`${address}: is in the sitemap, but is no page`);
    else if (page.canonical !== address) faults.push(`${address}: is in the sitemap, but its canonical is ${page.canonical}`);
    else if (Object.entries(alternates).some(([language, target]) => page.alternates[language] !== target))
      faults.push(`${address}: the sitemap names other languages than the page`);
  }
  return faults;
}
