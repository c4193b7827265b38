import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPageFile, readPageFileHead, writePageFile } from '../../../lib/stored-pages/page-file.ts';
import { temporaryFolder } from '../../support/for-test.ts';
import { withShortFiles } from '../../support/full-disk.ts';

const HEAD = { key: '/route-cache/APP_PAGE/4f2a/$/en/blog/a', tags: ['entry:a', 'list:blog'] };
const PAGE = {
  lastModified: 1,
  value: {
    kind: 'APP_PAGE',
    html: '<p>Añil ✓</p>\n',
    rscData: Buffer.from([0, 10, 255]),
    segmentData: new Map([['/_tree', Buffer.from('x')]]),
  },
};

describe('a page on the disk', () => {
  test('comes back as it was, its bytes and maps included', (context) => {
    const file = join(temporaryFolder(context), 'en', 'blog', 'a.page');
    writePageFile(file, HEAD, PAGE);
    expect(readPageFile(file)).toEqual(PAGE);
    expect(readPageFileHead(file)).toMatchObject(HEAD);
  });

  test('is not there where the file was cut off, wherever that was', (context) => {
    const file = join(temporaryFolder(context), 'a.page');
    writePageFile(file, HEAD, PAGE);
    for (let size = readFileSync(file).length - 1; size >= 0; size -= 7) {
      truncateSync(file, size);
      expect(readPageFile(file), `${size} bytes`).toBeNull();
    }
  });

  test('that the disk writes in part keeps the older one, and reports the reason', (context) => {
    const file = join(temporaryFolder(context), 'a.page');
    writePageFile(file, HEAD, { html: 'old' });
    const write = `
      import { writePageFile } from './lib/stored-pages/page-file.ts';
      writePageFile(process.argv[1], ${JSON.stringify(HEAD)}, { html: 'new'.repeat(10_000) });`;
    expect(withShortFiles(write, file)).toMatch(/EFBIG/);
    expect(readPageFile(file)).toEqual({ html: 'old' });
    expect(readdirSync(dirname(file))).toEqual(['a.page']);
  });
});
