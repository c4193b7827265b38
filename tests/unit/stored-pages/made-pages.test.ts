import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPagesOfThisBuild, nameOfMadePages } from '../../../lib/stored-pages/made-pages.ts';
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
