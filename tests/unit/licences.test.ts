import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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

type Manifest = { name: string; license?: string | { type: string }; licenses?: { type: string }[] };

/** Every package that is installed, nested ones included, by its place. */
const installed = Object.keys(
  (JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as { packages: Record<string, unknown> }).packages,
).filter((place) => existsSync(`${place}/package.json`));

function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
}

/** Whether the allowed licences satisfy an SPDX expression: one part of an OR, every part of an AND. */
function isAllowed(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => ALLOWED.includes(part.trim())));
}

const packages = installed.map((place) => {
  const manifest = JSON.parse(readFileSync(`${place}/package.json`, 'utf8')) as Manifest;
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
