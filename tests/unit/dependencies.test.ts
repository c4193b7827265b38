import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

const { dependencies, devDependencies, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/**
 * The rule: `dependencies` are what a built site needs to be served and looked after, so that `npm ci --omit=dev && npm start` does.
 * That is what the code of the site and its operators' commands import as a value, whether or not a bundler copies it in, the sample
 * space's reader included: it is read while the site runs wherever no account is set. Lint refuses other imports there (biome.json).
 * `devDependencies` are what only builds, tests and other scripts need: a build (types, styles, fonts) wants a whole `npm ci`.
 */
const SITE = ['*.{ts,mjs}', '{app,components,lib}/**/*.{ts,tsx,css}', 'scripts/{command,affiliates,publishes,doctor}.ts'].concat(
  'scripts/{publishes,doctor}/*.ts',
);
const OTHERS = ['scripts/**/*.{ts,mjs}', 'tests/**/*.{ts,tsx}', 'biome.json'];
/** npm scripts run on the one, which reads the TypeScript of the settings, and call the other, whose settings name no package. */
const WITHOUT_IMPORT = ['node', 'typescript'];

const codeOf = (patterns: string[]) => globSync(patterns).map((file) => readFileSync(file, 'utf8'));
const isNamedIn = (code: string[]) => (name: string) => {
  const named = new RegExp(`['"/ ]${name}['"/\\n]`);
  return WITHOUT_IMPORT.includes(name) || code.some((text) => named.test(text));
};

test('every package that is declared has its line in docs/dependencies.md, and no other has one', () => {
  const [, ...cells] = readFileSync('docs/dependencies.md', 'utf8').split(/^\| /m);
  const named = cells.flatMap((row) => [...(row.split(' | ', 1)[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(named.sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
});

test('every package that is declared is used: a dependency by the site, another one by builds, tests or other scripts', () => {
  const values = codeOf(SITE).map((text) => text.replaceAll(/^(?:im|ex)port type [^;]+;/gm, ''));
  expect(Object.keys(dependencies).filter((name) => !isNamedIn(values)(name))).toEqual([]);
  // `@types/mdast` stands for `mdast`.
  const others = Object.keys(devDependencies).map((name) => name.replace(/^@types\//, ''));
  const isNamed = isNamedIn(codeOf([...SITE, ...OTHERS]));
  expect(others.filter((name) => !isNamed(name))).toEqual([]);
});

type Locked = {
  version?: string;
  integrity?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
  license?: string;
};
/** The name of the package at a place of the lock file. */
const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };

test('the lock file names every optional package, so that npm ci accepts it on any platform and behind any mirror', () => {
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked[`${path}/node_modules/${name}`] && !locked[`node_modules/${name}`])
      .map((name) => `${path} wants ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file holds the hash of every package, those for other platforms included, so that npm refuses a changed one everywhere', () => {
  // npm writes none for a package that it did not fetch. If removed from the lock file, `npm install --package-lock-only` restores them.
  const without = Object.entries(locked).filter(([path, { integrity, link }]) => path !== '' && !link && !integrity?.startsWith('sha512-'));
  expect(without.map(([path]) => path)).toEqual([]);
});

test('every package with an install script is named in allowScripts, and npm refuses any other one', () => {
  const withScript = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect([...new Set(withScript.map(([path]) => nameAt(path)))].sort()).toEqual(Object.keys(allowScripts).sort());
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
});

/** Licences under which a package may be used by, and delivered with, a project under the MIT licence. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense'];

/** Other licences, and for what each is no hindrance. */
const EXCEPTIONS: Record<string, RegExp> = {
  // Fonts: may be delivered with anything, only not sold by themselves.
  'OFL-1.1': /^@fontsource-variable\//,
  // A shared library, loaded as it is; only tests and Next know it.
  'LGPL-3.0-or-later': /^@img\/sharp-(?:libvips-|win32-|wasm32$)/,
  // Used unchanged: the first two in builds and tests only; the licence covers its own files only.
  'MPL-2.0': /^(?:axe-core|lightningcss(?:-.+)?|@vercel\/stega)$/,
  // Permissive. Both are a part of what cuts the fonts, in builds only.
  Zlib: /^pako$/,
  'Python-2.0': /^argparse$/,
  // Data that a build reads.
  'CC-BY-4.0': /^caniuse-lite$/,
};

test('every package of the lock file may be used by a project under the MIT licence', () => {
  const isAllowed = (name: string, licence: string) => ALLOWED.includes(licence) || EXCEPTIONS[licence]?.test(name);
  // One part of an OR is enough, every part of an AND counts.
  const mayUse = (name: string, expression: string) =>
    expression.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => isAllowed(name, licence)));
  const refused = Object.entries(locked).flatMap(([path, { license = 'none' }]) =>
    mayUse(nameAt(path), license.replaceAll(/[()]/g, '')) ? [] : `${path}: ${license}`,
  );
  expect(refused).toEqual([]);
});
