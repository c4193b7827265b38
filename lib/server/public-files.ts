import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files in public/, as paths of addresses. Read once: Next also knows only the files that exist at its start. */
export function publicFiles(folder = 'public'): ReadonlySet<string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name).slice(folder.length));
  return new Set(names.map((name) => name.replaceAll('\\', '/')));
}
