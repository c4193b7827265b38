import { cpSync } from 'node:fs';
import { relative } from 'node:path';

/** `.env` files in the top folder: Next copies the ones that a build read. */
const SETTINGS = /^\.env(?:\..*)?$/;

/**
 * Copies Next's standalone server without its `.env` files: they contain secrets, which no image and no copied folder may include. The
 * server gets its settings from its environment.
 */
export function copyStandalone(standalone: string, site: string): void {
  const filter = (source: string) => !SETTINGS.test(relative(standalone, source));
  cpSync(standalone, site, { recursive: true, verbatimSymlinks: true, filter });
}
