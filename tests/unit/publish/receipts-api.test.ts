import { describe, expect, type TestContext, test } from 'vitest';
import { answerEntry, answerReceipts } from '../../../lib/publish/receipts-api.ts';
import { receive, storeFor } from '../../support/publications.ts';

const TOKEN = 'x'.repeat(32);

/** The list of the receipts of a store of this test's own, as a script asks for it. */
function listOf(context: TestContext, token = TOKEN) {
  const { store } = storeFor(context);
  const headers = { authorization: `Bearer ${token}` };
  const list = (query = '') =>
    answerReceipts(new Request(`http://site.example/api/publishes${query}`, { headers }), { token, store: () => store });
  return { receipts: store.receipts, list };
}

describe('the token', () => {
  test.each(['', 'y'.repeat(32), TOKEN.slice(1), `${TOKEN}x`])('"%s" opens nothing', async (given) => {
    const options = {
      token: TOKEN,
      store: () => {
        throw new Error('nobody may look');
      },
    };
    const request = new Request('http://site.example/api/publishes', { headers: { authorization: `Bearer ${given}` } });
    expect(answerReceipts(request, options).status).toBe(401);
    expect((await answerEntry(request, 'a', options)).status).toBe(401);
  });

  test('that is not set opens nothing either', (context) => {
    expect(listOf(context, '').list().status).toBe(401);
  });
});

test('a store that cannot be read is said, without what is wrong with it', async () => {
  const request = new Request('http://site.example/api/publishes', { headers: { authorization: `Bearer ${TOKEN}` } });
  const store = () => {
    throw new Error('/srv/data is full');
  };
  const answer = answerReceipts(request, { token: TOKEN, store });
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'The receipts cannot be read now; the log says why.' }]);
});

test('there are more where the limit cuts them off', async (context) => {
  const { receipts, list } = listOf(context);
  for (const id of ['a', 'b', 'c']) receive(receipts, id);
  expect(await list('?limit=3').json()).toMatchObject({ more: false, states: { waiting: 3 } });
  expect(await list('?limit=2').json()).toMatchObject({ more: true, publications: [{ id: 'c' }, { id: 'b' }] });
  expect((await list('?since=2026-05-04').json()).error).toBe('since must be a time such as 2026-05-04T12:00:00Z');
});
