import { DEFAULT_CODE } from './model.ts';
import type { Space, SpaceItem } from './space.ts';

/** A response of the Delivery API: HTTP status and the body to send as JSON. */
type DeliveryAnswer = { status: number; body: unknown };

/** The real API's limit for one response. */
const MAX_ANSWER_BYTES = 7 * 1024 * 1024;
const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

/**
 * Answers a request for entries or assets of a space like the Content Delivery API, for the features that the site uses: all locales at
 * once, filters by content type, id and field, order, paging, and linked items to the requested depth. Other queries get the API's own kind
 * of error, so that an unsupported query fails visibly. https://www.contentful.com/developers/docs/references/content-delivery-api/
 */
export function answerDelivery(space: Space, path: string, query: URLSearchParams): DeliveryAnswer {
  const collection = /\/(entries|assets)$/.exec(path)?.[1];
  if (!collection) return apiError(404, 'NotFound', 'The resource could not be found.');
  const { include = '1', limit = String(DEFAULT_LIMIT), skip = '0', order, locale, select, ...filters } = Object.fromEntries(query);
  if (locale !== '*') return apiError(400, 'BadRequest', `This stand-in answers locale=* only, not "${locale}".`);
  if (Number(limit) > MAX_LIMIT) return apiError(400, 'InvalidQuery', `The limit must be ${MAX_LIMIT} at most.`);
  const unknown = Object.keys(filters).find(
    (name) => !/^(content_type|sys\.id(\[in\])?|fields\.[A-Za-z]+(\[exists\]|\.[\w-]+)?)$/.test(name),
  );
  if (unknown) return apiError(400, 'InvalidQuery', `The query parameter "${unknown}" is not known.`);

  const all = collection === 'entries' ? space.entries : space.assets;
  const matching = all.filter((item) => Object.entries(filters).every(([name, value]) => matches(item, name, value)));
  const ordered = order ? matching.toSorted(byOrder(order)) : matching;
  const items = ordered.slice(Number(skip), Number(skip) + Number(limit)).map((item) => selectFields(item, select));
  const body = {
    sys: { type: 'Array' },
    total: matching.length,
    skip: Number(skip),
    limit: Number(limit),
    items,
    ...(collection === 'entries' ? { includes: linkedItems(space, items, Number(include)) } : {}),
  };
  if (JSON.stringify(body).length > MAX_ANSWER_BYTES) {
    return apiError(400, 'BadRequest', `Response size too big. Maximum allowed response size: ${MAX_ANSWER_BYTES}B.`);
  }
  return { status: 200, body };
}

/** An error in the API's form. */
export function apiError(status: number, id: string, message: string): DeliveryAnswer {
  return { status, body: { sys: { type: 'Error', id }, message, requestId: 'stand-in' } };
}

function matches(item: SpaceItem, name: string, value: string): boolean {
  if (name === 'content_type') return item.sys.contentType?.sys.id === value;
  if (name === 'sys.id') return item.sys.id === value;
  if (name === 'sys.id[in]') return value.split(',').includes(item.sys.id);
  const [, field = '', exists, code = DEFAULT_CODE] = /^fields\.([A-Za-z]+)(?:(\[exists\])|\.([\w-]+))?$/.exec(name) ?? [];
  if (exists) return String(field in item.fields) === value;
  // Matches one language, the default one unless the query names another, without its fallback language.
  return item.fields[field]?.[code] === value;
}

function selectFields(item: SpaceItem, select: string | undefined): SpaceItem {
  if (!select) return item;
  const names = select.split(',').map((path) => path.replace('fields.', ''));
  return { ...item, fields: Object.fromEntries(Object.entries(item.fields).filter(([name]) => names.includes(name))) };
}

function byOrder(order: string): (a: SpaceItem, b: SpaceItem) => number {
  const keys = order
    .split(',')
    .map((key) => ({ sign: key.startsWith('-') ? -1 : 1, name: key.replace(/^-?sys\./, '') as 'id' | 'createdAt' | 'updatedAt' }));
  return (a, b) => {
    for (const { sign, name } of keys) {
      if (a.sys[name] !== b.sys[name]) return a.sys[name] < b.sys[name] ? -sign : sign;
    }
    return 0;
  };
}

function linkedItems(space: Space, items: SpaceItem[], depth: number): { Entry: SpaceItem[]; Asset: SpaceItem[] } {
  const entries = indexOf(space.entries);
  const assets = indexOf(space.assets);
  const seen = new Set(items.map((item) => item.sys.id));
  const found: { Entry: SpaceItem[]; Asset: SpaceItem[] } = { Entry: [], Asset: [] };
  let level: SpaceItem[] = items;
  for (let step = 0; step < depth; step += 1) {
    level = level.flatMap((item) =>
      linksIn(item.fields).flatMap(({ linkType, id }) => {
        const target = (linkType === 'Entry' ? entries : assets).get(id);
        if (!target || seen.has(id)) return [];
        seen.add(id);
        found[linkType].push(target);
        return [target];
      }),
    );
  }
  return found;
}

const indexes = new WeakMap<SpaceItem[], Map<string, SpaceItem>>();

function indexOf(items: SpaceItem[]): Map<string, SpaceItem> {
  const known = indexes.get(items);
  if (known?.size === items.length) return known;
  const index = new Map(items.map((item) => [item.sys.id, item]));
  indexes.set(items, index);
  return index;
}

function linksIn(value: unknown): { linkType: 'Entry' | 'Asset'; id: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { sys } = value as { sys?: { type?: string; linkType?: string; id?: string } };
  if (sys?.type === 'Link' && sys.id && (sys.linkType === 'Entry' || sys.linkType === 'Asset'))
    return [{ linkType: sys.linkType, id: sys.id }];
  return Object.values(value).flatMap(linksIn);
}
