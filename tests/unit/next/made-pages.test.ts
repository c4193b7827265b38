import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPagesOfThisBuild } from '../../../lib/next/made-pages.ts';
import { madePageFile } from '../../../lib/next/page-index.ts';

let folder: string;
let page: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-'));
  page = madePageFile('/en/blog/a', folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (id: string) => writeFileSync(join(folder, 'BUILD_ID'), id);
function makePage(): void {
  mkdirSync(join(page, '..'), { recursive: true });
  writeFileSync(page, 'a page');
}

test('pages made since the build are kept as long as it is the same build', () => {
  build('one');
  makePage();
  for (const _ of [1, 2]) {
    keepPagesOfThisBuild(folder);
    expect(existsSync(page)).toBe(true);
  }
});

test('pages of another build go: they would name its scripts', () => {
  build('one');
  keepPagesOfThisBuild(folder);
  makePage();
  build('two');
  keepPagesOfThisBuild(folder);
  expect(existsSync(page)).toBe(false);
  makePage();
  keepPagesOfThisBuild(folder);
  expect(existsSync(page)).toBe(true);
});
