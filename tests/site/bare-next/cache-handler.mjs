import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;

/** Next's own cache, which records its inputs. */
export default class RecordingCache extends FileSystemCache {
  async set(key, value, context) {
    const { kind, status, headers } = value ?? {};
    appendFileSync(join(import.meta.dirname, '.next', 'sets.jsonl'), `${JSON.stringify({ key, kind, status, headers })}\n`);
    return super.set(key, value, context);
  }
}
