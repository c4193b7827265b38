import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { DEFAULT_LOCALE, LOCALES, localizedPath, withoutLocale } from '../i18n/locales.ts';
import { NOT_FOUND_PATH } from '../routing/addresses.ts';
import { listPathFor } from '../routing/collection-addresses.ts';
import { isBuilding } from '../runtime/is-building.ts';
import { processState } from '../runtime/process-state.ts';
import { contentAsOf, now } from '../runtime/request-context.ts';
import { cdnHeaders } from '../stored-pages/cdn-tags.ts';
import { allowsAnyStyleAttribute, FILE_POLICY, POLICY_MAX_BYTES, pagePolicy } from '../stored-pages/content-security-policy.ts';
import { ownTagsIn, POLICY_HEADER, TAGS_HEADER, tagsInHeader } from '../stored-pages/headers.ts';
import { noteDisk } from '../stored-pages/made-pages.ts';
import { readPageFile, writePageFile } from '../stored-pages/page-file.ts';
import { MISSING_TAG, madePageFile, pathOfKey, rememberPage } from '../stored-pages/page-index.ts';
import { changedSince, isStale, markStale, noteMade } from '../stored-pages/stale-pages.ts';
import { builtLifetime, type Lifetime } from './prerender-manifest.ts';
import { servedHtml } from './scripts-after-paint.ts';
import { WHOLE_PAGE_SEGMENT } from './slim-build.ts';

// An ES module sees the CommonJS class as the default of the default.
const FileSystemCache = (FileSystemCacheModule as unknown as { default: typeof FileSystemCacheModule }).default ?? FileSystemCacheModule;

type Cache = InstanceType<typeof FileSystemCache>;
type Stored = NonNullable<Awaited<ReturnType<Cache['get']>>>;
type Value = Parameters<Cache['set']>[1];
type Context = Parameters<Cache['set']>[2];
type Page = Extract<Value, { kind: 'APP_PAGE' }>;
type File = Extract<Value, { kind: 'APP_ROUTE' }>;

const isAnswer = (value: Value | undefined): value is Page | File => value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE';

/**
 * Stores Next's pages and files. Next's own cache reads the build's; this handler stores later ones, each as one file, written atomically.
 * One policy decides what is stored, with which status and with which Content-Security-Policy
 * (docs/decisions/002-only-good-pages-are-stored.md).
 * - A page (200) is stored and indexed by its tags, so that a publication finds the pages it affects.
 * - "No such entry" is stored only in place of an existing page; invented addresses leave no trace.
 * - Any other redirect is sent and not stored, and the last good page stays.
 * - A file (feed, sitemap, Markdown …) likewise: 200 is stored, "no such file" only in place of an existing file, anything else never.
 * - A page with changed content is sent as it is and counts as stale until it is remade (./stale-pages.ts): an old page is better than
 * none.
 * - A page is as old as the request that caused it: if its content changes while it is made, it stays stale. It never replaces a page that
 * was begun later.
 * - The not-found page is stored like any page and sent with status 404: a stored page's status overrides the middleware's.
 */
export default class PageCache extends FileSystemCache {
  constructor(...parameters: ConstructorParameters<typeof FileSystemCache>) {
    super(...parameters);
    shared().memory = (FileSystemCache as unknown as { memoryCache?: Memory }).memoryCache;
    // Next would copy every page of a build after its first read, as several files that a kill can leave incomplete.
    if (!isBuilding()) (this as unknown as { flushToDisk: boolean }).flushToDisk = false;
  }

  override async get(...[key, context]: Parameters<Cache['get']>): Promise<Stored | null> {
    if (isBuilding() || (context.kind !== 'APP_PAGE' && context.kind !== 'APP_ROUTE')) return super.get(key, context);
    const stored = memory()?.get(key) ?? readMade(key) ?? (await super.get(key, context));
    const sent = stored && asSent(key, stored);
    if (sent?.value) handedOut.add(sent.value);
    return sent;
  }

  override async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    if (isBuilding() || !isAnswer(value)) return super.set(key, value, context);
    // If a page cannot be made, Next stores the old copy as if it were new: there would be no retry for a while.
    if (handedOut.has(value)) return;
    const path = pathOfKey(key);
    const stands = (value.status ?? 200) === 200;
    // Next sends this object to a waiting visitor, so it must hold the served text and its policy.
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
    } else if (isMissing) noteMade(path, contentAsOf());
    if (value.kind === 'APP_PAGE') value.headers = headersForWaiting(path, value);
    else value.headers = { ...value.headers, ...tagsForCdn(value) };
  }

  async #holds(key: string, kind: 'APP_PAGE' | 'APP_ROUTE'): Promise<boolean> {
    return (await this.get(key, { kind, isFallback: false } as never)) !== null;
  }
}

type Memory = { get(key: string): Stored | undefined; set(key: string, stored: Stored): void };

/**
 * Next's own memory cache, limited in bytes, and the age of the content in each page that this process made. One for the process: Next
 * loads this file more than once.
 */
const shared = () => processState('page-cache', () => ({ memory: undefined as Memory | undefined, asOf: new Map<string, number>() }));

const memory = () => shared().memory;

/** Pages made since the build outlive the process. */
function readMade(key: string): Stored | null {
  const stored = readPageFile<Stored>(madePageFile(pathOfKey(key)));
  if (stored) memory()?.set(key, stored);
  return stored;
}

function keep(key: string, value: Page | File, context: Context): void {
  const path = pathOfKey(key);
  const tags = tagsOf(value);
  const asOf = contentAsOf();
  // Two requests may make a page at the same time: the one that began last has the newest content.
  if (asOf < (shared().asOf.get(path) ?? 0)) return;
  shared().asOf.set(path, asOf);
  const stored = { lastModified: asOf, value, cacheControl: 'cacheControl' in context ? context.cacheControl : undefined } as Stored;
  rememberPage(path, tags);
  memory()?.set(key, stored);
  try {
    writePageFile(madePageFile(path), { key, tags }, stored);
    noteDisk(null);
  } catch (error) {
    noteDisk(error);
  }
  noteMade(path, asOf);
  // A change names single texts: their joined tags are not known before the page is made.
  if (changedSince([...tags, ...ownTagsIn(tagsHeaderOf(value))], asOf)) markStale([path]);
}

const YEAR_S = 365 * 24 * 60 * 60;

/** The cache arguments that Next passes. */
const handedOut = new WeakSet<object>();
const sentForms = new WeakMap<object, Page>();

/**
 * A stored page in its served form: with its policy, no duplicate static content, joined inline scripts, and the not-found page with its
 * status. A page stored in this form has its policy; for other pages it is computed once per copy.
 */
function asSent(key: string, found: Stored): Stored {
  const { value } = found;
  const path = pathOfKey(key);
  const isOld = isStale(path);
  const lifetime = lifetimeOf(path, found);
  // Next remakes a page that is older than its lifetime; a page without time-dependent content has no lifetime.
  const cacheControl = isOld && !lifetime?.revalidate ? { revalidate: 1, expire: YEAR_S } : lifetime;
  // The machine's clock may have been ahead when it was made.
  const madeAt = Math.min(found.lastModified ?? 0, now());
  const lastModified = isOld ? Math.min(madeAt, now() - Number(cacheControl?.revalidate) * 1000 - 1) : madeAt;
  return { ...found, value: value && sentForm(path, value), lastModified, cacheControl } as Stored;
}

function sentForm(path: string, value: NonNullable<Stored['value']>): Stored['value'] {
  if (value.kind === 'APP_ROUTE') return { ...value, headers: { ...value.headers, ...tagsForCdn(value) } };
  if (value.kind !== 'APP_PAGE') return value;
  let sent = sentForms.get(value);
  if (!sent) {
    const isWhole = value.headers?.[POLICY_HEADER] !== undefined;
    const html = isWhole ? value.html : servedHtml(value.html);
    // Not by the path's end: an entry may have the slug 404.
    const status = withoutLocale(path) === NOT_FOUND_PATH ? 404 : value.status;
    const headers = { ...value.headers, ...tagsForCdn(value), ...(isWhole ? {} : policyOf(path, html)) };
    sent = { ...value, html, headers, ...(status === undefined ? {} : { status }) };
    sentForms.set(value, sent);
  }
  return sent;
}

/**
 * How long a stored page may be sent. Next records the lifetime of the last response at its address, even of one that is not stored, such
 * as one in an outage (16.4.6). Without its own lifetime, a page of the build would then expire five minutes later.
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
  // The response already has the location of its redirect: it would be there twice.
  const { location: _, ...headers } = value.headers ?? {};
  return { ...headers, ...NEVER_SHARED, ...policyOf(path, '') };
}

/** Tags for a CDN, so that a publication can purge the response. */
const tagsForCdn = (value: Page | File): Record<string, string> => ((value.status ?? 200) === 200 ? cdnHeaders(tagsOf(value)) : {});

/** Makes the caches between the site and its visitors forget a redirect too. */
const NEVER_SHARED = { 'cache-control': 'private, no-store' };

// Next itself loses the location of a redirect that replaces a stale page (16.4.6).
function listOf(routerPath: string): string {
  const locale = LOCALES.find((each) => routerPath.startsWith(`/${each}/`)) ?? DEFAULT_LOCALE;
  return localizedPath(listPathFor(withoutLocale(routerPath)) ?? '/', locale);
}

const tagsOf = (value: Pick<Page | File, 'headers'>): string[] => tagsInHeader(tagsHeaderOf(value));

function tagsHeaderOf({ headers }: Pick<Page | File, 'headers'>): string | undefined {
  const header = headers?.[TAGS_HEADER];
  return typeof header === 'string' ? header : undefined;
}
