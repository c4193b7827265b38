import { type Dirent, linkSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SEGMENTS_END = '.segments';

/**
 * A page's data under the name of a part of it. It is the same as the page's `.rsc`, and no browser asks for it: the router fetches the tree, and
 * then parts by their own names (16.4.6).
 */
export const WHOLE_PAGE_SEGMENT = '/_full';

/** What a page's parts are called that all pages below a layout share, up to the last one's. */
const isOfLayout = (name: string) => !name.startsWith('_');

/**
 * Takes what stands many times off a build: each page's data a second time, and the parts that pages of a layout have in common, which become
 * one file with many names. Where the disk knows no such names, they stay as they are. Gives the number of files that went.
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
      // No disk takes names without end (EMLINK): the next files share this one.
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
