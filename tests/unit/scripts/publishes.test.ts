import { expect, onTestFinished, test } from 'vitest';
import { instanceName } from '../../../lib/publish/instance.ts';
import { lineOf } from '../../../scripts/publishes/table.ts';
import { event, NOON, receive, storeFor, work } from '../../support/publications.ts';

test('a line names the instance that brought a publication, and the called one if it is another; or that a look found it', () => {
  const { store } = storeFor({ onTestFinished });
  const own = instanceName();
  const lines = () => store.receipts.newest({ limit: 9 }).map((receipt) => lineOf(receipt).trimEnd().split(/ {2,}/).at(-1));
  receive(store.receipts, 'a');
  const arrival = { call: 'call', event: 'Entry.publish', via: 'notice', receivedBy: 'two', receivedAt: NOON, verifiedAt: NOON } as const;
  store.receipts.receive(event('b'), arrival);
  expect(lines()).toEqual(['told by two', 'one']);
  work(store, 'b', 1);
  work(store, 'c', 1);
  expect(lines()).toEqual([`${own}, found by a look`, `${own}, told by two`, 'one']);
});

test('a line is one line, without control characters, for any contents of the store', () => {
  const { receipts } = storeFor({ onTestFinished }).store;
  receive(receipts, 'a\u001B[2J\n\u009Bb');
  const [receipt] = receipts.newest({ limit: 1 });
  if (!receipt) throw new Error('no receipt');
  const line = lineOf({ ...receipt, event: 'Entry\u0007', lastError: 'no\n\u001B[31m', workedBy: '\u202Etwo' });
  expect(line).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
  expect(line).toContain('a\\u001b[2J\\u000a\\u009bb');
});
