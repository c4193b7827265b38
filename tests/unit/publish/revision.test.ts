import { describe, expect, test, vi } from 'vitest';
import { waitForRevision } from '../../../lib/publish/revision.ts';
import type { PublishEvent } from '../../../lib/publish/webhook.ts';
import { serve, sourceOf } from '../../support/for-test.ts';
import { makeArticle, makeAsset, makeSpace } from '../../support/space.ts';

const LAG_MS = 600;

const event = (changes: Partial<PublishEvent> = {}): PublishEvent => ({
  action: 'publish',
  item: 'Entry',
  id: 'blog-1',
  kind: 'blog',
  revision: 2,
  ...changes,
});

describe.concurrent('waiting for the delivery API', () => {
  test('is over at once where it serves the revision already, or a later one', async (context) => {
    const standIn = await serve(context, makeSpace(1));
    const { source } = sourceOf(standIn);
    standIn.publish(standIn.item('blog-1'));
    expect(await waitForRevision(source, event())).toMatchObject({ caughtUp: true, raw: { sys: { revision: 2 } } });
    expect(await waitForRevision(source, event({ revision: 1 }))).toMatchObject({ caughtUp: true });
    expect(standIn.requests).toHaveLength(2);
  });

  test('lasts until the revision is there', async (context) => {
    const standIn = await serve(context, makeSpace(1));
    const { source } = sourceOf(standIn);
    const waiting = waitForRevision(source, event());
    await vi.waitUntil(() => standIn.requests.length > 0);
    standIn.publish({ ...standIn.item('blog-1'), fields: { ...standIn.item('blog-1').fields, title: { 'en-US': 'New title' } } });
    const { caughtUp, raw } = await waiting;
    expect([caughtUp, raw?.fields?.title?.['en-US']]).toEqual([true, 'New title']);
    expect(standIn.requests.length).toBeGreaterThan(1);
  });

  test('lasts until a new entry is there at all', async (context) => {
    const standIn = await serve(context, makeSpace(1));
    const { source } = sourceOf(standIn);
    standIn.publish(makeArticle({ id: 'new', kind: 'blog' }), LAG_MS);
    expect(await waitForRevision(source, event({ id: 'new', revision: 1 }))).toMatchObject({ caughtUp: true, raw: { sys: { id: 'new' } } });
  });

  test('lasts until what was removed is gone', async (context) => {
    const standIn = await serve(context, makeSpace(1));
    const { source } = sourceOf(standIn);
    const startedAt = Date.now();
    standIn.unpublish('blog-1', LAG_MS);
    expect(await waitForRevision(source, event({ action: 'remove' }))).toEqual({ caughtUp: true, raw: null });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(LAG_MS);
  });

  test('works for assets alike', async (context) => {
    const standIn = await serve(context, makeSpace(1));
    const { source } = sourceOf(standIn);
    standIn.publish(makeAsset('cover', '/images/new.webp'), LAG_MS);
    const { caughtUp, raw } = await waitForRevision(source, event({ item: 'Asset', id: 'cover', kind: null }));
    expect([caughtUp, raw?.sys.revision]).toEqual([true, 2]);
    standIn.unpublish('cover');
    expect(await waitForRevision(source, event({ item: 'Asset', id: 'cover', kind: null, action: 'remove' }))).toEqual({
      caughtUp: true,
      raw: null,
    });
  });

  test('takes any revision for current where the message names none', async (context) => {
    const { source } = sourceOf(await serve(context, makeSpace(1)));
    expect(await waitForRevision(source, event({ revision: null }))).toMatchObject({ caughtUp: true, raw: { sys: { revision: 1 } } });
  });

  test('ends when patience does, with what there is', async (context) => {
    const standIn = await serve(context, makeSpace(1));
    const { source } = sourceOf(standIn);
    expect(await waitForRevision(source, event({ revision: 99 }), { timeLimitMs: 600 })).toMatchObject({
      caughtUp: false,
      raw: { sys: { id: 'blog-1', revision: 1 } },
    });
    expect(await waitForRevision(source, event({ id: 'never' }), { timeLimitMs: 0 })).toEqual({ caughtUp: false, raw: null });
    expect(await waitForRevision(source, event({ action: 'remove' }), { timeLimitMs: 0 })).toMatchObject({
      caughtUp: false,
      raw: { sys: { id: 'blog-1' } },
    });
  });

  test('asks less and less often', async (context) => {
    const standIn = await serve(context, makeSpace(1));
    const given = new AbortController();
    const waiting = waitForRevision(sourceOf(standIn).source, event({ revision: 99 }), { signal: given.signal });
    await vi.waitFor(() => expect(standIn.requests).toHaveLength(3), { timeout: 10_000, interval: 5 });
    given.abort();
    await expect(waiting).rejects.toThrow();
    const [first, second, third] = standIn.requests.map(({ at }) => at) as [number, number, number];
    expect(third - second).toBeGreaterThan(second - first);
  });

  test('fails where the API does not answer', async (context) => {
    const standIn = await serve(context, makeSpace(1));
    standIn.fault = () => ({ kind: 'status', status: 401 });
    await expect(waitForRevision(sourceOf(standIn).source, event())).rejects.toMatchObject({ name: 'ContentUnavailable' });
  });
});
