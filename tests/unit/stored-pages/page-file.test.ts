import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { TAGS_HEADER } from '../../../lib/stored-pages/headers.ts';
import { keepPagesOfThisBuild, nameOfMadePages } from '../../../lib/stored-pages/made-pages.ts';
import { readPageFile, writePageFile } from '../../../lib/stored-pages/page-file.ts';
import { madePageFile, pagesWithTags, rememberPage } from '../../../lib/stored-pages/page-index.ts';
import { temporaryFolder } from '../../support/for-test.ts';
import { forgetProcessState } from '../../support/process-state.ts';

const HEAD = { key: '/route-cache/APP_PAGE/4f2a/$/en/blog/a', tags: ['entry:a', 'list:blog'] };

test('a page on the disk is not there where the file was cut off, wherever that was', (context) => {
  const file = join(temporaryFolder(context), 'a.page');
  writePageFile(file, HEAD, { html: '<p>Añil ✓</p>\n', rscData: Buffer.from([0, 10, 255]) });
  for (let size = readFileSync(file).length - 1; size >= 0; size -= 7) {
    truncateSync(file, size);
    expect(readPageFile(file), `${size} bytes`).toBeNull();
  }
});

test('a page that the disk writes in part keeps the older one, and reports the reason', (context) => {
  const file = join(temporaryFolder(context), 'a.page');
  writePageFile(file, HEAD, { html: 'old' });
  const write = `import { writePageFile } from './lib/stored-pages/page-file.ts';
    writePageFile(process.argv[1], ${JSON.stringify(HEAD)}, { html: 'new'.repeat(10_000) });`;
  // No file may exceed 16 blocks, of 512 bytes in POSIX, of twice that in some shells: the write that reaches the limit is partial.
  const command = 'ulimit -f 16; exec "$0" --input-type=module --eval "$1" "$2"';
  expect(spawnSync('sh', ['-c', command, process.execPath, write, file], { encoding: 'utf8' }).stderr).toMatch(/EFBIG/);
  expect(readPageFile(file)).toEqual({ html: 'old' });
  expect(readdirSync(dirname(file))).toEqual(['a.page']);
});

beforeEach(() => forgetProcessState('page-index'));

/** Puts a file of a page into a build's folder, as Next and this site do. */
function write(folder: string, file: string, text: string): void {
  const path = join(folder, 'server', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const metaWith = (tags: string) => JSON.stringify({ status: 200, headers: { [TAGS_HEADER]: tags } });

test('the pages that depend on a tag are known by what this process stored, which is newer than a file', (context) => {
  const folder = temporaryFolder(context);
  write(folder, 'app/en/blog/a.meta', metaWith('entry:a,asset:old'));
  rememberPage('/en/blog/a', ['entry:a', 'asset:new']);
  expect([pagesWithTags(['asset:old'], folder), pagesWithTags(['asset:new'], folder)]).toEqual([[], ['/en/blog/a']]);
  rememberPage('/en/blog/a', ['entry:a']);
  expect(pagesWithTags(['asset:new'], folder)).toEqual([]);
});

test('the pages that depend on a tag are found where files of other pages are damaged', (context) => {
  const folder = temporaryFolder(context);
  write(folder, 'app/en/blog/a.meta', metaWith('entry:a'));
  write(folder, 'app/en/blog/empty.meta', '');
  for (const [name, text] of Object.entries({ empty: '', torn: '{"key":"/en', other: 'null\n' }))
    write(folder, `made/en/blog/${name}.page`, text);
  expect(pagesWithTags(['entry:a'], folder)).toEqual(['/en/blog/a']);
});

test('a page with the longest slug has a name that a file system takes, and pages of different slugs have different ones', () => {
  const names = ['ж'.repeat(100), '計'.repeat(66), 'a.b', 'a%2Eb', 'a-b', 'é', 'A', 'a'].map((slug) =>
    madePageFile(`/en/blog/${slug}`, '/build'),
  );
  // 255 bytes, of which some are needed while the file is written.
  for (const name of names) expect(Buffer.byteLength(basename(name))).toBeLessThanOrEqual(230);
  expect(new Set(names).size).toBe(names.length);
});

test.each(['/en/../../../etc/passwd', '/en/blog/..', '/en/blog/%2e%2e%2fa', '/en/a\\..\\b', '/en/blog/a\0b'])(
  'a page requested at %j is stored inside its folder',
  (path) => {
    expect(relative('/build/server/made', madePageFile(path, '/build'))).not.toMatch(/^\.\.|\0/);
  },
);

test('pages of another build go, as they would name its scripts; the pages have a name, which stays while they exist', (context) => {
  const folder = temporaryFolder(context);
  const page = madePageFile('/en/blog/a', folder);
  const build = (id: string) => writeFileSync(join(folder, 'BUILD_ID'), id);
  const makePage = () => {
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, 'a page');
  };
  /** The name that a process starting now gives the pages. */
  const nameAtStart = () => {
    forgetProcessState('made-pages-name');
    keepPagesOfThisBuild(folder);
    return nameOfMadePages(folder);
  };
  build('one');
  const name = nameAtStart();
  makePage();
  expect([nameOfMadePages(folder), nameAtStart(), existsSync(page)]).toEqual([name, name, true]);
  build('two');
  const next = nameAtStart();
  expect([next === name, existsSync(page)]).toEqual([false, false]);
  makePage();
  expect([nameAtStart(), existsSync(page)]).toEqual([next, true]);
  rmSync(join(folder, 'server'), { recursive: true });
  expect(nameAtStart()).not.toBe(next);
});
