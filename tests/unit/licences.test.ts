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

/** Whether an SPDX expression is met by what is allowed: one part of an OR, every part of an AND. */
function isAllowed(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => ALLOWED.includes(part.trim())));
}

test('every installed package may be used by a project under the MIT licence', () => {
  expect(installed.length).toBeGreaterThan(300);
  const others = installed.flatMap((place) => {
    const manifest = JSON.parse(readFileSync(`${place}/package.json`, 'utf8')) as Manifest;
    const licence = licenceOf(manifest);
    const isException = EXCEPTIONS.some((each) => each.name.test(manifest.name) && each.licence === licence);
    return isAllowed(licence) || isException ? [] : [`${place}: ${licence}`];
  });
  expect(others).toEqual([]);
});

test('every exception is needed', () => {
  const names = installed.map((place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
  for (const { name } of EXCEPTIONS)
    expect(
      names.some((each) => name.test(each)),
      String(name),
    ).toBe(true);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['none', false],
])('%s is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});
