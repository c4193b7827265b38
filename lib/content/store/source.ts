import type { ContentfulClientApi } from 'contentful';
import { type Env, env } from '../../env.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../i18n/locales.ts';
import { log } from '../../runtime/log.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { ContentUnavailable } from '../errors.ts';
import { CODE_BLOCK, isPartType, PART_TYPES } from '../model.ts';
import type { LocalizedCard, LocalizedEntry, RawAsset, RawEntry } from '../types.ts';
import { createDeliveryClient } from './client.ts';
import { type ContentProblem, toCards, toEntries } from './entry.ts';
import { type Items, relinked, visitLinks } from './links.ts';
import type { ItemType } from './replica.ts';

/** The API's largest page. */
const MAX_PAGE_SIZE = 1000;
const INCLUDE_DEPTH = 2;
/** The fields for an entry's card. Without the text it is unknown whether the text can be shown. */
const CARDS_ONLY = { select: 'sys,fields.title,fields.description,fields.keywords,fields.slug,fields.previewImage' };
const WITH_TEXT = { 'fields.content[exists]': 'true' };
/** The fields that a page needs of an embedded or linked entry, by content type: the API selects fields of one type only. */
const TARGET_FIELDS: ReadonlyMap<string, string> = new Map([
  ...ENTRY_KINDS.map((kind) => [kind, 'sys,fields.title,fields.slug'] as const),
  [CODE_BLOCK, 'sys,fields.title,fields.language,fields.code'] as const,
]);
/** Maximum ids in one address. */
const TARGETS_AT_ONCE = 100;
/** The fields for a version check of each item. */
const VERSION_ONLY = 'sys.id,sys.revision,sys.updatedAt';
/** The items that the site reads of a space: entries by content type, and all assets. Linked items come first. */
export const READ_TYPES: readonly { type: ItemType; kind: string | null }[] = [
  { type: 'Asset', kind: null },
  ...PART_TYPES.map((kind) => ({ type: 'Entry', kind }) as const),
  ...ENTRY_KINDS.map((kind) => ({ type: 'Entry', kind }) as const),
];
const NO_LIST = 'Contentful answered something that is no list of entries (broken JSON, or the page of another server?)';
/**
 * The order of result pages, and the precedence for a shared address: `createdLastFirst` in ./catalogue.ts must match. The API cannot order
 * by first publication.
 */
const CREATED_LAST_FIRST = '-sys.createdAt,sys.id';

/** Reads entries through the SDK. Only this module and entry.ts see Contentful's shapes. */
export class ContentSource {
  #sdk: ContentfulClientApi<undefined>;
  #askedAt = Date.now();
  /** The lines about content types that the space does not have: each is logged once. */
  readonly #missingTypes = new Set<string>();
  readonly #env: Env;
  /** Called with each problem found in a left-out entry. */
  readonly #report: (problem: ContentProblem) => void;
  readonly #connect: (settings: Env) => ContentfulClientApi<undefined>;

  constructor(settings: Env, report: (problem: ContentProblem) => void, connect = createDeliveryClient) {
    this.#env = settings;
    this.#connect = connect;
    this.#sdk = connect(settings);
    this.#report = report;
  }

  /**
   * The SDK's throttle uses the machine's clock: after a change back by an hour it would hold every request for an hour. So it is then
   * created anew.
   */
  get #client(): ContentfulClientApi<undefined> {
    const now = Date.now();
    if (now < this.#askedAt) this.#sdk = this.#connect(this.#env);
    this.#askedAt = now;
    return this.#sdk;
  }

  /**
   * The entry of a kind that has this slug in a language (the newest of several), or null if the space has none. One request in the default
   * language, and in all languages for an entry with one slug in all; else two. Throws ContentUnavailable.
   */
  async entryBySlug(kind: EntryKind, slug: string, locale: Locale): Promise<LocalizedEntry | null> {
    const isIt = (entry: LocalizedEntry) => entry.slugs[locale] === slug;
    // The API matches the default language's value, unless the query names another one, and uses no fallback for the match.
    const found = (await this.#withSlug(kind, 'fields.slug', slug)).find(isIt);
    if (found || locale === DEFAULT_LOCALE) return found ?? null;
    return (await this.#withSlug(kind, `fields.slug.${this.#env.CONTENTFUL_LOCALES[locale]}`, slug)).find(isIt) ?? null;
  }

  async #withSlug(kind: EntryKind, field: string, slug: string): Promise<LocalizedEntry[]> {
    return this.#mapEntries(kind, await this.#rawWithSlug(kind, field, slug));
  }

  async #rawWithSlug(kind: EntryKind, field: string, slug: string): Promise<RawEntry[]> {
    // Two, in case several exist: the newer one may be unusable, and a build would show the other.
    return this.#few({ content_type: kind, [field]: slug, order: CREATED_LAST_FIRST }, 2);
  }

  /**
   * The entry of a kind that has this slug in a language or, without a match, in another one, as the API returns it, without a check that
   * it can be shown. One request for each language.
   */
  async rawEntryBySlug(kind: EntryKind, slug: string, locale: Locale): Promise<RawEntry | null> {
    for (const each of [locale, ...LOCALES.filter((other) => other !== locale)]) {
      const [found] = await this.#rawWithSlug(kind, `fields.slug.${this.#env.CONTENTFUL_LOCALES[each]}`, slug);
      if (found) return found;
    }
    return null;
  }

  /** All entries of a kind, newest first, as the API returns them with linked items; a page at a time. Throws ContentUnavailable. */
  allItems(kind: EntryKind): AsyncGenerator<Page<RawEntry>> {
    return this.#pages({ content_type: kind });
  }

  /** The ids of all entries and assets that the API has. Throws ContentUnavailable. */
  async allIds(): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    const query = { select: 'sys', include: '0' };
    const assets = (page: Query) => this.#ask(() => this.#client.withAllLocales.getAssets(page as never));
    for await (const { items } of this.#pages(query)) for (const { sys } of items) ids.add(sys.id);
    for await (const { items } of this.#pages(query, assets)) for (const { sys } of items) ids.add(sys.id);
    return ids;
  }

  /** The number of entries of a kind. One small request. Throws ContentUnavailable. */
  async count(kind: EntryKind): Promise<number> {
    return (await this.#query({ content_type: kind, limit: 1, select: 'sys', include: 0 })).total;
  }

  /**
   * All entries of a content type, or all assets, as the API returns them, with unresolved links; a page at a time. Throws
   * ContentUnavailable.
   */
  items(type: ItemType, kind: string | null): AsyncGenerator<Page<RawEntry>> {
    return this.#pages(
      ofKind(kind),
      (page) => this.#plainOrNone(type, page),
      (query) => this.#plainAlone(type, query),
    );
  }

  /** The same with only the version of each item. */
  versions(type: ItemType, kind: string | null): AsyncGenerator<Page<RawEntry>> {
    return this.#pages({ ...ofKind(kind), select: VERSION_ONLY, order: 'sys.id' }, (page) => this.#plainOrNone(type, page));
  }

  /** Entries or assets by their ids, as the API returns them, with unresolved links. Unpublished items are missing from the result. */
  async itemsById(type: ItemType, ids: readonly string[]): Promise<RawEntry[]> {
    const ask = (query: Query) => this.#plain(type, query);
    return inPortions(ids, (some) => this.#byIds(some, ask, (query) => this.#plainAlone(type, query)));
  }

  /** An item too large to read is named, with the reason. */
  async #plainAlone(type: ItemType, query: Query): Promise<RawEntry[]> {
    try {
      return (await this.#plain(type, { ...query, limit: 1 })).items;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { items } = await this.#plain(type, { ...query, limit: 1, select: 'sys' });
      return items.map(({ sys }) => ({ sys, fields: {}, fault: error.fault }));
    }
  }

  /** The cards of all entries of a kind that have a text, newest first, a page at a time. */
  async *allCards(kind: EntryKind): AsyncGenerator<Page<LocalizedCard>> {
    for await (const { items, ...place } of this.#pages({ content_type: kind, ...CARDS_ONLY, ...WITH_TEXT }))
      yield { items: this.#mapCards(kind, items), ...place };
  }

  /** Entries of any content type by their ids, as the API returns them; unpublished ones are missing from the result. */
  async rawEntries(ids: readonly string[]): Promise<RawEntry[]> {
    return this.#byIds(ids, (query) => this.#query(query));
  }

  /** Assets by their ids, likewise. */
  async rawAssets(ids: readonly string[]): Promise<RawAsset[]> {
    const found = await this.#byIds(ids, (query) => this.#ask(() => this.#client.withAllLocales.getAssets(query as never)));
    return found as unknown as RawAsset[];
  }

  /** One request, or more if the answer is too big for the API; no request without ids. */
  async #byIds(
    ids: readonly string[],
    ask: (query: Query) => Promise<Collection>,
    alone = (query: Query) => this.#alone(query),
  ): Promise<RawEntry[]> {
    if (ids.length === 0) return [];
    try {
      return (await ask({ 'sys.id[in]': ids.join(','), limit: ids.length })).items;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      if (ids.length === 1) return alone({ 'sys.id': ids[0] as string });
      const half = Math.ceil(ids.length / 2);
      return [...(await this.#byIds(ids.slice(0, half), ask, alone)), ...(await this.#byIds(ids.slice(half), ask, alone))];
    }
  }

  /** Reports unreadable items and returns the others. */
  #readable(kind: EntryKind, items: RawEntry[]): RawEntry[] {
    for (const { sys, fault } of items) if (fault) this.#report({ kind, id: sys.id, field: 'content', problem: fault });
    return items.filter(({ fault }) => !fault);
  }

  #mapEntries(kind: EntryKind, items: RawEntry[]): LocalizedEntry[] {
    const { entries, problems } = toEntries(kind, this.#readable(kind, items), this.#env.CONTENTFUL_LOCALES);
    for (const problem of problems) this.#report(problem);
    return entries;
  }

  #mapCards(kind: EntryKind, items: RawEntry[]): LocalizedCard[] {
    const { cards, problems } = toCards(kind, this.#readable(kind, items), this.#env.CONTENTFUL_LOCALES);
    for (const problem of problems) this.#report(problem);
    return cards;
  }

  /** Pages through a query. A page starts at 1000 items and is halved each time the API reports that the answer is too big. */
  async *#pages(
    query: Query,
    ask: (page: Query) => Promise<Collection> = (page) => this.#query(page),
    alone = (one: Query) => this.#alone(one),
  ): AsyncGenerator<Page<RawEntry>> {
    let pageSize = MAX_PAGE_SIZE;
    let done = 0;
    let total = Number.POSITIVE_INFINITY;
    while (done < total) {
      let answer: Collection;
      try {
        answer = await ask({ order: CREATED_LAST_FIRST, ...query, limit: pageSize, skip: done });
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        if (pageSize > 1) {
          pageSize = Math.ceil(pageSize / 2);
          continue;
        }
        const items = await alone({ order: CREATED_LAST_FIRST, ...query, skip: done });
        done += 1;
        yield { items, done, total: Math.max(done, Number.isFinite(total) ? total : await this.#total(query)) };
        // The other items may be small.
        pageSize = MAX_PAGE_SIZE;
        continue;
      }
      if (answer.items.length === 0 && answer.total > done)
        throw new ContentUnavailable(`Contentful gave no entries from ${done} on, of ${answer.total}`);
      total = answer.total;
      done += answer.items.length;
      yield { items: answer.items, done, total };
    }
  }

  /** The first items of a short query. Throws ContentUnavailable. */
  async #few(query: Query, limit: number): Promise<RawEntry[]> {
    try {
      return (await this.#query({ ...query, limit })).items;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const items = Array.from({ length: limit }, (_, skip) => this.#alone({ ...query, skip }));
      return (await Promise.all(items)).flat();
    }
  }

  /**
   * Reads an entry that cannot be read together with its linked items: first alone, then the few fields that a page needs of its linked
   * items. If that fails too, only its identity is returned: one faulty entry must not block the others.
   */
  async #alone(query: Query): Promise<RawEntry[]> {
    const own = { ...query, include: 0, limit: 1 };
    try {
      const [item] = (await this.#query(own)).items;
      return item ? [{ ...item, fields: relinked(item.fields, await this.#targetsOf(item)) as RawEntry['fields'] }] : [];
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { items } = await this.#query({ ...own, select: 'sys' });
      return items.map(({ sys }) => ({ sys, fields: {}, fault: error.fault }));
    }
  }

  /** An entry's linked items, without texts. */
  async #targetsOf({ fields }: RawEntry): Promise<Items> {
    const ids = { Entry: new Set<string>(), Asset: new Set<string>() };
    visitLinks(fields, (type, id) => ids[type].add(id));
    const byId = (query: Query) => (some: readonly string[]) =>
      this.#byIds(some, (those) => this.#query({ ...those, ...query, include: 0 }));
    const known = await inPortions([...ids.Entry], byId({ select: 'sys' }));
    const found: Items = new Map(known.map((item) => [item.sys.id, item]));
    for (const [type, items] of Map.groupBy(known, ({ sys }) => sys.contentType?.sys?.id ?? '')) {
      const select = TARGET_FIELDS.get(type);
      const ofType = items.map(({ sys }) => sys.id);
      if (select) for (const item of await inPortions(ofType, byId({ content_type: type, select }))) found.set(item.sys.id, item);
    }
    for (const item of await inPortions([...ids.Asset], (some) => this.rawAssets(some))) found.set(item.sys.id, item);
    return found;
  }

  async #total(query: Query): Promise<number> {
    return (await this.#query({ ...query, select: 'sys', include: 0, limit: 1 })).total;
  }

  #query(query: Query): Promise<Collection> {
    return this.#ask(() => this.#client.withAllLocales.getEntries({ include: INCLUDE_DEPTH, ...query } as never)) as Promise<Collection>;
  }

  /** A page of entries or assets with unresolved links: no item repeats, and the SDK resolves nothing. */
  #plain(type: ItemType, query: Query): Promise<Collection> {
    const { withAllLocales } = this.#client.withoutLinkResolution;
    const ask = { include: 0, ...query } as never;
    return this.#ask(() => (type === 'Entry' ? withAllLocales.getEntries(ask) : withAllLocales.getAssets(ask)));
  }

  /** A space that was set up by an earlier version of the site may not have a content type yet. */
  async #plainOrNone(type: ItemType, query: Query): Promise<Collection> {
    try {
      return await this.#plain(type, query);
    } catch (error) {
      const { cause } = error as Error;
      const isUnknownType =
        isPartType(String(query.content_type)) && cause instanceof Error && cause.message.includes('unknownContentType');
      if (!isUnknownType) throw error;
      const line = `content: the space has no content type ${query.content_type}, which "npm run content:setup" makes; going on without`;
      if (!this.#missingTypes.has(line)) log.warn('content.left-out', line);
      this.#missingTypes.add(line);
      return { items: [], total: 0 };
    }
  }

  async #ask(call: () => Promise<unknown>): Promise<Collection> {
    let answer: unknown;
    try {
      answer = await call();
    } catch (error) {
      // The SDK throws at an answer that is not a JSON object before our code can check it.
      if (error instanceof TypeError) throw new ContentUnavailable(NO_LIST, { cause: error });
      const fault = faultIn(error);
      if (fault) throw new Unreadable(fault);
      throw new ContentUnavailable(`Contentful did not answer: ${describe(error)}${this.#remedy(error)}`, { cause: error });
    }
    if (isCollection(answer)) return answer;
    throw new ContentUnavailable(NO_LIST);
  }

  /** The remedy for a failure that no retry fixes, by the names of the settings; empty for any other. */
  #remedy(error: unknown): string {
    const { CONTENTFUL_SPACE_ID: space, CONTENTFUL_ENVIRONMENT: environment, CONTENTFUL_HOST: host } = this.#env;
    const status = statusOf(error);
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

/** Requests many ids, split by the maximum number in an address. */
async function inPortions(ids: readonly string[], ask: (some: readonly string[]) => Promise<RawEntry[]>): Promise<RawEntry[]> {
  const found: RawEntry[] = [];
  for (let start = 0; start < ids.length; start += TARGETS_AT_ONCE) found.push(...(await ask(ids.slice(start, start + TARGETS_AT_ONCE))));
  return found;
}

/** A part of a longer answer: its items, the number read with it, and the total. */
export type Page<T> = { items: T[]; done: number; total: number };

type Query = Record<string, string | number>;
type Collection = { items: RawEntry[]; total: number };

/** An answer that fails because of its contents; a request for fewer entries may succeed. */
class Unreadable extends ContentUnavailable {
  readonly fault: string;
  constructor(fault: string) {
    super(`Contentful: an answer ${fault}`);
    this.fault = fault;
  }
}

function isCollection(answer: unknown): answer is Collection {
  if (typeof answer !== 'object' || answer === null) return false;
  const { items, total } = answer as { items?: unknown; total?: unknown };
  return Array.isArray(items) && typeof total === 'number' && items.every((item) => typeof item?.sys?.id === 'string');
}

// https://www.contentful.com/developers/docs/references/content-delivery-api/: "Response size too big", a 400 with this text.
const TOO_BIG = /response size too big/i;

/** The fault in an entry's contents, if that is why there is no answer. */
function faultIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (TOO_BIG.test(error.message)) return 'is larger than the delivery API gives (7 MB)';
  // The SDK copies answers to a depth of 1,000, two for each level of a text; the stack limits the depth of its link resolution.
  if (error.name === 'MaxDepthExceededError' || error instanceof RangeError) return 'is nested too deeply to be read';
  return null;
}

/** Node's codes for a host that cannot be resolved or reached. */
const UNREACHABLE: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH']);

/** The status of an error of the API; the SDK packs it into the message as JSON. */
function statusOf(error: unknown): number | undefined {
  try {
    return (JSON.parse((error as Error).message) as { status?: number }).status;
  } catch {
    return undefined;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  try {
    // The SDK packs status and message of an API error into the message as JSON, with the request's headers.
    const { status, message } = JSON.parse(error.message) as { status?: number; message?: string };
    return [error.name, status, message].filter(Boolean).join(' ');
  } catch {
    const code = (error as NodeJS.ErrnoException).code;
    return [code, error.message].filter(Boolean).join(' ') || error.name;
  }
}

/** The source for this process's configuration. */
export const createSource = (): ContentSource => new ContentSource(env(), reportOnce());

/** Prints each problem once. */
export function reportOnce(): (problem: ContentProblem) => void {
  const reported = new Set<string>();
  return (problem) => {
    const line = `content: left out ${problem.kind} ${problem.id}: ${problem.field} ${problem.problem}`;
    if (!reported.has(line)) log.warn('content.left-out', line, { kind: problem.kind, id: problem.id, field: problem.field });
    reported.add(line);
  };
}
