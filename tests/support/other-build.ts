import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { finishShare } from '../../lib/next/finish-pages.ts';
import { BUILT_PAGES } from '../../lib/stored-pages/page-index.ts';

/**
 * Copies a box and turns the copy into another build: with another id, and with another name for each of its scripts and styles in all
 * references. For a browser two builds differ only in these, and this needs no second build.
 */
export function copyAsOtherBuild(box: string, build: string, target: string): void {
  cpSync(box, target, { recursive: true, verbatimSymlinks: true });
  const site = join(target, 'site', build);
  const names = new Map<string, string>();
  for (const file of globSync('static/**/*.{js,css}', { cwd: site })) {
    const name = basename(file);
    // The same length as before: parts of a page contain their length.
    const other = `Z${name.slice(1)}`;
    if (names.has(name)) continue;
    names.set(name, other);
  }
  if (new Set(names.values()).size !== names.size) throw new Error('Two scripts would have one name');
  const id = /data-dpl-id="([\w-]+)"/.exec(readFileSync(join(site, 'server/app/en/pricing.html'), 'utf8'))?.[1];
  if (!id) throw new Error('The build has no id');
  names.set(id, `Z${id.slice(1)}`);
  const named = new RegExp([...names.keys()].map((name) => name.replace(/[.~-]/g, '\\$&')).join('|'), 'g');
  for (const file of globSync('**/*', { cwd: site, withFileTypes: true })) {
    if (!file.isFile() || /\.(?:woff2|png|webp|sqlite)$/.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const text = readFileSync(path, 'latin1');
    const other = text.replace(named, (name) => names.get(name) as string);
    if (other !== text) writeFileSync(path, other, 'latin1');
  }
  for (const file of globSync('static/**/*.{js,css}', { cwd: site })) {
    const other = names.get(basename(file));
    if (other) renameSync(join(site, file), join(site, dirname(file), other));
  }
  // Its pages' policies contain the hashes of their scripts.
  const pages = join(site, BUILT_PAGES);
  finishShare({ pages, names: globSync('**/*.html', { cwd: pages }) });
}
