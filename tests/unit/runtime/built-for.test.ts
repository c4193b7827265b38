import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnv } from '../../../lib/env.ts';
import { compareWithBuild, noteBuiltFor, StartRefused } from '../../../lib/runtime/built-for.ts';
import { temporaryFolder } from '../../support/for-test.ts';

const SPACE = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'secret-token', SITE_URL: 'https://www.site.test' };

const newFolder = () => temporaryFolder({ onTestFinished });

/** A folder with the record of a build for these settings. */
function builtFor(settings: Record<string, string>): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'server'));
  noteBuiltFor(parseEnv(settings), folder);
  return folder;
}

test.each([
  ['another space', { CONTENTFUL_SPACE_ID: 'other' }, 'CONTENTFUL_SPACE_ID', 'space', 'other'],
  ['other locales', { CONTENTFUL_LOCALES: 'en=en-GB,es=es' }, 'CONTENTFUL_LOCALES', 'en=en-US,es=es', 'en=en-GB,es=es'],
  ['another SITE_URL', { SITE_URL: 'http://localhost:3000' }, 'SITE_URL', 'https://www.site.test', 'http://localhost:3000'],
])('a start with %s is refused, with both values and the remedy', (_, settings, name, built, given) => {
  const folder = builtFor(SPACE);
  const start = () => compareWithBuild(parseEnv({ ...SPACE, ...settings }), folder);
  expect(start).toThrow(StartRefused);
  for (const part of [name, built, given, 'npm run build']) expect(start).toThrow(part);
  expect(start).not.toThrow('secret-token');
});

test('a start with the settings of the build may differ in settings that pages only mention, and learns their names', () => {
  const folder = builtFor(SPACE);
  expect(compareWithBuild(parseEnv({ ...SPACE, PORT: '8080', CONTENTFUL_ACCESS_TOKEN: 'new' }), folder)).toEqual([]);
  const others = { APP_URL: 'https://app.site.test', PRICE_PRO_YEARLY: 'price_1' };
  expect(compareWithBuild(parseEnv({ ...SPACE, ...others }), folder)).toEqual(['APP_URL', 'PRICE_PRO_YEARLY']);
});

test('a start without a finished build asks for a build', () => {
  expect(() => compareWithBuild(parseEnv({}), newFolder())).toThrow(/no finished build .*npm run build/);
});
