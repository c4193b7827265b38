import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { tags } from '../content/tags.ts';
import { pathOfKey, rememberPage, TAGS_HEADER } from './page-index.ts';

// CommonJS seen from an ES module: the class is the default of the default.
const FileSystemCache = (FileSystemCacheModule as unknown as { default: typeof FileSystemCacheModule }).default ?? FileSystemCacheModule;

type Key = Parameters<InstanceType<typeof FileSystemCache>['set']>[0];
type Value = Parameters<InstanceType<typeof FileSystemCache>['set']>[1];
type Context = Parameters<InstanceType<typeof FileSystemCache>['set']>[2];

/**
 * Next's own cache of pages on disk and in memory, with one policy on top: what may be kept (DESIGN.md, "What must hold").
 * - A page (200) is kept, and noted with its tags, so that a publish finds the pages it affects.
 * - "No such entry" is kept only where it takes the place of a page that stood there; invented addresses leave no trace.
 * - Any other redirect comes from an outage: it is answered and forgotten, and the last good page stays.
 */
export default class PageCache extends FileSystemCache {
  override async set(key: Key, value: Value, context: Context): Promise<void> {
    if (value?.kind !== 'APP_PAGE' || (value.status ?? 200) === 200) {
      if (value?.kind === 'APP_PAGE') rememberPage(pathOfKey(key), tagsOf(value.headers));
      return super.set(key, value, context);
    }
    // Shared caches in front of the site must forget it too.
    value.headers = { ...value.headers, 'cache-control': 'private, no-store' };
    const replacesPage = tagsOf(value.headers).includes(tags.missing) && (await super.get(key, { kind: 'APP_PAGE', isFallback: false } as never)) !== null;
    if (!replacesPage) return;
    rememberPage(pathOfKey(key), tagsOf(value.headers));
    return super.set(key, value, context);
  }
}

function tagsOf(headers: Record<string, unknown> | undefined): string[] {
  const header = headers?.[TAGS_HEADER];
  return typeof header === 'string' ? header.split(',') : [];
}
