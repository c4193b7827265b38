import { beforeEach, describe, expect, type TestContext, test } from 'vitest';
import { versionOf } from '../../../lib/content/store/replica.ts';
import type { SpaceItem } from '../../../lib/content/store/sample/space.ts';
import { Reconciler } from '../../../lib/publish/reconcile.ts';
import type { PublishEvent } from '../../../lib/publish/webhook.ts';
import { serve, sourceOf } from '../../support/for-test.ts';
import { forgetProcessState } from '../../support/process-state.ts';
import { copyOf } from '../../support/replica.ts';
import { makeArticle, makeSpace } from '../../support/space.ts';

beforeEach(() => {
  for (const name of ['stale-pages', 'content-store']) forgetProcessState(name);
});

/** A copy of a space, and what makes it equal to the space. A look comes when the test says so. */
async function reconcilerFor(context: TestContext, space = makeSpace(3)) {
  const copy = await copyOf(context, space);
  const lines: string[] = [];
  let marks = 0;
  const reconciler = new Reconciler({
    source: copy.source,
    store: () => copy.store,
    lookEveryMs: 60_000,
    marked: () => {
      marks += 1;
    },
    report: (line) => lines.push(line),
    complain: (line) => lines.push(line),
  });
  context.onTestFinished(() => reconciler.stop());
  const titleOf = (id: string) => copy.replica.catalogue('blog').byId(id)?.in.en.title;
  return { ...copy, reconciler, lines, titleOf, marks: () => marks };
}

function retitled(item: SpaceItem, title: string): SpaceItem {
  item.fields.title = { 'en-US': title, es: title };
  return item;
}

const told = (id: string, revision: number | undefined, action: PublishEvent['action'] = 'publish'): PublishEvent => ({
  ...{ action, item: 'Entry', kind: 'blog', id, revision: revision ?? null },
});

describe('a look', () => {
  test('brings what no webhook told of: changed, new and gone entries, code blocks and assets', async (context) => {
    const { standIn, reconciler, replica, titleOf } = await reconcilerFor(context);
    standIn.publish(retitled(standIn.item('blog-1'), 'Changed'));
    standIn.publish(makeArticle({ id: 'new', kind: 'blog' }));
    standIn.unpublish('blog-2');
    expect(await reconciler.look()).toBe(2);
    expect([titleOf('blog-1'), titleOf('new') !== undefined]).toEqual(['Changed', true]);
    // One that is absent may be missing from an older list.
    expect(titleOf('blog-2')).toBeDefined();
    await reconciler.look();
    expect(titleOf('blog-2')).toBeUndefined();
    expect(await reconciler.look()).toBe(0);
    expect(replica.item('Entry', 'blog-2')).toBeNull();
  });

  test('asks for nothing but versions where all is the same: a request for each kind and a thousand of its items', async (context) => {
    const { standIn, reconciler } = await reconcilerFor(context);
    const before = standIn.requests.length;
    await reconciler.look();
    const asked = standIn.requests.slice(before);
    expect(asked).toHaveLength(5);
    expect(asked.every(({ query }) => query.has('select'))).toBe(true);
  });

  test('has a receipt for what it found', async (context) => {
    const { standIn, reconciler, store } = await reconcilerFor(context);
    standIn.publish(retitled(standIn.item('blog-1'), 'Changed'));
    await reconciler.look();
    expect(store.receipts.newest({ limit: 9 })).toMatchObject([{ id: 'blog-1', via: 'look', state: 'marked' }]);
  });

  test('takes nothing back for a list that is older than the last one', async (context) => {
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

  test('follows a space that was restored, or an alias that was switched, the second time', async (context) => {
    const { standIn, reconciler, replica, titleOf } = await reconcilerFor(context);
    const old = structuredClone(standIn.space.entries);
    for (const id of ['blog-1', 'blog-2']) standIn.publish(retitled(standIn.item(id), 'Since then'));
    standIn.publish(makeArticle({ id: 'new', kind: 'blog' }));
    await reconciler.look();
    expect(titleOf('blog-1')).toBe('Since then');
    standIn.space.entries.splice(0, standIn.space.entries.length, ...old);
    await reconciler.look();
    await reconciler.look();
    for (const item of old) {
      const known = replica.versionOf('Entry', item.sys.id);
      expect([item.sys.id, known]).toEqual([item.sys.id, versionOf(item as never)]);
    }
    expect([titleOf('blog-1') === 'Since then', titleOf('new')]).toEqual([false, undefined]);
  });

  test('leaves out an entry that cannot be read, keeps its last good revision, and brings all others in the same round', async (context) => {
    const { standIn, reconciler, store, titleOf } = await reconcilerFor(context);
    const before = titleOf('blog-1');
    standIn.publish(makeArticle({ id: 'blog-1', kind: 'blog', words: 800_000 }));
    standIn.publish(retitled(standIn.item('blog-2'), 'Beside it'));
    await reconciler.look();
    expect([titleOf('blog-1'), titleOf('blog-2')]).toEqual([before, 'Beside it']);
    const ofFaulty = store.receipts.newest({ limit: 9 }).find(({ id }) => id === 'blog-1');
    expect(ofFaulty?.leftOut).toContain('7 MB');
    // It is not fetched again until it is another revision.
    expect(await reconciler.look()).toBe(0);
  });

  test('is tried again where Contentful does not answer, and brings all that came meanwhile', async (context) => {
    const { standIn, reconciler, lines, titleOf } = await reconcilerFor(context);
    standIn.fault = () => ({ kind: 'status', status: 401 });
    standIn.publish(retitled(standIn.item('blog-1'), 'In the outage'));
    reconciler.begin();
    await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(lines[0]).toContain('publications wait for the delivery API');
    standIn.fault = () => undefined;
    await expect.poll(() => titleOf('blog-1'), { timeout: 30_000 }).toBe('In the outage');
    await expect.poll(() => lines, { timeout: 30_000 }).toContain('publish: publications are brought again');
  });
});

describe('a hint', () => {
  test('that names an item has it asked for until the announced revision is served', async (context) => {
    const { standIn, reconciler, store, titleOf } = await reconcilerFor(context);
    reconciler.begin();
    await expect.poll(() => standIn.requests.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(10);
    const before = standIn.requests.length;
    const { sys } = standIn.publish(retitled(standIn.item('blog-1'), 'After a lag'), 800);
    reconciler.hint(told('blog-1', sys.revision));
    await expect.poll(() => titleOf('blog-1'), { timeout: 30_000 }).toBe('After a lag');
    expect(reconciler.waiting).toBe(0);
    expect(store.receipts.newest({ limit: 1 })).toMatchObject([{ id: 'blog-1', revisionSeen: sys.revision }]);
    // By its id alone: nobody looked at all of the space.
    expect(standIn.requests.slice(before).every(({ query }) => query.has('sys.id[in]'))).toBe(true);
  });

  test('of a removal takes the item away at once, and one that was made again begins anew', async (context) => {
    const { standIn, reconciler, titleOf } = await reconcilerFor(context);
    reconciler.begin();
    const { sys } = standIn.publish(retitled(standIn.item('blog-1'), 'Twice published'));
    standIn.unpublish('blog-1');
    reconciler.hint(told('blog-1', (sys.revision ?? 0) + 1, 'remove'));
    await expect.poll(() => titleOf('blog-1'), { timeout: 30_000 }).toBeUndefined();
    standIn.publish(retitled(makeArticle({ id: 'blog-1', kind: 'blog' }), 'Made again'));
    reconciler.hint(told('blog-1', 1));
    await expect.poll(() => titleOf('blog-1'), { timeout: 30_000 }).toBe('Made again');
  });

  test('of many items is one request for a hundred of them, and one round', async (context) => {
    const { standIn, reconciler, store } = await reconcilerFor(context, makeSpace(20));
    reconciler.begin();
    await expect.poll(() => standIn.requests.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(10);
    const before = standIn.requests.length;
    for (let index = 1; index <= 20; index += 1) {
      const id = `blog-${index}`;
      reconciler.hint(told(id, standIn.publish(retitled(standIn.item(id), 'All at once')).sys.revision));
    }
    await expect.poll(() => store.receipts.counts().marked, { timeout: 30_000 }).toBe(20);
    expect(standIn.requests.length - before).toBe(1);
    expect(new Set(store.receipts.newest({ limit: 20 }).map(({ round }) => round)).size).toBe(1);
  });
});

test('a store that takes nothing loses nothing: what was to be written is written once it does', async (context) => {
  const { standIn, reconciler, store, lines, titleOf } = await reconcilerFor(context);
  standIn.publish(retitled(standIn.item('blog-1'), 'Written at last'));
  store.file.exec('PRAGMA query_only = ON');
  reconciler.begin();
  await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThan(0);
  expect([lines[0], titleOf('blog-1') === 'Written at last']).toEqual([expect.stringContaining('could not be stored'), false]);
  store.file.exec('PRAGMA query_only = OFF');
  await expect.poll(() => titleOf('blog-1'), { timeout: 30_000 }).toBe('Written at last');
});

test('the next process goes on from the file', async (context) => {
  const { standIn, reconciler, store, replica } = await reconcilerFor(context);
  standIn.publish(retitled(standIn.item('blog-1'), 'Kept'));
  await reconciler.look();
  replica.reload();
  expect(replica.catalogue('blog').byId('blog-1')?.in.en.title).toBe('Kept');
  expect(store.receipts.stalePages().map(({ path }) => path)).toContain('/en/blog/blog-1');
  const other = await serve(context, makeSpace(1));
  expect(await sourceOf(other).source.count('blog')).toBe(1);
});
