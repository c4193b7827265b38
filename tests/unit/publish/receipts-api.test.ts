import { expect, test } from 'vitest';
import { answerEntry, answerReceipts } from '../../../lib/publish/receipts-api.ts';
import { receive, storeFor } from '../../support/publications.ts';

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
  expect(answerReceipts(ask(given), options).status).toBe(401);
  expect((await answerEntry(ask(given), 'a', options)).status).toBe(401);
});

test('a store that cannot be read is said, without what is wrong with it', async () => {
  const answer = answerReceipts(ask(TOKEN), { token: TOKEN, store: unreadable });
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'The receipts cannot be read now; the log says why.' }]);
});

test('there are more where the limit cuts them off', async (context) => {
  const { store } = storeFor(context);
  const list = (query: string) => answerReceipts(ask(TOKEN, query), { token: TOKEN, store: () => store }).json();
  for (const id of ['a', 'b', 'c']) receive(store.receipts, id);
  expect(await list('?limit=3')).toMatchObject({ more: false, states: { waiting: 3 } });
  expect(await list('?limit=2')).toMatchObject({ more: true, publications: [{ id: 'c' }, { id: 'b' }] });
  expect((await list('?since=2026-05-04')).error).toBe('since must be a time such as 2026-05-04T12:00:00Z');
});
