import type { ContentfulClientApi } from 'contentful';
import { type Env, env } from '../../env.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { log } from '../../runtime/log.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { ContentUnavailable } from '../errors.ts';
import { isPartType, PART_TYPES } from '../model.ts';
import type { RawEntry } from '../types.ts';
import { createDeliveryClient } from './client.ts';
import { byId, linkedIds, resolvedWith } from './links.ts';
import type { ItemType } from './replica.ts';

const MAX_PAGE_SIZE = 1000;
/** The fields for an entry's card. Without the text it is unknown whether the text can be shown. */
const CARDS_ONLY = { select: 'sys,fields.title,fields.description,fields.keywords,fields.slug,fields.previewImage' };
const WITH_TEXT = { 'fields.content[exists]': 'true' };
const WITH_LINKS = { include: 1 };
const IDS_AT_ONCE = 100;
const VERSION_ONLY = 'sys.id,sys.revision,sys.updatedAt';
/** The items that the site reads of a space: entries by content type, and all assets. Linked items come first. */
export const READ_TYPES: readonly { type: ItemType; kind: string | null }[] = [
  { type: 'Asset', kind: null },
  ...[...PART_TYPES, ...ENTRY_KINDS].map((kind) => ({ type: 'Entry', kind }) as const),
];
const NO_LIST = 'Contentful answered something that is no list of entries (broken JSON, or the page of another server?)';
/** Also the precedence for a shared address (`createdLastFirst` in ./catalogue.ts). The API cannot order by first publication. */
const CREATED_LAST_FIRST = '-sys.createdAt,sys.id';

/** Reads items through the SDK, as the API returns them. Only this module and entry.ts see Contentful's shapes. Throws ContentUnavailable. */
export class ContentSource {
  #sdk: ContentfulClientApi<undefined>;
  #askedAt = Date.now();
  /** The content types that the space does not have: each is logged once. */
  readonly #missingTypes = new Set<string>();
  readonly #env: Env;
  readonly #connect: (settings: Env) => ContentfulClientApi<undefined>;

  constructor(settings: Env, connect = createDeliveryClient) {
    this.#env = settings;
    this.#connect = connect;
    this.#sdk = connect(settings);
  }

  /** A new one after the machine's clock was put back: by that clock the SDK's throttle would hold every request. */
  get #client(): ContentfulClientApi<undefined> {
    const now = Date.now();
    if (now < this.#askedAt) this.#sdk = this.#connect(this.#env);
    this.#askedAt = now;
    return this.#sdk;
  }

  /** The entry with this slug in a language or, without a match, in another one. Not checked whether it can be shown. */
  async rawEntryBySlug(kind: EntryKind, slug: string, locale: Locale): Promise<RawEntry | null> {
    for (const each of [locale, ...LOCALES.filter((other) => other !== locale)]) {
      const field = `fields.slug.${this.#env.CONTENTFUL_LOCALES[each]}`;
      const [found] = await this.#whole('Entry', { content_type: kind, [field]: slug, ...WITH_LINKS }, 2);
      if (found) return found;
    }
    return null;
  }

  /** All entries of a kind, those created last first, with linked items; a page at a time. */
  allItems(kind: EntryKind): AsyncGenerator<Page> {
    return this.#pages('Entry', { content_type: kind, ...WITH_LINKS });
  }

  /** All of them without texts, of the entries that have one. */
  cardItems(kind: EntryKind): Promise<RawEntry[]> {
    return this.#whole('Entry', { content_type: kind, ...CARDS_ONLY, ...WITH_TEXT, ...WITH_LINKS });
  }

  async allIds(): Promise<ReadonlySet<string>> {
    const items = [await this.#whole('Entry', { select: 'sys' }), await this.#whole('Asset', { select: 'sys' })].flat();
    return new Set(items.map(({ sys }) => sys.id));
  }

  /** All entries of a content type, or all assets, with unresolved links; a page at a time. */
  items(type: ItemType, kind: string | null): AsyncGenerator<Page> {
    return this.#pages(type, ofKind(kind));
  }

  /** The same with only the version of each item. */
  versions(type: ItemType, kind: string | null): AsyncGenerator<Page> {
    return this.#pages(type, { ...ofKind(kind), select: VERSION_ONLY, order: 'sys.id' });
  }

  /** Entries or assets by their ids, with unresolved links. Unpublished items are missing from the result. */
  async itemsById(type: ItemType, ids: readonly string[]): Promise<RawEntry[]> {
    const found: RawEntry[] = [];
    for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
      const some = ids.slice(start, start + IDS_AT_ONCE);
      found.push(...(await this.#whole(type, { 'sys.id[in]': some.join(',') }, some.length)));
    }
    return found;
  }

  async resolved(raw: RawEntry): Promise<RawEntry> {
    const ids = linkedIds(raw.fields);
    const found = await Promise.all([this.itemsById('Entry', [...ids.Entry]), this.itemsById('Asset', [...ids.Asset])]);
    return resolvedWith(raw, byId(found.flat()));
  }

  async #whole(type: ItemType, query: Query, pageSize?: number): Promise<RawEntry[]> {
    return (await Array.fromAsync(this.#pages(type, query, pageSize))).flatMap(({ items }) => items);
  }

  /** Pages through a query. A page is halved each time the API reports that the answer is too big. */
  async *#pages(type: ItemType, query: Query, largest = MAX_PAGE_SIZE): AsyncGenerator<Page> {
    let pageSize = largest;
    let done = 0;
    let total = Number.POSITIVE_INFINITY;
    while (done < total) {
      const page = { order: CREATED_LAST_FIRST, ...query, limit: pageSize, skip: done };
      let answer: Collection;
      try {
        answer = await this.#query(type, page);
      } catch (error) {
        if (!(error instanceof TooBig)) throw error;
        if (pageSize > 1) {
          pageSize = Math.ceil(pageSize / 2);
          continue;
        }
        answer = await this.#alone(type, page);
        // The other items may be small.
        pageSize = largest;
      }
      if (answer.items.length === 0 && answer.total > done)
        throw new ContentUnavailable(`Contentful gave no entries from ${done} on, of ${answer.total}`);
      total = answer.total;
      done += answer.items.length;
      yield { items: answer.items, done, total };
    }
  }

  /** An item that is too large with its linked items, then these. Else its identity only: one faulty item must not block the others. */
  async #alone(type: ItemType, { include = 0, ...page }: Query): Promise<Collection> {
    try {
      const { items, total } = await this.#query(type, page);
      return { items: include === 0 ? items : await Promise.all(items.map((item) => this.resolved(item))), total };
    } catch (error) {
      if (!(error instanceof TooBig)) throw error;
      const { items, total } = await this.#query(type, { ...page, select: 'sys' });
      return { items: items.map(({ sys }) => ({ sys, fields: {}, fault: 'is larger than the delivery API gives (7 MB)' })), total };
    }
  }

  async count(type: ItemType, query: Query): Promise<number> {
    return (await this.#query(type, { ...query, select: 'sys', include: 0, limit: 1 })).total;
  }

  /** One request. With `include`, links are resolved. */
  async #query(type: ItemType, query: Query): Promise<Collection> {
    const { withAllLocales } = this.#client.withoutLinkResolution;
    const asked = { include: 0, ...query } as never;
    let answer: unknown;
    try {
      answer = await (type === 'Entry' ? withAllLocales.getEntries(asked) : withAllLocales.getAssets(asked));
    } catch (error) {
      return this.#withoutAnswer(query, error as Error);
    }
    if (!isCollection(answer)) throw new ContentUnavailable(NO_LIST);
    const { items, total, includes } = answer;
    if (!query.include) return { items, total };
    const linked = byId([...items, ...(includes?.Entry ?? []), ...(includes?.Asset ?? [])]);
    return { items: items.map((item) => resolvedWith(item, linked)), total };
  }

  #withoutAnswer(query: Query, error: Error): Collection {
    const kind = String(query.content_type);
    // A space that was set up by an earlier version of the site may not have a content type yet.
    if (isPartType(kind) && error.message.includes('unknownContentType')) {
      const line = `content: the space has no content type ${kind}, which "npm run content:setup" makes; going on without`;
      if (!this.#missingTypes.has(kind)) log.warn('content.left-out', line);
      this.#missingTypes.add(kind);
      return { items: [], total: 0 };
    }
    // The SDK throws at an answer that is not a JSON object before our code can check it.
    if (error instanceof TypeError) throw new ContentUnavailable(NO_LIST, { cause: error });
    if (TOO_BIG.test(error.message)) throw new TooBig();
    throw new ContentUnavailable(`Contentful did not answer: ${describe(error)}${this.#remedy(error)}`, { cause: error });
  }

  /** The remedy for a failure that no retry fixes, by the names of the settings; empty for any other. */
  #remedy(error: Error): string {
    const { CONTENTFUL_SPACE_ID: space, CONTENTFUL_ENVIRONMENT: environment, CONTENTFUL_HOST: host } = this.#env;
    const { status } = apiErrorIn(error);
    if (status === 404)
      return `. There is no space "${space}" with an environment "${environment}" for this token: check CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT and the host`;
    if (status === 401 || status === 403)
      return `. The token is none of the space "${space}": check CONTENTFUL_ACCESS_TOKEN (of drafts CONTENTFUL_PREVIEW_TOKEN)`;
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (UNREACHABLE.has(code)) return `. Is this machine on the network, and is CONTENTFUL_HOST right (${host})?`;
    return '';
  }
}

const ofKind = (kind: string | null): Query => (kind === null ? {} : { content_type: kind });

/** A part of a longer answer: its items, the number read with it, and the total. */
export type Page = { items: RawEntry[]; done: number; total: number };

type Query = Record<string, string | number>;
type Collection = { items: RawEntry[]; total: number; includes?: { Entry?: RawEntry[]; Asset?: RawEntry[] } };

/** A request for fewer items may succeed. */
class TooBig extends ContentUnavailable {}

function isCollection(answer: unknown): answer is Collection {
  if (typeof answer !== 'object' || answer === null) return false;
  const { items, total } = answer as { items?: unknown; total?: unknown };
  return Array.isArray(items) && typeof total === 'number' && items.every((item) => typeof item?.sys?.id === 'string');
}

// https://www.contentful.com/developers/docs/references/content-delivery-api/: "Response size too big", a 400 with this text.
const TOO_BIG = /response size too big/i;

/** Node's codes for a host that cannot be resolved or reached. */
const UNREACHABLE: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH']);

/** Status and message of an error of the API: the SDK packs them into the message as JSON, with the request's headers. */
function apiErrorIn({ message }: Error): { status?: number; message?: string } {
  try {
    return JSON.parse(message) ?? {};
  } catch {
    return {};
  }
}

function describe(error: Error): string {
  const { status, message } = apiErrorIn(error);
  const parts = status || message ? [error.name, status, message] : [(error as NodeJS.ErrnoException).code, error.message];
  return parts.filter(Boolean).join(' ') || error.name;
}

export const createSource = (): ContentSource => new ContentSource(env());
