import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { retryDelayMs } from '../../../lib/durable/backoff.ts';
import { isBusy, SqliteFile, whileBusy } from '../../../lib/durable/sqlite-file.ts';
import { temporaryFolder } from '../../support/for-test.ts';

const TABLES = ['CREATE TABLE notes (text TEXT) STRICT'];

function fileOf(): SqliteFile {
  const file = new SqliteFile(join(temporaryFolder({ onTestFinished }), 'notes.sqlite'), TABLES);
  onTestFinished(() => file.close());
  return file;
}

test('a transaction that fails is undone', () => {
  const file = fileOf();
  const failing = () =>
    file.transaction(() => {
      file.run('INSERT INTO notes VALUES (?)', 'a');
      throw new Error('no');
    });
  expect(failing).toThrow('no');
  expect(file.all('SELECT * FROM notes')).toEqual([]);
});

test('a file that another process writes is opened and read at once, and a write fails within a tenth of a second', () => {
  const file = fileOf();
  const other = new DatabaseSync(file.path);
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const startedAt = performance.now();
  const again = new SqliteFile(file.path, TABLES);
  expect(again.all('SELECT * FROM notes')).toEqual([]);
  again.close();
  expect(() => file.transaction(() => file.run('INSERT INTO notes VALUES (?)', 'a'))).toThrow(/locked/);
  // SQLite itself was told to wait for 5 s.
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  other.exec('COMMIT');
});

test('work is done once the file is free; another fault is thrown at once, and a lock that lasts after a while', async () => {
  const file = fileOf();
  const other = new DatabaseSync(file.path);
  onTestFinished(() => other.close());
  const write = () => file.transaction(() => file.run('INSERT INTO notes VALUES (?)', 'a').changes);
  other.exec('BEGIN IMMEDIATE');
  await expect(whileBusy(write, 100)).rejects.toSatisfy(isBusy);
  const writing = whileBusy(write);
  other.exec('COMMIT');
  expect(await writing).toBe(1);
  const work = vi.fn(() => file.exec('INSERT INTO nowhere VALUES (1)'));
  await expect(whileBusy(work)).rejects.toThrow('nowhere');
  expect(work).toHaveBeenCalledOnce();
});

const LATEST = () => 0;

test('the wait is a second, doubles, and ends at an hour for ever', () => {
  const seconds = Array.from({ length: 14 }, (_, index) => retryDelayMs(index + 1, undefined, LATEST) / 1000);
  expect(seconds).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
  expect(retryDelayMs(100_000, undefined, LATEST)).toBe(3_600_000);
});
