import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder's size on disk, with hard links counted once: in total, and by kinds of files, the biggest first. MB. */
export function folderSize(folder: string, kindOf: (file: string) => string): { all: number; kinds: [string, number][] } {
  const seen = new Set<number>();
  const bytes = new Map<string, number>();
  for (const each of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!each.isFile()) continue;
    const file = join(each.parentPath, each.name);
    const { ino, blocks } = lstatSync(file);
    if (seen.has(ino)) continue;
    seen.add(ino);
    const kind = kindOf(file);
    bytes.set(kind, (bytes.get(kind) ?? 0) + blocks * BLOCK_BYTES);
  }
  const kinds = [...bytes].map(([kind, size]): [string, number] => [kind, size / 1e6]).toSorted(([, a], [, b]) => b - a);
  return { all: kinds.reduce((sum, [, size]) => sum + size, 0), kinds };
}

/** The unit of a file's size on disk (stat, 2). */
const BLOCK_BYTES = 512;
