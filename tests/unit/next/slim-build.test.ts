import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { slimBuild } from '../../../lib/next/slim-build.ts';
import { temporaryFolder } from '../../support/for-test.ts';

test('what stands many times in a build is kept once, and reads as before', (context) => {
  const folder = temporaryFolder(context);
  const files: Record<string, string> = {
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
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  expect(slimBuild(folder)).toBe(3);
  for (const [file, text] of Object.entries(files)) {
    if (file.endsWith('.segments/_full.segment.rsc')) expect(() => statSync(join(folder, file)), file).toThrow('ENOENT');
    else expect(readFileSync(join(folder, file), 'utf8'), file).toBe(text);
  }
  const inode = (file: string) => statSync(join(folder, file)).ino;
  expect(inode('en/deep/b.segments/$d$locale.segment.rsc')).toBe(inode('en/a.segments/$d$locale.segment.rsc'));
  expect(inode('es/c.segments/$d$locale.segment.rsc')).not.toBe(inode('en/a.segments/$d$locale.segment.rsc'));
  // A second time there is nothing left to do but names that are one already.
  expect(slimBuild(folder)).toBe(1);
});
