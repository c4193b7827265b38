import { renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { SqliteApplicationStore } from '../../../lib/affiliates/sqlite-application-store.ts';
import { testApplicationStore } from '../../support/application-store-suite.ts';
import { accept, storeFor } from '../../support/applications.ts';

testApplicationStore('SQLite', storeFor);

describe('the file', () => {
  test('is written through with every transaction', (context) => {
    const { file } = storeFor(context);
    expect(new DatabaseSync(file).prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  });

  test('of a newer version of the site is refused and left as it is', (context) => {
    const { file, store } = storeFor(context);
    accept(store);
    new DatabaseSync(file).exec('PRAGMA user_version = 99');
    expect(() => new SqliteApplicationStore(file)).toThrow(/version 99; this version of the site knows up to 2/);
  });

  test('that is moved or removed is no longer in place', (context) => {
    const { file, store, open } = storeFor(context);
    expect(store.inPlace).toBe(true);
    renameSync(file, `${file}.moved`);
    expect(store.inPlace).toBe(false);
    const fresh = open();
    expect([store.inPlace, fresh.inPlace]).toEqual([false, true]);
    rmSync(file);
    expect(fresh.inPlace).toBe(false);
  });

  test("the file is for the site's own user only", (context) => {
    const { file } = storeFor(context);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  });
});
