import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
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

  test('leaves nothing beside it, and takes the place of the older one', (context) => {
    const file = join(temporaryFolder(context), 'a.page');
    writePageFile(file, HEAD, { html: 'old' });
    writePageFile(file, HEAD, { html: 'new' });
    expect(readPageFile(file)).toEqual({ html: 'new' });
    expect(readdirSync(dirname(file))).toEqual(['a.page']);
  });

  test('is not there where no file is', (context) => {
    expect(readPageFile(join(temporaryFolder(context), 'a.page'))).toBeNull();
  });

  test('is not there where the file was cut off, wherever that was', (context) => {
    const file = join(temporaryFolder(context), 'a.page');
    writePageFile(file, HEAD, PAGE);
    for (let size = readFileSync(file).length - 1; size >= 0; size -= 7) {
      truncateSync(file, size);
      expect(readPageFile(file), `${size} bytes`).toBeNull();
    }
  });

  test('is not there where a byte is another', (context) => {
    const file = join(temporaryFolder(context), 'a.page');
    writePageFile(file, HEAD, PAGE);
    const bytes = readFileSync(file);
    bytes[bytes.length - 3] = (bytes[bytes.length - 3] as number) ^ 1;
    writeFileSync(file, bytes);
    expect(readPageFile(file)).toBeNull();
  });

  test('that cannot be written keeps the older one, and reports the reason', (context) => {
    const folder = temporaryFolder(context);
    writePageFile(join(folder, 'a.page'), HEAD, { html: 'old' });
    mkdirSync(join(folder, `a.page.${process.pid}.new`));
    expect(() => writePageFile(join(folder, 'a.page'), HEAD, { html: 'new' })).toThrow(/EISDIR|ENOTDIR/);
    expect(readPageFile(join(folder, 'a.page'))).toEqual({ html: 'old' });
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
