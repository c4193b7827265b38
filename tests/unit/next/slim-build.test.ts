import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, type TestContext, test } from 'vitest';
import { slimBuild } from '../../../lib/next/slim-build.ts';
import { temporaryFolder } from '../../support/for-test.ts';

const FILES: Record<string, string> = {
  'en/a.html': 'page a',
  'en/a.rsc': '#data a',
  'en/a.segments/_full.segment.rsc': 'data a',
  'en/a.segments/_tree.segment.rsc': 'tree a',
  'en/a.segments/$d$locale.segment.rsc': 'the layout',
  'en/a.segments/$d$locale/$d$slug/__PAGE__.segment.rsc': 'text a',
  'en/deep/b.segments/_full.segment.rsc': 'data b',
  'en/deep/b.segments/$d$locale.segment.rsc': 'the layout',
  'es/c.segments/$d$locale.segment.rsc': 'another layout',
  // An entry's file that is called so.
  'en/_full.segment.rsc': 'stays',
};
const isSecondCopy = (file: string) => file.endsWith('.segments/_full.segment.rsc');

/** A build of these files, made slim; how often something was done to it. */
function slimmed(context: TestContext) {
  const folder = temporaryFolder(context);
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const changes = slimBuild(folder);
  return { folder, changes, at: (file: string) => join(folder, file) };
}

describe('a build that is made slim', () => {
  test('has no second copy of the data of a page', (context) => {
    const { at } = slimmed(context);
    expect(Object.keys(FILES).filter((file) => !existsSync(at(file)))).toEqual(Object.keys(FILES).filter(isSecondCopy));
  });

  test('reads as before in all other files', (context) => {
    const { at } = slimmed(context);
    for (const [file, text] of Object.entries(FILES)) if (!isSecondCopy(file)) expect(readFileSync(at(file), 'utf8'), file).toBe(text);
  });

  test('keeps parts of the layout that are alike as one file, and others apart', (context) => {
    const { at } = slimmed(context);
    const [a, b, c] = ['en/a', 'en/deep/b', 'es/c'].map((page) => statSync(at(`${page}.segments/$d$locale.segment.rsc`)).ino);
    expect([a === b, a === c]).toEqual([true, false]);
  });

  test('has nothing left to do a second time but names that are one already', (context) => {
    const { folder, changes } = slimmed(context);
    expect([changes, slimBuild(folder)]).toEqual([3, 1]);
  });
});
