import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The sheet of all pages. What it brings need not come with any of them. */
export const SHARED = 'app/globals.css';

/** What this many sheets would have, all pages load once instead. */
const SHARED_FROM = 6;

/** Pages that visitors do not come to: what they need is no reason to hand it to all. */
const FOR_ITSELF = /^app\/\[locale\]\/styleguide\//;

/** Stands in a style sheet that gets the utilities of the modules that import it, and of theirs. */
const MARK = '@layer utilities;';

const ENTRIES = /(?:^|\/)(?:page|layout|error|global-error|not-found|template|loading|default)\.tsx$/;
const MODULE = /\.tsx?$/;
const IMPORT = /(?:^|[\s;])(?:import|export)\s+(?:[\w*{][^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Says which style sheets have to bring a class. */
export type Places = (name: string) => readonly string[];

/**
 * Reads in the sources under a folder which class may stand on which page, and so which style sheets have to bring it.
 *
 * A class is needed wherever a module that names it is imported, whether at once or later. What is in doubt comes with every page: what a
 * page without a sheet of its own names, and what stands in a module that no page seems to import.
 */
export function placesOf(root: string): Places {
  const modules = [...globSync('app/**/*.{ts,tsx}', { cwd: root }), ...globSync('components/**/*.{ts,tsx}', { cwd: root })]
    .map(slashes)
    .sort();
  const source = new Map(modules.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const links = new Map(modules.map((file) => [file, imported(root, file, source.get(file) ?? '')]));

  /** The modules that import each sheet. */
  const roots = new Map<string, string[]>();
  for (const [file, to] of links)
    for (const sheet of to) if (sheet.endsWith('.css') && isMarked(root, sheet)) roots.set(sheet, [...(roots.get(sheet) ?? []), file]);
  const all = new Set([...roots.values()].flat());

  /** A module and all that it leads to, but for what brings a sheet of its own. */
  const reached = (from: readonly string[]): Set<string> => {
    const seen = new Set<string>();
    const ahead = [...from];
    for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
      if (seen.has(file) || !MODULE.test(file)) continue;
      seen.add(file);
      ahead.push(...(links.get(file) ?? []).filter((next) => !all.has(next)));
    }
    return seen;
  };
  const ofEveryPage = reached(modules.filter((file) => ENTRIES.test(file) && !all.has(file)));
  const ofSheet = new Map([...roots].map(([sheet, from]) => [sheet, reached(from)]));

  /** Where each word of the sources stands. */
  const sheetsOf = new Map<string, Set<string>>();
  for (const [file, text] of source) {
    const sheets = [...ofSheet].filter(([, files]) => files.has(file)).map(([sheet]) => sheet);
    const here = ofEveryPage.has(file) || sheets.length === 0 ? [SHARED] : sheets;
    for (const word of new Set(text.split(/[\s"'`${}]+/))) {
      const places = sheetsOf.get(word) ?? new Set();
      for (const place of here) places.add(place);
      sheetsOf.set(word, places);
    }
  }
  return (name) => {
    const places = [...(sheetsOf.get(name) ?? [SHARED])];
    const counted = places.filter((sheet) => !FOR_ITSELF.test(sheet));
    return places.includes(SHARED) || counted.length >= SHARED_FROM ? [SHARED] : places;
  };
}

const slashes = (path: string) => path.replaceAll('\\', '/');

function imported(root: string, file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, now, later]) => {
    const name = now ?? later ?? '';
    const base = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? slashes(join(dirname(file), name)) : undefined;
    if (base === undefined) return [];
    return ['', '.tsx', '.ts']
      .map((ending) => base + ending)
      .filter((path) => /\.(?:tsx?|css)$/.test(path) && existsSync(join(root, path)));
  });
}

const isMarked = (root: string, sheet: string) => readFileSync(join(root, sheet), 'utf8').includes(MARK);
