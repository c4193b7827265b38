import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { TAGS_HEADER } from '../../../lib/stored-pages/headers.ts';
import { writePageFile } from '../../../lib/stored-pages/page-file.ts';
import { madePageFile, pagesWithTags, rememberPage } from '../../../lib/stored-pages/page-index.ts';
import { temporaryFolder } from '../../support/for-test.ts';
import { forgetProcessState } from '../../support/process-state.ts';

beforeEach(() => forgetProcessState('page-index'));

/** Puts a page's file into a build's folder as Next does. */
function writeMeta(folder: string, file: string, headers?: Record<string, string>): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ status: 200, headers }));
}

describe('the pages that depend on a tag', () => {
  test("are found in the build's files and in those made since", (context) => {
    const folder = temporaryFolder(context);
    writeMeta(folder, 'server/app/en/blog/a.meta', { [TAGS_HEADER]: 'entry:a,asset:cover,slug:blog:a' });
    writeMeta(folder, 'server/app/es/blog/a.meta', { [TAGS_HEADER]: 'entry:a,slug:blog:a' });
    writeMeta(folder, 'server/app/en/blogs.meta', { [TAGS_HEADER]: 'list:blog,entry:a,entry:b' });
    writeMeta(folder, 'server/app/en/pricing.meta', { 'content-type': 'text/html' });
    writeMeta(folder, 'server/app/en/faq.meta');
    writePageFile(madePageFile('/en/blog/b', folder), { key: '/route-cache/APP_PAGE/4f2a/$/en/blog/b', tags: ['entry:b'] }, {});
    writeFileSync(join(folder, 'server/app/en/blog/a.html'), 'entry:b');
    expect(pagesWithTags(['entry:a'], folder).sort()).toEqual(['/en/blog/a', '/en/blogs', '/es/blog/a']);
    expect(pagesWithTags(['entry:b'], folder).sort()).toEqual(['/en/blog/b', '/en/blogs']);
    expect(pagesWithTags(['asset:cover', 'list:blog'], folder).sort()).toEqual(['/en/blog/a', '/en/blogs']);
  });

  test('are known by what this process stored, which is newer than a file', (context) => {
    const folder = temporaryFolder(context);
    writeMeta(folder, 'server/app/en/blog/a.meta', { [TAGS_HEADER]: 'entry:a,asset:old' });
    rememberPage('/en/blog/a', ['entry:a', 'asset:new']);
    expect([pagesWithTags(['asset:old'], folder), pagesWithTags(['asset:new'], folder)]).toEqual([[], ['/en/blog/a']]);
    rememberPage('/en/blog/a', ['entry:a']);
    expect(pagesWithTags(['asset:new'], folder)).toEqual([]);
  });

  test('are found where files of other pages are damaged', (context) => {
    const folder = temporaryFolder(context);
    writeMeta(folder, 'server/app/en/blog/a.meta', { [TAGS_HEADER]: 'entry:a' });
    writeMeta(folder, 'server/app/en/blog/empty.meta');
    writeFileSync(join(folder, 'server/app/en/blog/empty.meta'), '');
    mkdirSync(join(folder, 'server/made/en/blog'), { recursive: true });
    for (const [name, text] of Object.entries({ empty: '', torn: '{"key":"/en', other: 'null\n' }))
      writeFileSync(join(folder, `server/made/en/blog/${name}.page`), text);
    expect(pagesWithTags(['entry:a'], folder)).toEqual(['/en/blog/a']);
  });
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
