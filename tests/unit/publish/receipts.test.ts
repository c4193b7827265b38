import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import type { Receipt } from '../../../lib/publish/receipt.ts';
import { instanceName } from '../../../lib/publish/receipts.ts';
import { answerEntry, answerReceipts } from '../../../lib/publish/receipts-api.ts';
import { lineOf } from '../../../scripts/publishes/table.ts';
import { bring, event, later, NOON, receive, storeFor, work } from '../../support/publications.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('a receipt waits until the announced revision is there, or was waited for long enough', (context) => {
  const { store } = storeFor(context);
  receive(store.receipts, 'a', { revision: 5 });
  work(store, 'a', 4);
  const ofCall = () => store.receipts.numbered([1])[0];
  expect(ofCall()).toMatchObject({ state: 'working' });
  work(store, 'a', 4, later(10), true);
  expect(ofCall()).toMatchObject({ state: 'done', revision: 5, revisionSeen: 4 });
});

test('a call that comes after a look found its change waits for all pages of that change', (context) => {
  const { store } = storeFor(context);
  bring(store, 'a', 2, NOON, { paths: ['/en/a', '/en/list'] });
  receive(store.receipts, 'a', { revision: 2 });
  bring(store, 'a', 2, NOON, { isNew: false });
  store.receipts.made(['/en/a'], NOON);
  expect(store.receipts.newest({ limit: 2 }).map(({ state }) => state)).toEqual(['marked', 'marked']);
  store.receipts.made(['/en/list'], later(5));
  expect(store.receipts.newest({ limit: 2 }).map(({ state }) => state)).toEqual(['done', 'done']);
});

test('a receipt is gone after 30 days', (context) => {
  const { store } = storeFor(context);
  receive(store.receipts, 'a');
  work(store, 'a', 1, later(3000));
  store.receipts.prune(later(29 * DAY_MS));
  expect(store.receipts.newest({ limit: 9 })).toHaveLength(1);
  store.receipts.prune(later(31 * DAY_MS));
  expect(store.receipts.newest({ limit: 9 })).toEqual([]);
});

test('a file of an earlier version is brought over, and keeps the former slugs', (context) => {
  const { store } = storeFor(context, (path) => {
    mkdirSync(dirname(path), { recursive: true });
    const old = new DatabaseSync(path);
    old.exec(`CREATE TABLE publications (number INTEGER PRIMARY KEY); CREATE TABLE signatures (signature TEXT); CREATE TABLE rounds (number INTEGER);
      CREATE TABLE reading (only INTEGER); CREATE TABLE entries (id TEXT PRIMARY KEY);
      CREATE TABLE slugs (kind TEXT, locale TEXT, slug TEXT, id TEXT REFERENCES entries (id) ON DELETE CASCADE, leftAt INTEGER);
      INSERT INTO entries VALUES ('x');
      INSERT INTO slugs VALUES ('blog', 'en', 'before', 'x', 1000), ('blog', 'en', 'today', 'x', NULL);
      PRAGMA user_version = 8`);
    old.close();
  });
  expect(store.replica.slugNow('blog', 'before', 'en')).toBe('today');
  receive(store.receipts, 'a');
  expect(store.receipts.counts()).toMatchObject({ waiting: 1 });
});

const TOKEN = 'x'.repeat(32);

const ask = (token: string, query = '') =>
  new Request(`http://site.example/api/publishes${query}`, { headers: { authorization: `Bearer ${token}` } });
const unreadable = () => {
  throw new Error('/srv/data is full');
};

test.each([
  ['', TOKEN],
  ['y'.repeat(32), TOKEN],
  [TOKEN.slice(1), TOKEN],
  ['', ''],
])('the token "%s" opens nothing where "%s" is set', async (given, token) => {
  const options = { token, store: unreadable };
  const answers = [await answerReceipts(ask(given), options), await answerEntry(ask(given), 'a', options)];
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
});

test('a store that cannot be read is said, without what is wrong with it', async () => {
  const answer = await answerReceipts(ask(TOKEN), { token: TOKEN, store: unreadable });
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'The receipts cannot be read now; the log says why.' }]);
});

test('there are more where the limit cuts them off', async (context) => {
  const { store } = storeFor(context);
  const list = async (query: string) => (await answerReceipts(ask(TOKEN, query), { token: TOKEN, store: () => store })).json();
  for (const id of ['a', 'b', 'c']) receive(store.receipts, id);
  expect(await list('?limit=3')).toMatchObject({ more: false, states: { waiting: 3 } });
  expect(await list('?limit=2')).toMatchObject({ more: true, publications: [{ id: 'c' }, { id: 'b' }] });
});

test('a line names the instance that brought a publication, and the called one if it is another; or that a look found it', () => {
  const { store } = storeFor({ onTestFinished });
  const own = instanceName();
  const lines = () => store.receipts.newest({ limit: 9 }).map((receipt) => lineOf(receipt).trimEnd().split(/ {2,}/).at(-1));
  receive(store.receipts, 'a');
  store.receipts.receive({ event: event('b'), call: 'call', name: 'Entry.publish', from: 'two' }, 'notice', NOON);
  expect(lines()).toEqual(['told by two', 'one']);
  work(store, 'b', 1);
  work(store, 'c', 1);
  expect(lines()).toEqual([`${own}, found by a look`, `${own}, told by two`, 'one']);
});

test('a line is one line, without control characters, for any contents of the store', () => {
  const { receipts } = storeFor({ onTestFinished }).store;
  receive(receipts, 'a\u001B[2J\n\u009Bb');
  const [receipt] = receipts.newest({ limit: 1 }) as [Receipt];
  const line = lineOf({ ...receipt, event: 'Entry\u0007', lastError: 'no\n\u001B[31m', workedBy: '\u202Etwo' });
  expect(line).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
  expect(line).toContain('a\\u001b[2J\\u000a\\u009bb');
});
