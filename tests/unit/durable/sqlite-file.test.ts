import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SqliteFile } from '../../../lib/durable/sqlite-file.ts';
import { journalFor, receive } from '../../support/publications.ts';

const TABLES = ['CREATE TABLE notes (text TEXT) STRICT'];
/** What SQLite calls them. */
const [NORMAL, FULL] = [1, 2];

function fileOf(options: { syncs?: boolean } = {}): SqliteFile {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-file-'));
  const file = new SqliteFile(join(folder, 'notes.sqlite'), TABLES, options);
  onTestFinished(() => {
    file.close();
    rmSync(folder, { recursive: true });
  });
  return file;
}

const syncOf = (file: SqliteFile) => file.get('PRAGMA synchronous')?.synchronous;

test('every write waits for the disk, unless the file says that those that last say so', () => {
  const always = fileOf();
  expect([always.transaction(() => syncOf(always)), always.lasting(() => syncOf(always))]).toEqual([FULL, FULL]);
  const some = fileOf({ syncs: false });
  expect([some.transaction(() => syncOf(some)), some.lasting(() => syncOf(some)), syncOf(some)]).toEqual([NORMAL, FULL, NORMAL]);
});

test('a lasting write that fails is undone, and leaves the others as they were', () => {
  const file = fileOf({ syncs: false });
  const failing = () =>
    file.lasting(() => {
      file.run('INSERT INTO notes VALUES (?)', 'a');
      throw new Error('no');
    });
  expect(failing).toThrow('no');
  expect([file.all('SELECT * FROM notes'), syncOf(file)]).toEqual([[], NORMAL]);
});

test('a statement runs as often as it is asked for, with other values, in and outside of transactions', () => {
  const file = fileOf();
  const insert = (text: string) => file.run('INSERT INTO notes VALUES (?)', text).changes;
  expect([insert('a'), file.transaction(() => insert('b'))]).toEqual([1, 1]);
  const read: unknown[] = [];
  for (const { text } of file.iterate('SELECT text FROM notes ORDER BY text')) {
    read.push(text);
    // The same words, while the others are still read.
    expect(file.all('SELECT text FROM notes ORDER BY text')).toHaveLength(2);
  }
  expect(read).toEqual(['a', 'b']);
});

test('a call of the webhook is on the disk before it is answered', () => {
  const { journal } = journalFor({ onTestFinished }, 'one');
  const lasting = vi.spyOn(SqliteFile.prototype, 'lasting');
  onTestFinished(() => lasting.mockRestore());
  receive(journal, 'a');
  expect(lasting).toHaveBeenCalledOnce();
  expect(lasting.mock.results[0]).toMatchObject({ type: 'return', value: 'accepted' });
});
