import { beforeEach, expect, type TestContext, test, vi } from 'vitest';
import type { SpaceItem } from '../../../lib/content/store/sample/space.ts';
import { makePage } from '../../../lib/publish/page-maker.ts';
import { Reconciler } from '../../../lib/publish/reconcile.ts';
import type { PublishEvent } from '../../../lib/publish/webhook.ts';
import { markStale } from '../../../lib/stored-pages/stale-pages.ts';
import { listening } from '../../support/for-test.ts';
import { forgetProcessState } from '../../support/process-state.ts';
import { copyOf } from '../../support/replica.ts';
import { makeArticle, makeSpace } from '../../support/space.ts';

beforeEach(() => {
  for (const name of ['stale-pages', 'content-store']) forgetProcessState(name);
});

/** A copy of a space, and what makes it equal to the space. A look comes when the test says so. */
async function reconcilerFor(context: TestContext, space = makeSpace(3)) {
  const copy = await copyOf(context, space);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  context.onTestFinished(() => warn.mockRestore());
  const reconciler = new Reconciler({
    source: copy.source,
    store: () => copy.store,
    lookEveryMs: 60_000,
    changed: () => {},
  });
  context.onTestFinished(() => reconciler.stop());
  const titleOf = (id: string) => copy.replica.catalogue('blog').shown.get(id)?.in.en.title;
  return { ...copy, reconciler, warn, titleOf };
}

function retitled(item: SpaceItem, title: string): SpaceItem {
  item.fields.title = { 'en-US': title, es: title };
  return item;
}

const told = (revision: number, action: PublishEvent['action'] = 'publish'): PublishEvent => ({
  ...{ action, item: 'Entry', kind: 'blog', id: 'blog-1', revision },
});

test('a look takes nothing back for a list that is older than the last one', async (context) => {
  const { standIn, reconciler, titleOf } = await reconcilerFor(context);
  const old = structuredClone(standIn.item('blog-1'));
  const published = standIn.publish(retitled(standIn.item('blog-1'), 'Newest'));
  await reconciler.look();
  const place = standIn.space.entries.indexOf(standIn.item('blog-1'));
  standIn.space.entries[place] = old;
  await reconciler.look();
  expect(titleOf('blog-1')).toBe('Newest');
  standIn.space.entries[place] = published;
  await reconciler.look();
  expect(titleOf('blog-1')).toBe('Newest');
});

test('a hint of a removal takes the item away at once, and one that was made again begins anew', async (context) => {
  const { standIn, reconciler, titleOf } = await reconcilerFor(context);
  reconciler.begin();
  const { sys } = standIn.publish(retitled(standIn.item('blog-1'), 'Twice published'));
  standIn.unpublish('blog-1');
  reconciler.hint(told((sys.revision ?? 0) + 1, 'remove'));
  await expect.poll(() => titleOf('blog-1'), { timeout: 30_000 }).toBeUndefined();
  standIn.publish(retitled(makeArticle({ id: 'blog-1', kind: 'blog' }), 'Made again'));
  reconciler.hint(told(1));
  await expect.poll(() => titleOf('blog-1'), { timeout: 30_000 }).toBe('Made again');
});

test('a call that comes after a look has found its change is told why the site does not show it', async (context) => {
  const { standIn, reconciler, store } = await reconcilerFor(context);
  const item = standIn.item('blog-1');
  delete item.fields.title;
  const { sys } = standIn.publish(item);
  await reconciler.look();
  const event = told(sys.revision as number);
  store.receipts.receive({ event, call: 'late', name: 'Entry.publish', from: null }, 'webhook', new Date());
  reconciler.begin();
  reconciler.hint(event);
  const receipt = () => store.receipts.newest({ limit: 1 })[0];
  await expect.poll(() => receipt()?.seenAt, { timeout: 30_000 }).toBeTruthy();
  expect(receipt()?.leftOut).toContain('title');
});

test('a store that takes nothing loses nothing: what was to be written is written once it does', async (context) => {
  const { standIn, reconciler, store, warn, titleOf } = await reconcilerFor(context);
  standIn.publish(retitled(standIn.item('blog-1'), 'Written at last'));
  store.file.exec('PRAGMA query_only = ON');
  reconciler.begin();
  await expect.poll(() => warn.mock.calls.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect([warn.mock.calls[0]?.[0], titleOf('blog-1') === 'Written at last']).toEqual([
    expect.stringContaining('could not be stored'),
    false,
  ]);
  store.file.exec('PRAGMA query_only = OFF');
  await expect.poll(() => titleOf('blog-1'), { timeout: 30_000 }).toBe('Written at last');
});

test.for([
  ['broken', 'answered 500'],
  ['reset', 'could not be requested: '],
  ['stuck', 'was not answered within 0.05 s'],
  ['old', 'was still the old copy after 0.3 s'],
])('the maker of pages tells what failed: /blog/%s %s', async ([slug, failure], context) => {
  const origin = await listening(context, ({ url, socket }, response) => {
    if (url === '/blog/broken') response.writeHead(500).end();
    else if (url === '/blog/reset') socket.resetAndDestroy();
    else if (url === '/blog/old') response.writeHead(200, { 'x-nextjs-cache': 'STALE' }).end('page');
  });
  vi.stubEnv('PORT', new URL(origin).port);
  context.onTestFinished(() => void vi.unstubAllEnvs());
  markStale([`/en/blog/${slug}`]);
  const limits = slug === 'stuck' ? { requestLimitMs: 50 } : { staleLimitMs: 300 };
  expect(await makePage(`/en/blog/${slug}`, new AbortController().signal, limits)).toContain(`/blog/${slug} ${failure}`);
});
