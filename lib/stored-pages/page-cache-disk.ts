import { log } from '../runtime/log.ts';
import { processState } from '../runtime/process-state.ts';
import { forgetNameOfMadePages } from './made-pages.ts';

const disk = () => processState('page-cache-disk', () => ({ problem: '' }));

export const pagesOnDisk = (): 'on disk' | 'in memory only' => (disk().problem ? 'in memory only' : 'on disk');

/**
 * Records whether the disk accepted a page. With a full or read-only disk, visitors get the page from memory, and a restart makes it anew.
 * Logged once at the beginning and once at the end, not for each page.
 */
export function noteDisk(error: unknown): void {
  const state = disk();
  // The message names the page's file, so it would differ for each page.
  const problem = error ? ((error as NodeJS.ErrnoException).code ?? String(error)) : '';
  if (problem && state.problem !== problem) {
    forgetNameOfMadePages();
    log.error('pages.disk-refuses', `page cache: pages are kept in memory only, the disk does not take them: ${error}`);
  }
  if (!problem && state.problem) log.info('pages.disk-takes', 'page cache: the disk takes pages again');
  state.problem = problem;
}
