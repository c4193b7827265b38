import { FEED_FORMATS, feedPath, isPageAddress, parsePath } from '../../lib/routing/addresses.ts';
import { ENTRY_KINDS } from '../../lib/site/collections.ts';

/** Whether the site has a page at this path, or a place where an entry may stand. */
export const isPagePath = (path: string): boolean => isPageAddress(parsePath(path));

/** Every feed's address, without a language prefix. */
export const FEED_PATHS: readonly string[] = ENTRY_KINDS.flatMap((kind) => FEED_FORMATS.map((format) => feedPath(kind, format)));
