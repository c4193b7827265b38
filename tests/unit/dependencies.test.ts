import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

const { dependencies, devDependencies, scripts, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/**
 * The rule: `dependencies` are what a built site needs to be served and looked after, so that `npm ci --omit=dev && npm start` does.
 * That is what the code of the site and its operators' commands import as a value, whether or not a bundler copies it in, the sample
 * space's reader included: it is read while the site runs wherever no account is set. To it comes what is named below.
 * `devDependencies` are what only builds, tests and other scripts need: a build (types, styles, fonts) wants a whole `npm ci`.
 */
const SITE = ['app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts', 'next.config.mjs'];
const OPERATION = ['command.ts', 'affiliates.ts', 'publishes.ts', 'publishes', 'doctor.ts', 'doctor'].map((name) => `scripts/${name}`);
const OTHER = ['scripts', 'tests'];

/** Loaded without an import. */
const SERVES_WITHOUT_IMPORT = [
  // npm scripts run on it, and it reads the TypeScript of the settings.
  'node',
];
const BUILDS_WITHOUT_IMPORT = [
  // scripts/cut-fonts.ts names the fonts by their paths.
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
  // Named in postcss.config.mjs.
  '@tailwindcss/postcss',
  // Settings in tsconfig.json.
  'typescript',
  // Named by comments at the top of component tests.
  'jsdom',
  // A command of npm scripts.
  '@biomejs/biome',
];

type Import = { name: string; typeOnly: boolean; file: string };

const STATEMENT = /^\s*(?:import|export)\s+(type\s)?(?:[\w*{][^'";]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;
const CALL = /\b(?:import|require|createRequire\([^)]*\))\(\s*['"]([^'"]+)['"]/g;
const STYLE = /@import\s+['"]([^'"]+)['"]/g;

function filesIn(place: string): string[] {
  if (/\.\w+$/.test(place)) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !file.includes('.next'))
    .map((file) => join(place, file));
}

/** The packages that the files of some places import. */
function importsOf(places: readonly string[]): Import[] {
  return places.flatMap(filesIn).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const found = file.endsWith('.css')
      ? [...source.matchAll(STYLE)].map(([, name]) => ({ name: name as string, typeOnly: true }))
      : [
          ...[...source.matchAll(STATEMENT)].map(([, type, name]) => ({ name: name as string, typeOnly: type !== undefined })),
          ...[...source.matchAll(CALL)].map(([, name]) => ({ name: name as string, typeOnly: false })),
        ];
    return found
      .filter(({ name }) => /^@?[\w-]/.test(name) && !name.startsWith('@/') && !name.startsWith('node:') && !builtinModules.includes(name))
      .map(({ name, typeOnly }) => ({ name: packageOf(name), typeOnly, file }));
  });
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** `@types/mdast` stands for `mdast`, `@types/some__name` for `@some/name`. */
const typesOf = (name: string) => `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;

const site = importsOf([...SITE, ...OPERATION]);
const all = [...site, ...importsOf(OTHER)];
const values = (imports: readonly Import[]) => new Set(imports.filter(({ typeOnly }) => !typeOnly).map(({ name }) => name));
const names = new Set(all.map(({ name }) => name));

test('every package that is declared has its line in docs/dependencies.md, and no other has one', () => {
  const [, ...cells] = readFileSync('docs/dependencies.md', 'utf8').split(/^\| /m);
  const named = cells.flatMap((row) => [...(row.split(' | ', 1)[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(named.sort()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].sort());
});

test('every package that is imported is declared', () => {
  const declared = { ...dependencies, ...devDependencies };
  const missing = all.filter(({ name, typeOnly }) => !(name in declared) && !(typeOnly && typesOf(name) in declared));
  expect(missing).toEqual([]);
});

test('every package that the site loads is a dependency, and nothing else is', () => {
  expect(Object.keys(dependencies).sort()).toEqual([...new Set([...values(site), ...SERVES_WITHOUT_IMPORT])].sort());
});

test('every package that is declared for builds, tests and scripts is used by one', () => {
  const commands = Object.values(scripts).join(' ');
  const unused = Object.keys(devDependencies).filter(
    (name) => !names.has(name) && !BUILDS_WITHOUT_IMPORT.includes(name) && ![...names, 'node'].some((used) => typesOf(used) === name),
  );
  expect(unused).toEqual([]);
  expect(commands).toContain('biome');
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
