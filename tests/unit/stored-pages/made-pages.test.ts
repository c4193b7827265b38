import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { forgetNameOfMadePages, keepPagesOfThisBuild, nameOfMadePages } from '../../../lib/stored-pages/made-pages.ts';
import { madePageFile } from '../../../lib/stored-pages/page-index.ts';
import { forgetProcessState } from '../../support/process-state.ts';

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

/** Fails to remove a path with this ending; returns the function that restores removal. */
function endAtRemovalOf(end: string): () => void {
  const { rmSync: remove } = fs;
  const put = (each: typeof remove) => {
    fs.rmSync = each;
    syncBuiltinESMExports();
  };
  put((path, options) => {
    if (String(path).endsWith(end)) throw new Error('the process ends here');
    remove(path, options);
  });
  return () => put(remove);
}

test('pages of another build go though the process that began to remove them ended in between', () => {
  build('one');
  keepPagesOfThisBuild(folder);
  makePage();
  build('two');
  const mend = endAtRemovalOf('/en');
  onTestFinished(mend);
  keepPagesOfThisBuild(folder);
  expect(existsSync(page)).toBe(true);
  mend();
  keepPagesOfThisBuild(folder);
  expect(existsSync(page)).toBe(false);
});

/** The name that a process starting now gives the pages in the folder. */
function nameAtStart(): string {
  forgetProcessState('made-pages-name');
  keepPagesOfThisBuild(folder);
  return nameOfMadePages(folder);
}

test('the pages have a name, which stays while they exist', () => {
  build('one');
  const name = nameAtStart();
  makePage();
  expect([nameOfMadePages(folder), nameAtStart()]).toEqual([name, name]);
  build('two');
  const next = nameAtStart();
  expect(next).not.toBe(name);
  rmSync(join(folder, 'server'), { recursive: true });
  expect(nameAtStart()).not.toBe(next);
});

test('they lose it when a page did not get into the folder: the next process must not take them for the newest', () => {
  build('one');
  const name = nameAtStart();
  forgetNameOfMadePages(folder);
  expect(nameOfMadePages(folder)).toBe(name);
  const next = nameAtStart();
  expect(next).not.toBe(name);
  expect(nameAtStart()).toBe(next);
});
