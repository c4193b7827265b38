import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { retryDelayMs } from '../../../lib/durable/backoff.ts';
import { isBusy, SqliteFile, whileBusy } from '../../../lib/durable/sqlite-file.ts';
import { temporaryFolder } from '../../support/for-test.ts';

const TABLES = ['CREATE TABLE notes (text TEXT) STRICT'];

/** A file, and another process that writes it until it commits. */
function fileInUse(): { file: SqliteFile; other: DatabaseSync; write: () => unknown } {
  const file = new SqliteFile(join(temporaryFolder({ onTestFinished }), 'notes.sqlite'), TABLES);
  const other = new DatabaseSync(file.path);
  onTestFinished(() => {
    other.close();
    file.close();
  });
  other.exec('BEGIN IMMEDIATE');
  return { file, other, write: () => file.transaction(() => file.run('INSERT INTO notes VALUES (?)', 'a').changes) };
}

test('a transaction that fails is undone', () => {
  const { file, other, write } = fileInUse();
  other.exec('COMMIT');
  const failing = () =>
    file.transaction(() => {
      file.run('INSERT INTO notes VALUES (?)', 'a');
      throw new Error('no');
    });
  expect(failing).toThrow('no');
  expect([file.all('SELECT * FROM notes'), write()]).toEqual([[], 1]);
});

test('a file that another process writes is opened and read at once, and a write fails within a tenth of a second', () => {
  const { file, write } = fileInUse();
  const startedAt = performance.now();
  const again = new SqliteFile(file.path, TABLES);
  expect(again.all('SELECT * FROM notes')).toEqual([]);
  again.close();
  expect(write).toThrow(/locked/);
  // SQLite itself was told to wait for 5 s.
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('work is done once the file is free; another fault is thrown at once, and a lock that lasts after a while', async () => {
  const { file, other, write } = fileInUse();
  await expect(whileBusy(write, 100)).rejects.toSatisfy(isBusy);
  const writing = whileBusy(write);
  other.exec('COMMIT');
  expect(await writing).toBe(1);
  const work = vi.fn(() => file.exec('INSERT INTO nowhere VALUES (1)'));
  await expect(whileBusy(work)).rejects.toThrow('nowhere');
  expect(work).toHaveBeenCalledOnce();
});

test('the wait is a second, doubles, and ends at an hour for ever', () => {
  const seconds = [1, 2, 3, 12, 13, 14, 100_000].map((failures) => retryDelayMs(failures, undefined, () => 0) / 1000);
  expect(seconds).toEqual([1, 2, 4, 2048, 3600, 3600, 3600]);
});
