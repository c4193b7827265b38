import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { DEFAULT_LOCALE, LOCALES, localizedPath, withoutLocale } from '../i18n/locales.ts';
import { NOT_FOUND_PATH } from '../routing/addresses.ts';
import { listPathFor } from '../routing/collection-addresses.ts';
import { TAGS_HEADER } from './headers.ts';
import { MISSING_TAG, pathOfKey, rememberPage } from './page-index.ts';

// CommonJS seen from an ES module: the class is the default of the default.
const FileSystemCache = (FileSystemCacheModule as unknown as { default: typeof FileSystemCacheModule }).default ?? FileSystemCacheModule;

type Cache = InstanceType<typeof FileSystemCache>;
type Stored = Awaited<ReturnType<Cache['get']>>;
type Value = Parameters<Cache['set']>[1];
type Page = Extract<Value, { kind: 'APP_PAGE' }>;
type File = Extract<Value, { kind: 'APP_ROUTE' }>;

/**
 * Next's own cache of pages on disk and in memory, with one policy on top: what may be kept, and under which status
 * (docs/decisions.md#what-is-stored-of-an-answer).
 * - A page (200) is kept, and noted with its tags, so that a publish finds the pages it affects.
 * - "No such entry" is kept only where it takes the place of a page that stood there; invented addresses leave no trace.
 * - Any other redirect comes from an outage: it is answered and forgotten, and the last good page stays.
 * - A file (feed, sitemap, Markdown …) likewise: 200 is kept, "no such file" only in the place of one, anything else never.
 * - The not-found page is stored like any page and leaves with status 404: the status of a stored page outranks the middleware's.
 */
export default class PageCache extends FileSystemCache {
  override async get(...[key, context]: Parameters<Cache['get']>): Promise<Stored> {
    const stored = await super.get(key, context);
    if (stored?.value?.kind !== 'APP_PAGE' || !pathOfKey(key).endsWith(NOT_FOUND_PATH)) return stored;
    return { ...stored, value: { ...stored.value, status: 404 } };
  }

  override async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    if (value?.kind === 'APP_ROUTE') return this.#setFile(key, value, context);
    if (value?.kind !== 'APP_PAGE') return super.set(key, value, context);
    const path = pathOfKey(key);
    const dependsOn = tagsOf(value);
    if ((value.status ?? 200) === 200) {
      rememberPage(path, dependsOn);
      return super.set(key, value, context);
    }
    if (dependsOn.includes(MISSING_TAG) && (await this.#holds(key, 'APP_PAGE'))) {
      rememberPage(path, dependsOn);
      await super.set(key, { ...value, headers: { ...value.headers, ...NEVER_SHARED, location: listOf(path) } }, context);
    }
    // Next sends this very object to a visitor who waited for it, whose answer has its location already: it would stand there twice.
    const { location: _, ...headers } = value.headers ?? {};
    value.headers = { ...headers, ...NEVER_SHARED };
  }

  async #setFile(...[key, value, context]: [string, File, Parameters<Cache['set']>[2]]): Promise<void> {
    const isMissing = value.status === 404 && (await this.#holds(key, 'APP_ROUTE'));
    if (value.status !== 200 && !isMissing) return;
    rememberPage(pathOfKey(key), tagsOf(value));
    await super.set(key, value, context);
  }

  async #holds(key: string, kind: 'APP_PAGE' | 'APP_ROUTE'): Promise<boolean> {
    return (await super.get(key, { kind, isFallback: false } as never)) !== null;
  }
}

/** Makes the caches between the site and its visitors forget a redirect too. */
const NEVER_SHARED = { 'cache-control': 'private, no-store' };

// Next itself loses the location of a redirect that it comes upon while it makes a stale page anew (16.4.6).
function listOf(routerPath: string): string {
  const locale = LOCALES.find((each) => routerPath.startsWith(`/${each}/`)) ?? DEFAULT_LOCALE;
  return localizedPath(listPathFor(withoutLocale(routerPath)) ?? '/', locale);
}

function tagsOf(page: Pick<Page, 'headers'>): string[] {
  const header = page.headers?.[TAGS_HEADER];
  return typeof header === 'string' ? header.split(',') : [];
}
