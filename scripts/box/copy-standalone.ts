import { cpSync } from 'node:fs';
import { relative } from 'node:path';

/** `.env` and its like, at the top: Next copies those that a build read. */
const SETTINGS = /^\.env(?:\..*)?$/;

/**
 * Copies what Next gathered for its server, without the settings that it puts beside it: there are secrets among them, which no image and no copied folder is
 * to carry. Whoever starts the server gives it settings of its own.
 */
export function copyStandalone(standalone: string, site: string): void {
  const filter = (source: string) => !SETTINGS.test(relative(standalone, source));
  cpSync(standalone, site, { recursive: true, verbatimSymlinks: true, filter });
}
