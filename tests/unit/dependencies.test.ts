import { existsSync, globSync, readFileSync } from 'node:fs';
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
};
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
  const names = withScript.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect([...new Set(names)].sort()).toEqual(Object.keys(allowScripts).sort());
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
});

/** Licences under which a package may be used by, and delivered with, a project under the MIT licence. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense'];

/** Other licences, for what, and why it is no hindrance. */
const EXCEPTIONS: readonly { name: RegExp; licence: string; reason: string }[] = [
  { name: /^@fontsource-variable\//, licence: 'OFL-1.1', reason: 'fonts: may be delivered with anything, only not sold by themselves' },
  { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later', reason: 'a shared library, loaded as it is; only tests and Next know it' },
  { name: /^(?:axe-core|lightningcss(?:-.+)?)$/, licence: 'MPL-2.0', reason: 'used unchanged, in builds and tests only' },
  { name: /^@vercel\/stega$/, licence: 'MPL-2.0', reason: 'used unchanged; the licence covers its own files only' },
  { name: /^pako$/, licence: '(MIT AND Zlib)', reason: 'permissive; a part of what cuts the fonts, in builds only' },
  { name: /^argparse$/, licence: 'Python-2.0', reason: 'permissive; comes with what cuts the fonts, and is not loaded' },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', reason: 'data that a build reads' },
];

type Licensed = { name: string; license?: string | { type: string }; licenses?: { type: string }[] };

/** Every package that is installed, nested ones included, by its place. */
const installed = Object.keys(
  (JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as { packages: Record<string, unknown> }).packages,
).filter((place) => existsSync(`${place}/package.json`));

function licenceOf({ license, licenses }: Licensed): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
}

/** Whether the allowed licences satisfy an SPDX expression: one part of an OR, every part of an AND. */
function isAllowed(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => ALLOWED.includes(part.trim())));
}

const packages = installed.map((place) => {
  const manifest = JSON.parse(readFileSync(`${place}/package.json`, 'utf8')) as Licensed;
  return { place, name: manifest.name, licence: licenceOf(manifest) };
});
/** The installed packages without an allowed licence, and their exceptions. */
const others = packages
  .filter(({ licence }) => !isAllowed(licence))
  .map((each) => ({ ...each, exception: EXCEPTIONS.find(({ name, licence }) => name.test(each.name) && licence === each.licence) }));

test('every installed package may be used by a project under the MIT licence', () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(others.filter(({ exception }) => !exception).map(({ place, licence }) => `${place}: ${licence}`)).toEqual([]);
});
