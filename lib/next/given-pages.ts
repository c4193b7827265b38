import { readFileSync } from 'node:fs';
import { isMarkedSince } from './age.ts';
import { headOf } from './page-file.ts';
import { madePageFile, pathOfKey, tagsOfPage } from './page-index.ts';
import { processState } from './process-state.ts';

type Take = (file: Buffer, path: string) => boolean;

const taking = () => processState<{ take: Take | null }>('page-taking', () => ({ take: null }));

/** How old the content is of each page that this process stored and the disk has, by the router's path (lib/next/age.ts). */
export const pagesAsOf = () => processState('pages-as-of', () => new Map<string, number>());

/** Whether this process has stored a page since anything that it shows was marked. */
export function isFresh(path: string): boolean {
  const asOf = pagesAsOf().get(path);
  const tags = tagsOfPage(path);
  return asOf !== undefined && tags !== null && !isMarkedSince(tags, asOf);
}

/** The page cache says how a page is taken that another instance has made. */
export function onPageGiven(take: Take): void {
  taking().take = take;
}

/** Has the page cache store a page from the bytes of its file, as if it had been made here now. Gives whether it did. */
export const takePage: Take = (file, path) => taking().take?.(file, path) ?? false;

/** The bytes of the file of a page that was made since the build, and how old its content is (lib/next/age.ts); null where there is none. */
export function pageToGive(path: string): { file: Buffer; asOf: number } | null {
  try {
    const file = readFileSync(madePageFile(path));
    return { file, asOf: headOf(file)?.asOf ?? 0 };
  } catch {
    // A disk that did not take it. The page cache has said so.
    return null;
  }
}

/** The tags of a page in the bytes of such a file; null where it is not the page of this path. */
export function tagsInFile(file: Buffer, path: string): readonly string[] | null {
  const head = headOf(file);
  return head && pathOfKey(head.key) === path ? head.tags : null;
}
