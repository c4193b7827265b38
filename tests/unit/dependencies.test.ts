import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string>; scripts: Record<string, string> };

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/**
 * The rule: `dependencies` are what a built site needs to be served and looked after, so that `npm ci --omit=dev && npm start` does.
 * That is what the code of the site and its operators' commands import as a value, whether or not a bundler copies it in, the sample
 * space's reader included: it is read while the site runs wherever no account is set. To it comes what is named below.
 * `devDependencies` are what only builds, tests and other scripts need: a build (types, styles, fonts) wants a whole `npm ci`.
 */
const SITE = ['app', 'components', 'lib', 'middleware.ts', 'instrumentation.ts', 'next.config.mjs'];
const OPERATION = [
  'scripts/command.ts',
  'scripts/affiliates.ts',
  'scripts/publishes.ts',
  'scripts/publishes',
  'scripts/doctor.ts',
  'scripts/doctor',
];
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
