import { expect, test } from 'vitest';
import { batched } from '../../../lib/publish/batched-source.ts';
import { serve, sourceOf } from '../../support/for-test.ts';
import { makeSpace } from '../../support/space.ts';

test('items that are asked for at one moment cost one request, each gets its own', async (context) => {
  const standIn = await serve(context, makeSpace(20));
  const source = batched(sourceOf(standIn).source);
  const ids = Array.from({ length: 20 }, (_, index) => `blog-${index + 1}`);
  const [entries, missing, asset] = await Promise.all([
    Promise.all(ids.map((id) => source.rawEntry(id))),
    source.rawEntry('never'),
    source.rawAsset('cover'),
  ]);
  expect(entries.map((entry) => entry?.sys.id)).toEqual(ids);
  expect([missing, asset?.sys.id]).toEqual([null, 'cover']);
  expect(standIn.requests).toHaveLength(2);
});

test('a hundred and more are asked for in portions', async (context) => {
  const standIn = await serve(context, makeSpace(1));
  const source = batched(sourceOf(standIn).source);
  await Promise.all(Array.from({ length: 120 }, (_, index) => source.rawEntry(`entry-${index}`)));
  expect(standIn.requests).toHaveLength(3);
});

test('portions that would be too big for the API are cut', async (context) => {
  const standIn = await serve(context, makeSpace(4, 200_000));
  const source = batched(sourceOf(standIn).source);
  const ids = ['blog-1', 'blog-2', 'blog-3', 'blog-4'];
  expect((await Promise.all(ids.map((id) => source.rawEntry(id)))).map((entry) => entry?.sys.id)).toEqual(ids);
});

test('where the API does not answer, everybody hears of it', async (context) => {
  const standIn = await serve(context, makeSpace(1));
  standIn.fault = () => ({ kind: 'status', status: 401 });
  const source = batched(sourceOf(standIn).source);
  const answers = await Promise.allSettled(['a', 'b'].map((id) => source.rawEntry(id)));
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.name)).toEqual(['ContentUnavailable', 'ContentUnavailable']);
});
