import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ApplicationStore } from '../../../lib/affiliates/application-store.ts';
import { testApplicationStore } from '../../support/application-store-suite.ts';
import { ANNA, accept, GENEROUS, NOON, ORIGIN, storeFor, VISITOR } from '../../support/applications.ts';
import { temporaryFolder } from '../../support/for-test.ts';
import { run } from '../../support/site.ts';

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

test("the file is for the site's own user only", (context) => {
  const { file } = storeFor(context);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
});

const command = (env: Record<string, string>, ...args: string[]) =>
  run('node', ['scripts/affiliates.ts', ...args], { DATABASE_URL: '', AFFILIATE_ENDPOINT: '', ...env });

test('the store of applications is the database where one is named, whose password is never printed', async () => {
  // Port 1: nobody listens there.
  const { code, output } = await command({ DATABASE_URL: 'postgres://site:s3cret@127.0.0.1:1/site' }, 'list');
  expect(output).not.toContain('s3cret');
  // One line, and no stack.
  expect(output).toMatch(/^affiliates: this could not be done: .*ECONNREFUSED.*\n/m);
  expect(output).not.toContain('    at ');
  expect(code).toBe(2);
});

test('the command prints nothing that a terminal obeys, and exports into a file for this user only, also over one that all may read', async (context) => {
  const { store, file } = storeFor(context);
  const odd = 'x\u001B]0;title\u0007\r\n\u009B2J\u202E';
  // As an earlier release has stored it.
  const origin = { ...ORIGIN, page: odd, referral: { ref: odd, createdAt: odd, referrer: odd, landing: odd } };
  await store.accept({ ...ANNA, fullName: odd, promotion: `One\n${odd}` }, origin, VISITOR, GENEROUS, NOON);
  const [waiting] = await store.claim(1, NOON);
  if (waiting) await store.failed(waiting, odd, NOON);
  const settings = { AFFILIATE_STORE: file };
  const listed = await command(settings, 'list');
  expect(listed.output.trim().split('\n')).toHaveLength(2);
  expect(listed.output).toContain('ref x\\u001b');

  const folder = temporaryFolder(context);
  const [old, inFolder] = [join(folder, 'old.csv'), join(folder, 'data', 'new.csv')];
  writeFileSync(old, 'something longer than what is written now '.repeat(200), { mode: 0o644 });
  for (const csv of [old, inFolder]) {
    expect(await command(settings, 'export', csv)).toEqual({ code: 0, output: `${csv}: 1 applications\n` });
    expect(statSync(csv).mode & 0o777).toBe(0o600);
  }
  expect(readFileSync(old, 'utf8')).toBe(readFileSync(inFolder, 'utf8'));

  const forgotten = await command(settings, 'forget', 'a\u001B[2J@example.com');
  for (const text of [listed.output, readFileSync(old, 'utf8'), forgotten.output])
    expect(text).not.toMatch(/[^\P{Cc}\n\r\t]|[\u202A-\u202E]/u);
  expect(listed.output + forgotten.output).not.toMatch(/[\r\t]/);

  // Copied with marks that nobody sees.
  expect((await command(settings, 'forget', `\u200B${ANNA.email}\u200E`)).output).toMatch(/^1 application /);
  expect(await Array.fromAsync(store.all())).toEqual([]);
});

test('the command says in one line which setting is wrong', async () => {
  const { code, output } = await command({ AFFILIATE_ENDPOINT: 'nowhere' }, 'retry');
  expect([code, output]).toEqual([2, expect.stringMatching(/^The configuration is not usable:\n {2}- AFFILIATE_ENDPOINT .*\n$/)]);
});
