/** The required properties of schema.org types (https://developers.google.com/search/docs/appearance/structured-data). */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  Offer: ['price', 'priceCurrency', 'name'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  ImageObject: ['url'],
  ContactPoint: ['contactType'],
};
/** Types whose items differ only by position. */
const PLAIN = new Set(['WebPage', 'QuantitativeValue']);

type Json = Record<string, unknown>;

/** The faults of a block of structured data in words; empty for a valid one. */
export function structuredDataProblems(text: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return ['is no JSON'];
  }
  if (!isObject(data) || data['@context'] !== 'https://schema.org') return ['does not name https://schema.org as its context'];
  const things = Array.isArray(data['@graph']) ? data['@graph'] : [data];
  return [...things.flatMap((thing) => problemsOf(thing)), ...(things.length === 0 ? ['says nothing'] : [])];
}

function problemsOf(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(problemsOf);
  if (!isObject(thing)) return [];
  const type = thing['@type'];
  const inside = Object.values(thing).flatMap(problemsOf);
  // A reference to an item described elsewhere.
  if (type === undefined) return typeof thing['@id'] === 'string' ? inside : ['has something without a type', ...inside];
  if (typeof type !== 'string') return ['has a type that is no word', ...inside];
  const required = REQUIRED[type];
  if (!required) return PLAIN.has(type) ? inside : [`has a ${type}, of which nobody said what it needs`, ...inside];
  const missing = required.filter((name) => isEmpty(thing[name])).map((name) => `has a ${type} without ${name}`);
  const dates = ['datePublished', 'dateModified'].filter((name) => name in thing && Number.isNaN(Date.parse(String(thing[name]))));
  return [...missing, ...dates.map((name) => `has a ${type} whose ${name} is no date`), ...inside];
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
