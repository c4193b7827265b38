import { renameSync, rmSync, statSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ApplicationStore } from '../../../lib/affiliates/application-store.ts';
import { testApplicationStore } from '../../support/application-store-suite.ts';
import { accept, NOON, storeFor } from '../../support/applications.ts';
import { testDelivery } from '../../support/delivery-suite.ts';

testApplicationStore('SQLite', storeFor);

test('the file of a newer version of the site is refused and left as it is', async (context) => {
  const { file, store } = storeFor(context);
  await accept(store);
  new DatabaseSync(file).exec('PRAGMA user_version = 99');
  expect(() => new ApplicationStore(file)).toThrow(/version 99; this version of the site knows up to 2/);
});

test('the file that is moved or removed is used no longer', (context) => {
  const { file, store, open } = storeFor(context);
  expect(store.database.isUsable).toBe(true);
  renameSync(file, `${file}.moved`);
  expect(store.database.isUsable).toBe(false);
  const fresh = open();
  expect([store.database.isUsable, fresh.database.isUsable]).toEqual([false, true]);
  rmSync(file);
  expect(fresh.database.isUsable).toBe(false);
});

test('the file that another process holds is waited for, and this process goes on meanwhile', async (context) => {
  const { file, store, open } = storeFor(context);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const writes = [accept(store), accept(store, 'b@example.com'), store.assertWritable(), store.claim(1, NOON)];
  const all = Promise.allSettled(writes);
  // Opening it, and reading it, wants no lock.
  expect(await open().counts()).toEqual({ stored: 0, waiting: 0 });
  expect(await Promise.race([all, delay(300, 'waiting')])).toBe('waiting');
  delays.disable();
  other.exec('COMMIT');
  expect((await all).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  expect(await store.counts()).toMatchObject({ stored: 2 });
  // A statement would wait for 5 s.
  expect(delays.max / 1e6).toBeLessThan(2_000);
  other.close();
});

test("the file is for the site's own user only", (context) => {
  const { file } = storeFor(context);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
});

testDelivery('from SQLite', storeFor);
