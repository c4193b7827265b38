import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetDraftKey, isDraftKey } from '../../../lib/next/draft-cookie.ts';
import { temporaryFolder } from '../../support/for-test.ts';

test('only the key of the build is one, and nothing is without a build', () => {
  expect(isDraftKey('key', 'key')).toBe(true);
  for (const other of ['', 'Key', 'key ', 'ke', 'keyy', undefined]) expect(isDraftKey(other, 'key'), other).toBe(false);
  for (const value of ['', 'null', 'undefined', undefined]) expect(isDraftKey(value, null), value).toBe(false);
});

test('a build forgets the key of the one before, where Next keeps it, and nothing else', (context) => {
  const folder = temporaryFolder(context);
  // By the name that Next itself has for it.
  const next = readFileSync('node_modules/next/dist/build/preview-key-utils.js', 'utf8');
  const [, name = ''] = /CONFIG_FILE = '([^']+)'/.exec(next) ?? [];
  mkdirSync(join(folder, 'cache'));
  for (const file of [name, 'another']) writeFileSync(join(folder, 'cache', file), '{}');
  forgetDraftKey(folder);
  expect([existsSync(join(folder, 'cache', name)), existsSync(join(folder, 'cache', 'another'))]).toEqual([false, true]);
  expect(() => forgetDraftKey(folder)).not.toThrow();
});
