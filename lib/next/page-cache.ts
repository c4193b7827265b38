import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { DEFAULT_LOCALE, LOCALES, localizedPath, withoutLocale } from '../i18n/locales.ts';
import { NOT_FOUND_PATH } from '../routing/addresses.ts';
import { listPathFor } from '../routing/collection-addresses.ts';
import { contentAsOf, now } from './age.ts';
import { builtLifetime, type Lifetime } from './built-lifetimes.ts';
import { cdnHeaders } from './cdn-tags.ts';
import { allowsAnyStyleAttribute, FILE_POLICY, POLICY_MAX_BYTES, pagePolicy } from './content-security-policy.ts';
import { onPageGiven, pagesAsOf } from './given-pages.ts';
import { POLICY_HEADER, TAGS_HEADER, tagsInHeader } from './headers.ts';
import { isBuilding } from './is-building.ts';
import { noteKept } from './kept-page.ts';
import { noteDisk } from './page-cache-disk.ts';
import { copyPageFile, parsePageFile, readPageFile, writePageFile } from './page-file.ts';
import { MISSING_TAG, madePageFile, pathOfKey, rememberPage } from './page-index.ts';
import { processState } from './process-state.ts';
import { servedHtml } from './served-html.ts';
import { WHOLE_PAGE_SEGMENT } from './slim-build.ts';

// CommonJS seen from an ES module: the class is the default of the default.
const FileSystemCache = (FileSystemCacheModule as unknown as { default: typeof FileSystemCacheModule }).default ?? FileSystemCacheModule;

type Cache = InstanceType<typeof FileSystemCache>;
type Stored = NonNullable<Awaited<ReturnType<Cache['get']>>>;
type Value = Parameters<Cache['set']>[1];
type Context = Parameters<Cache['set']>[2];
type Page = Extract<Value, { kind: 'APP_PAGE' }>;
type File = Extract<Value, { kind: 'APP_ROUTE' }>;

const isAnswer = (value: Value | undefined): value is Page | File => value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE';

/**
 * Where Next keeps pages and files: what a build made is read through Next's own cache, what is made since is kept here, each as one
 * file that is whole or not there. On top stands one policy: what may be kept, under which status, with which
 * Content-Security-Policy (docs/decisions.md#what-is-stored-of-an-answer).
 * - A page (200) is kept, and noted with its tags, so that a publish finds the pages it affects.
 * - "No such entry" is kept only where it takes the place of a page that stood there; invented addresses leave no trace.
 * - Any other redirect comes from an outage: it is answered and forgotten, and the last good page stays.
 * - A file (feed, sitemap, Markdown …) likewise: 200 is kept, "no such file" only in the place of one, anything else never.
 * - A page is as old as the request that had it made, or as an older answer that it shares: what was published since is missing from it.
 * - A page that could not be made anew stays as old as it is, and is sent for as long as it takes: rather an old page than none.
 * - The not-found page is stored like any page and leaves with status 404: the status of a stored page outranks the middleware's.
 */
export default class PageCache extends FileSystemCache {
  constructor(...parameters: ConstructorParameters<typeof FileSystemCache>) {
    super(...parameters);
    shared().memory = (FileSystemCache as unknown as { memoryCache?: Memory }).memoryCache;
    // Next would copy every page of a build once it is read, as several files that a kill tears apart.
    if (!isBuilding()) (this as unknown as { flushToDisk: boolean }).flushToDisk = false;
  }

  override async get(...[key, context]: Parameters<Cache['get']>): Promise<Stored | null> {
    if (isBuilding() || (context.kind !== 'APP_PAGE' && context.kind !== 'APP_ROUTE')) return super.get(key, context);
    const stored = memory()?.get(key) ?? readMade(key) ?? (await super.get(key, context));
    const sent = stored && asSent(key, stored);
    if (sent?.value) handedOut.add(sent.value);
    return sent;
  }

  /** Next has marked the tags already, by a clock that never jumps; here it would do so once more, by the machine's. */
  override async revalidateTag(): Promise<void> {}

  override async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    if (isBuilding() || !isAnswer(value)) return super.set(key, value, context);
    // Where a page could not be made, Next stores the old copy as if it were new: nobody would try again for a while.
    if (handedOut.has(value)) return;
    const path = pathOfKey(key);
    const stands = (value.status ?? 200) === 200;
    // Next sends this very object to a visitor who waited for it, so the text as it is sent and its policy go into it.
    if (value.kind === 'APP_PAGE') {
      value.html = servedHtml(value.html);
      if (stands) value.headers = { ...value.headers, ...policyOf(path, value.html) };
      value.segmentData?.delete(WHOLE_PAGE_SEGMENT);
    }
    const isMissing = value.kind === 'APP_PAGE' ? tagsOf(value).includes(MISSING_TAG) : value.status === 404;
    if (stands) keep(key, value, context);
    else if (isMissing && (await this.#holds(key, value.kind))) {
      const headers = value.kind === 'APP_PAGE' ? { ...value.headers, ...NEVER_SHARED, location: listOf(path) } : value.headers;
      keep(key, { ...value, headers } as typeof value, context);
    }
    if (value.kind === 'APP_PAGE') value.headers = headersForWaiting(path, value);
    else value.headers = { ...value.headers, ...tagsForCdn(value) };
  }

  async #holds(key: string, kind: 'APP_PAGE' | 'APP_ROUTE'): Promise<boolean> {
    return (await this.get(key, { kind, isFallback: false } as never)) !== null;
  }
}

type Memory = { get(key: string): Stored | undefined; set(key: string, stored: Stored): void };

/**
 * What is one for the process: Next loads this file more than once, and pages are taken by another copy than the one that answers. `memory` is Next's own, which keeps
 * to a limit of bytes. `made` is what this process made or took from others, and `taken` is that of others.
 */
const shared = () =>
  processState('page-cache', () => ({
    memory: undefined as Memory | undefined,
    made: new WeakSet<object>(),
    taken: new WeakSet<object>(),
  }));

const memory = () => shared().memory;

/** Pages made since the build outlive the process. Those of this one are as old as they were when the memory had no room for them any more. */
function readMade(key: string): Stored | null {
  const path = pathOfKey(key);
  const stored = readPageFile<Stored>(madePageFile(path));
  if (!stored) return null;
  const asOf = pagesAsOf().get(path);
  if (asOf !== undefined && stored.value) {
    stored.lastModified = asOf;
    shared().made.add(stored.value);
  }
  memory()?.set(key, stored);
  return stored;
}

function keep(key: string, value: Page | File, context: Context): void {
  const path = pathOfKey(key);
  const tags = tagsOf(value);
  const asOf = contentAsOf();
  // Another instance made a newer one while this was being made.
  if (isTakenSince(key, asOf)) {
    noteKept(path);
    return;
  }
  const stored = {
    lastModified: asOf,
    value,
    cacheControl: 'cacheControl' in context ? context.cacheControl : undefined,
  } as Stored;
  noteStored(key, stored, tags, () => writePageFile(madePageFile(path), { key, tags, asOf }, stored));
}

/** Stores a page that another instance has made, from the bytes of its file. It has all that is marked here, so it is as old as this moment. */
function take(bytes: Buffer, path: string): boolean {
  const file = parsePageFile<Stored>(bytes);
  if (!file?.page.value || pathOfKey(file.head.key) !== path) return false;
  const { key, tags } = file.head;
  shared().taken.add(file.page.value);
  noteStored(key, { ...file.page, lastModified: now() }, tags, () => copyPageFile(madePageFile(path), bytes));
  return true;
}

onPageGiven(take);

function noteStored(key: string, stored: Stored, tags: readonly string[], write: () => void): void {
  const path = pathOfKey(key);
  rememberPage(path, tags);
  shared().made.add(stored.value as Page | File);
  memory()?.set(key, stored);
  noteKept(path);
  pagesAsOf().delete(path);
  try {
    write();
    pagesAsOf().set(path, stored.lastModified ?? 0);
    noteDisk(null);
  } catch (error) {
    noteDisk(error);
  }
}

function isTakenSince(key: string, asOf: number): boolean {
  const stored = memory()?.get(key);
  return Boolean(stored?.value && shared().taken.has(stored.value) && (stored.lastModified ?? 0) > asOf);
}

const YEAR_S = 365 * 24 * 60 * 60;

/** What Next was given of the cache. */
const handedOut = new WeakSet<object>();
const sentForms = new WeakMap<object, Stored>();

/**
 * A stored page as it is sent: with its policy, nothing static twice, its inline scripts in one, and the not-found page with its status. A page
 * that is stored in this form has its policy with it; for others it is worked out once a copy. What an earlier process or the build made is older
 * than this process, whatever the machine's clock was then.
 */
function asSent(key: string, found: Stored): Stored {
  const { value } = found;
  const isOwn = value !== null && shared().made.has(value);
  const lastModified = isOwn ? found.lastModified : Math.min(found.lastModified ?? 0, performance.timeOrigin);
  const stored = { ...found, lastModified, cacheControl: lifetimeOf(pathOfKey(key), found) };
  if (value?.kind === 'APP_ROUTE') return { ...stored, value: { ...value, headers: { ...value.headers, ...tagsForCdn(value) } } } as Stored;
  if (value?.kind !== 'APP_PAGE') return stored;
  let sent = sentForms.get(value);
  if (!sent) {
    const isWhole = value.headers?.[POLICY_HEADER] !== undefined;
    const html = isWhole ? value.html : servedHtml(value.html);
    // Not by the path's end: an entry may have the slug 404.
    const status = withoutLocale(pathOfKey(key)) === NOT_FOUND_PATH ? 404 : value.status;
    sent = {
      ...stored,
      value: {
        ...value,
        html,
        ...(status === undefined ? {} : { status }),
        headers: { ...value.headers, ...tagsForCdn(value), ...(isWhole ? {} : policyOf(pathOfKey(key), html)) },
      },
    } as Stored;
    sentForms.set(value, sent);
  }
  return sent;
}

/**
 * How long a stored page may be sent. Next notes the lifetime of whatever was made last under its address, even of an answer that is not kept, such
 * as one in an outage (16.4.6); without one of its own, a page of the build would be taken for expired by that, five minutes later.
 */
function lifetimeOf(path: string, { cacheControl }: Stored): Lifetime | undefined {
  const lifetime = cacheControl ?? builtLifetime(path);
  if (!lifetime?.revalidate) return lifetime as Lifetime | undefined;
  return { revalidate: lifetime.revalidate, expire: Math.max(lifetime.expire ?? 0, YEAR_S) };
}

function policyOf(path: string, html: string) {
  const policy = html === '' ? FILE_POLICY : pagePolicy(html);
  if (allowsAnyStyleAttribute(policy))
    console.warn(
      `page cache: ${path} has more style attributes than a header of ${POLICY_MAX_BYTES} bytes can name; its policy allows any`,
    );
  return { [POLICY_HEADER]: policy };
}

function headersForWaiting(path: string, value: Page): Page['headers'] {
  if ((value.status ?? 200) === 200) return { ...value.headers, ...tagsForCdn(value) };
  // Their answer has the location of its redirect already: it would stand there twice.
  const { location: _, ...headers } = value.headers ?? {};
  return { ...headers, ...NEVER_SHARED, ...policyOf(path, '') };
}

/** What a CDN in front is told, so that a publication can have it forget the answer. */
const tagsForCdn = (value: Page | File): Record<string, string> => ((value.status ?? 200) === 200 ? cdnHeaders(tagsOf(value)) : {});

/** Makes the caches between the site and its visitors forget a redirect too. */
const NEVER_SHARED = { 'cache-control': 'private, no-store' };

// Next itself loses the location of a redirect that it comes upon while it makes a stale page anew (16.4.6).
function listOf(routerPath: string): string {
  const locale = LOCALES.find((each) => routerPath.startsWith(`/${each}/`)) ?? DEFAULT_LOCALE;
  return localizedPath(listPathFor(withoutLocale(routerPath)) ?? '/', locale);
}

function tagsOf({ headers }: Pick<Page | File, 'headers'>): string[] {
  const header = headers?.[TAGS_HEADER];
  return typeof header === 'string' ? tagsInHeader(header) : [];
}
