import { type Dirent, linkSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SEGMENTS_END = '.segments';

/**
 * A page's data under the name of one of its parts. It duplicates the page's `.rsc`, and no browser requests it: the router fetches the
 * tree, and then parts by their own names (16.4.6).
 */
export const WHOLE_PAGE_SEGMENT = '/_full';

/** The name, up to the last shared part, of page parts that all pages below a layout share. */
const isOfLayout = (name: string) => !name.startsWith('_');

/**
 * Removes duplicates from a build: the second copy of each page's data, and the parts that pages of a layout share, which become hard links
 * to one file. On a disk without hard links they stay. Returns the number of removed files.
 */
export function slimBuild(pages: string): number {
  const firstByContent = new Map<string, string>();
  let gone = 0;
  const shareWithFirst = (file: string) => {
    const content = readFileSync(file, 'latin1');
    const first = firstByContent.get(content);
    if (first === undefined) {
      firstByContent.set(content, file);
      return;
    }
    const draft = `${file}.new`;
    try {
      linkSync(first, draft);
    } catch (error) {
      // A disk limits the number of hard links (EMLINK): the next files share this one.
      if ((error as NodeJS.ErrnoException).code === 'EMLINK') firstByContent.set(content, file);
      return;
    }
    renameSync(draft, file);
    gone += 1;
  };
  const visit = (folder: string, each: Dirent, isSegments: boolean) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) {
      const isBelow = isSegments || each.name.endsWith(SEGMENTS_END);
      for (const child of readdirSync(path, { withFileTypes: true })) visit(path, child, isBelow);
    } else if (isSegments && each.name === `${WHOLE_PAGE_SEGMENT.slice(1)}.segment.rsc`) {
      rmSync(path);
      gone += 1;
    } else if (isSegments && isOfLayout(each.name)) shareWithFirst(path);
  };
  for (const each of readdirSync(pages, { withFileTypes: true })) visit(pages, each, false);
  return gone;
}
