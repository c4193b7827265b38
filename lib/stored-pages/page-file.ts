import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** The header in a page file's first line, so that a start need not read whole pages. */
type PageFileHead = { key: string; tags: readonly string[] };

type Head = PageFileHead & { sha256: string };

const NEWLINE = '\n'.charCodeAt(0);
/** Longer than any header: a page carries at most some hundred tags. Bytes. */
const HEAD_MAX_BYTES = 65_536;

/**
 * Writes a page as one file: first beside its final path, then renamed. A reader finds the old or the new page, complete even after a
 * crash. Throws if the disk does not accept it.
 */
export function writePageFile(file: string, head: PageFileHead, page: unknown): void {
  const content = serialize(page);
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, sha256: sha256(content) } satisfies Head)}\n`), content]);
  const draft = `${file}.${process.pid}.new`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    // Loops until all is written or it throws: a nearly full disk writes a part and only reports the number of bytes.
    writeFileSync(draft, bytes, { flush: true });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

export function readPageFile<Page>(file: string): Page | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return null;
  }
  const content = bytes.subarray(bytes.indexOf(NEWLINE) + 1);
  return headOf(bytes)?.sha256 === sha256(content) ? (deserialize(content) as Page) : null;
}

export function readPageFileHead(file: string): PageFileHead | null {
  const start = Buffer.alloc(HEAD_MAX_BYTES);
  const handle = openSync(file, 'r');
  try {
    return headOf(start.subarray(0, readSync(handle, start)));
  } finally {
    closeSync(handle);
  }
}

function headOf(bytes: Buffer): Head | null {
  try {
    const head = JSON.parse(bytes.subarray(0, Math.max(0, bytes.indexOf(NEWLINE))).toString('utf8')) as Partial<Head>;
    return typeof head.key === 'string' && Array.isArray(head.tags) && typeof head.sha256 === 'string' ? (head as Head) : null;
  } catch {
    return null;
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');
