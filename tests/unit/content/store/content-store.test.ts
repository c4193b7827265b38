import { join } from 'node:path';
import { describe, expect, type TestContext, test, vi } from 'vitest';
import { withoutBody } from '../../../../lib/content/store/catalogue.ts';
import { LiveStore } from '../../../../lib/content/store/content-store.ts';
import type { Space } from '../../../../lib/content/store/sample/space.ts';
import { Snapshot, writeSnapshot } from '../../../../lib/content/store/snapshot.ts';
import type { LocalizedEntry, RawEntry } from '../../../../lib/content/types.ts';
import { type Locale, perLocale } from '../../../../lib/i18n/locales.ts';
import { serve, sourceOf, temporaryFolder } from '../../../support/for-test.ts';
import { makeArticle, makeSpace } from '../../../support/space.ts';
import type { StandIn } from '../../../support/stand-in.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A store over a stand-in, with a clock that only the test moves. */
async function storeOver(context: TestContext, space: Space, seed: Snapshot | null = null) {
  const standIn = await serve(context, space);
  const clock = { now: Date.UTC(2026, 0, 1) };
  const store = new LiveStore(sourceOf(standIn).source, seed, () => clock.now);
  /** Runs something and tells how many requests it took: single entries, and whole kinds. */
  const cost = async (action: () => Promise<unknown>) => {
    const before = standIn.requests.length;
    await action();
    const made = standIn.requests.slice(before);
    const single = made.filter(({ query }) => [...query.keys()].some((name) => /^(?:fields\.slug|sys\.id$)/.test(name))).length;
    return { single, whole: made.length - single };
  };
  const askForUnknown = (count: number, name = 'invented', locale: Locale = 'en') =>
    Array.from({ length: count }, (_, index) => store.entryBySlug('blog', `${name}-${index}`, locale));
  return { standIn, clock, store, cost, askForUnknown };
}

describe('an entry', () => {
  test('of a known slug costs one request each time', async (context) => {
    const { store, cost } = await storeOver(context, makeSpace(2));
    await store.catalogue('blog');
    expect(await cost(() => store.entryBySlug('blog', 'blog-1', 'en'))).toEqual({ single: 1, whole: 0 });
    expect(await cost(() => store.entryBySlug('blog', 'blog-1', 'en'))).toEqual({ single: 1, whole: 0 });
  });

  test('of a slug the build knew needs no look at the whole kind, however many are asked for', async (context) => {
    const space = makeSpace(30);
    const folder = join(temporaryFolder(context), 'content');
    await writeSnapshot(
      folder,
      sourceOf(await serve(context, space)).source,
      () => undefined,
      () => undefined,
    );
    const { store, cost } = await storeOver(context, space, Snapshot.read(folder));
    const slugs = Array.from({ length: 25 }, (_, index) => `blog-${index + 1}`);
    expect(await cost(() => Promise.all(slugs.map((slug) => store.entryBySlug('blog', slug, 'en'))))).toEqual({ single: 25, whole: 0 });
  });

  test('that was found is known from then on', async (context) => {
    const { store } = await storeOver(context, makeSpace(1));
    expect(store.knownCatalogue('blog').has('blog-1', 'en')).toBe(false);
    expect((await store.entryBySlug('blog', 'blog-1', 'en'))?.in.en.title).toBe('Title of blog-1 (English)');
    expect(store.knownCatalogue('blog').byId('blog-1')?.slugs.en).toBe('blog-1');
  });

  test('that is published is shown at once, though its slug was unknown before', async (context) => {
    const { standIn, store } = await storeOver(context, makeSpace(1));
    await store.catalogue('blog');
    expect(await store.entryBySlug('blog', 'late', 'en')).toBeNull();
    standIn.publish(makeArticle({ id: 'late', kind: 'blog' }));
    expect((await store.entryBySlug('blog', 'late', 'en'))?.id).toBe('late');
  });

  test('that cannot be asked for is an error, and is asked for again', async (context) => {
    const { standIn, store } = await storeOver(context, makeSpace(1));
    standIn.fault = () => ({ kind: 'status', status: 401 });
    await expect(store.entryBySlug('blog', 'blog-1', 'en')).rejects.toMatchObject({ name: 'ContentUnavailable' });
    standIn.fault = () => undefined;
    expect((await store.entryBySlug('blog', 'blog-1', 'en'))?.id).toBe('blog-1');
  });
});

describe('an entry with a slug in each language', () => {
  const slug = { 'en-US': 'plan', es: 'Planear.más' };

  test('is given under its own slug in each language only, from one answer', async (context) => {
    const { store, cost } = await storeOver(context, { entries: [makeArticle({ id: 'one', kind: 'blog', fields: { slug } })], assets: [] });
    await store.catalogue('blog');
    const both = () => Promise.all([store.entryBySlug('blog', 'plan', 'en'), store.entryBySlug('blog', 'Planear.más', 'es')]);
    expect(await cost(async () => expect((await both()).map((entry) => entry?.id)).toEqual(['one', 'one']))).toEqual({
      single: 1,
      whole: 0,
    });
    expect(await store.entryBySlug('blog', 'plan', 'es')).toBeNull();
    expect(await store.entryBySlug('blog', 'Planear.más', 'en')).toBeNull();
  });

  test('that nobody knew is found by the slug of its language', async (context) => {
    const { standIn, store } = await storeOver(context, makeSpace(1));
    await store.catalogue('blog');
    standIn.publish(makeArticle({ id: 'late', kind: 'blog', fields: { slug } }));
    expect((await store.entryBySlug('blog', 'Planear.más', 'es'))?.id).toBe('late');
    expect(standIn.requests.at(-1)?.query.get('fields.slug.es')).toBe('Planear.más');
  });

  test('is found by its id where the space spells the slug in another way than addresses do', async (context) => {
    const entries = [makeArticle({ id: 'typed', kind: 'blog', slug: 'cafe\u0301' })];
    const { store } = await storeOver(context, { entries, assets: [] });
    expect((await store.catalogue('blog')).slugs('en')).toEqual(['caf\u00e9']);
    expect((await store.entryBySlug('blog', 'caf\u00e9', 'en'))?.id).toBe('typed');
  });

  test('that is moved to another slug is not given under the old one', async (context) => {
    const { standIn, store } = await storeOver(context, makeSpace(1));
    await store.catalogue('blog');
    const item = standIn.item('blog-1');
    item.fields.slug = { 'en-US': 'blog-1', es: 'otra' };
    standIn.publish(item);
    expect(await store.entryBySlug('blog', 'blog-1', 'es')).toBeNull();
    expect((await store.entryBySlug('blog', 'otra', 'es'))?.id).toBe('blog-1');
  });

  test('is left out where another entry holds one of its addresses, and may share a slug in another language', async (context) => {
    const article = (id: string, en: string, es: string, day: number) =>
      makeArticle({ id, kind: 'blog', createdAt: `2026-01-0${day}T00:00:00.000Z`, fields: { slug: { 'en-US': en, es } } });
    const entries = [article('newest', 'a', 'b', 3), article('crossed', 'b', 'a', 2), article('held', 'c', 'b', 1)];
    const { store } = await storeOver(context, { entries, assets: [] });
    expect((await store.catalogue('blog')).cards('en').map(({ id }) => id)).toEqual(['newest', 'crossed']);
  });
});

describe('of two entries that want one address', () => {
  const article = (id: string, en: string, es: string, year: number) =>
    makeArticle({ id, kind: 'blog', createdAt: `${year}-01-01T00:00:00.000Z`, fields: { slug: { 'en-US': en, es } } });
  const newer = article('newer', 'x', 'x', 2026);
  const older = article('older', 'y', 'x', 2025);
  const known = (store: LiveStore) =>
    store
      .knownCatalogue('blog')
      .cards('en')
      .map(({ id }) => id);

  test('the one that is left out is given under no address, as in a build, and is in no list when somebody has asked for it', async (context) => {
    const { store } = await storeOver(context, { entries: [newer, older], assets: [] });
    await store.catalogue('blog');
    expect(await store.entryBySlug('blog', 'y', 'en')).toBeNull();
    expect((await store.entryBySlug('blog', 'x', 'es'))?.id).toBe('newer');
    expect((await store.catalogue('blog')).cards('es').map(({ id }) => id)).toEqual(['newer']);
  });

  test('the newer one takes the place of the other when it is found', async (context) => {
    const { standIn, store } = await storeOver(context, { entries: [older], assets: [] });
    expect((await store.catalogue('blog')).cards('en').map(({ id }) => id)).toEqual(['older']);
    standIn.publish(newer);
    expect((await store.entryBySlug('blog', 'x', 'en'))?.id).toBe('newer');
    expect(known(store)).toEqual(['newer']);
    expect(await store.entryBySlug('blog', 'y', 'en')).toBeNull();
    store.forgetFound('newer');
    expect(known(store)).toEqual(['older']);
  });

  test('the older one is given where the other is gone, though nobody has told of it, and stands in the lists alone', async (context) => {
    const { standIn, store } = await storeOver(context, { entries: [newer, article('older', 'x', 'x', 2025)], assets: [] });
    await store.catalogue('blog');
    standIn.unpublish('newer');
    expect((await store.entryBySlug('blog', 'x', 'en'))?.id).toBe('older');
    expect(known(store)).toEqual(['older']);
  });

  test('the other one is shown with the next look at the whole kind, where a message that the first is gone was lost', async (context) => {
    const { standIn, clock, store } = await storeOver(context, { entries: [newer, older], assets: [] });
    await store.catalogue('blog');
    standIn.unpublish('newer');
    clock.now += HOUR_MS;
    expect((await store.catalogue('blog')).cards('en').map(({ id }) => id)).toEqual(['older']);
  });
});

describe('an entry that is found before its publication is heard of', () => {
  test('counts as unknown for that publication, and stays known for whoever asks', async (context) => {
    const { standIn, store } = await storeOver(context, makeSpace(1));
    await store.catalogue('blog');
    standIn.publish(makeArticle({ id: 'early', kind: 'blog' }));
    expect((await store.entryBySlug('blog', 'early', 'en'))?.id).toBe('early');
    expect(store.knownCatalogue('blog').byId('early')?.id).toBe('early');
    store.forgetFound('early');
    expect(store.knownCatalogue('blog').byId('early')).toBeUndefined();
    // Nothing is taken back twice, nor what a publication has told.
    await store.entryBySlug('blog', 'early', 'en');
    store.forgetFound('early');
    const card = store.knownCatalogue('blog').byId('blog-1');
    if (card) store.change('blog', (catalogue) => catalogue.put({ ...card, id: 'early', slugs: perLocale(() => 'early') }));
    store.forgetFound('early');
    expect(store.knownCatalogue('blog').byId('early')).toBeDefined();
  });

  test('counts as it was known before, where it was', async (context) => {
    const { standIn, store } = await storeOver(context, makeSpace(1));
    await store.catalogue('blog');
    const before = store.knownCatalogue('blog').byId('blog-1');
    for (const title of ['Second', 'Third']) {
      const item = standIn.item('blog-1');
      item.fields.title = { 'en-US': title };
      standIn.publish(item).sys.updatedAt = `2026-06-01T08:00:00.00${title.length}Z`;
      await store.entryBySlug('blog', 'blog-1', 'en');
    }
    expect(store.knownCatalogue('blog').byId('blog-1')?.in.en.title).toBe('Third');
    store.forgetFound('blog-1');
    expect(store.knownCatalogue('blog').byId('blog-1')).toEqual(before);
    // One that has not changed was not found newer.
    store.forgetFound('blog-1');
    expect(store.knownCatalogue('blog').byId('blog-1')).toEqual(before);
  });
});

describe('unknown slugs', () => {
  test('cost seven lookups and one look at the whole kind per ten seconds, which is a request a second for three kinds', async (context) => {
    const { clock, store, cost, askForUnknown } = await storeOver(context, makeSpace(3));
    expect(await cost(() => Promise.all(askForUnknown(200)))).toEqual({ single: 7, whole: 1 });
    clock.now += 9_999;
    expect(await cost(() => Promise.all(askForUnknown(200, 'more')))).toEqual({ single: 0, whole: 0 });
    clock.now += 1;
    expect(await cost(() => Promise.all(askForUnknown(200, 'again')))).toEqual({ single: 7, whole: 1 });
    expect(await store.entryBySlug('blog', 'invented-1', 'en')).toBeNull();
  });

  test('cost no more in another language, though each may be looked for in two', async (context) => {
    const { cost, askForUnknown } = await storeOver(context, makeSpace(3));
    expect(await cost(() => Promise.all(askForUnknown(200, 'inventada', 'es')))).toEqual({ single: 6, whole: 1 });
  });

  test('do not keep known ones from being read', async (context) => {
    const { store, askForUnknown } = await storeOver(context, makeSpace(3));
    await Promise.all(askForUnknown(50));
    expect((await store.entryBySlug('blog', 'blog-2', 'en'))?.id).toBe('blog-2');
  });

  test('keep a new entry waiting for ten seconds at most', async (context) => {
    const { standIn, clock, store, askForUnknown } = await storeOver(context, makeSpace(1));
    await Promise.all(askForUnknown(50));
    standIn.publish(makeArticle({ id: 'late', kind: 'blog' }));
    clock.now += 10_000;
    await Promise.all(askForUnknown(50, 'more'));
    expect((await store.entryBySlug('blog', 'late', 'en'))?.id).toBe('late');
  });

  test('are no answer while the API is down: each gets the error', async (context) => {
    const { standIn, askForUnknown } = await storeOver(context, makeSpace(1));
    standIn.fault = () => ({ kind: 'status', status: 401 });
    const answers = await Promise.allSettled(askForUnknown(20));
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.name)).toEqual(Array(20).fill('ContentUnavailable'));
  });
});

describe('the catalogue of a kind', () => {
  test('knows how long a text takes, though a look brings the texts of new revisions only', async (context) => {
    const { standIn, clock, store } = await storeOver(context, makeSpace(2));
    await store.entryBySlug('blog', 'blog-1', 'en');
    const minutes = async () => (await store.catalogue('blog')).cards('en').map(({ id, facts }) => [id, facts?.minutes]);
    const textsAskedFor = () => standIn.requests.filter(({ query }) => query.has('sys.id[in]')).map(({ query }) => query.get('sys.id[in]'));
    const known = [
      ['blog-2', 1],
      ['blog-1', 1],
    ];
    expect(await minutes()).toEqual(known);
    clock.now += HOUR_MS + 1;
    expect(await minutes()).toEqual(known);
    expect(textsAskedFor()).toEqual(['blog-2']);
    standIn.publish({ ...standIn.item('blog-1') });
    clock.now += HOUR_MS + 1;
    expect(await minutes()).toEqual(known);
    expect(textsAskedFor()).toEqual(['blog-2', 'blog-1']);
  });

  test('is fetched once for all who ask at the same time', async (context) => {
    const { store, cost } = await storeOver(context, makeSpace(3));
    expect(await cost(() => Promise.all(Array.from({ length: 40 }, () => store.catalogue('blog'))))).toEqual({ single: 0, whole: 1 });
  });

  test('stays good for an hour', async (context) => {
    const { clock, store, cost } = await storeOver(context, makeSpace(1));
    await store.catalogue('blog');
    clock.now += HOUR_MS - 1;
    expect(await cost(() => store.catalogue('blog'))).toEqual({ single: 0, whole: 0 });
    clock.now += 1;
    expect(await cost(() => store.catalogue('blog'))).toEqual({ single: 0, whole: 1 });
  });

  test('is asked for anew, of all kinds, however young it is, where nobody knows what was published', async (context) => {
    const { standIn, store, cost } = await storeOver(context, makeSpace(2));
    await store.catalogue('blog');
    standIn.publish(makeArticle({ id: 'missed', kind: 'blog' }));
    standIn.unpublish('resource-2');
    // And the text of what is new.
    expect(await cost(() => store.refresh())).toEqual({ single: 0, whole: 4 });
    expect([store.knownCatalogue('blog').byId('missed')?.id, store.knownCatalogue('resource').size]).toEqual(['missed', 1]);
    standIn.fault = () => ({ kind: 'status', status: 401 });
    await expect(store.refresh()).rejects.toThrow();
  });

  test('is fetched for each kind apart', async (context) => {
    const { store, cost } = await storeOver(context, makeSpace({ blog: 1, resource: 2, compare: 3 }));
    await store.catalogue('blog');
    expect(await cost(async () => expect((await store.catalogue('compare')).size).toBe(3))).toEqual({ single: 0, whole: 1 });
  });

  test('loses what the space no longer has', async (context) => {
    const { standIn, clock, store } = await storeOver(context, makeSpace(2));
    expect((await store.catalogue('blog')).slugs('en')).toEqual(['blog-2', 'blog-1']);
    standIn.unpublish('blog-2');
    clock.now += HOUR_MS;
    expect((await store.catalogue('blog')).slugs('en')).toEqual(['blog-1']);
  });

  test('has the newer of two entries with one slug', async (context) => {
    const space = makeSpace(1);
    space.entries.push(makeArticle({ id: 'older', kind: 'blog', slug: 'blog-1', createdAt: '2020-01-01T00:00:00.000Z' }));
    const { store } = await storeOver(context, space);
    expect((await store.catalogue('blog')).cards('en').map(({ id }) => id)).toEqual(['blog-1']);
  });

  test('that cannot be fetched is an error for all who asked, and is asked for again', async (context) => {
    const { standIn, store } = await storeOver(context, makeSpace(1));
    standIn.fault = () => ({ kind: 'status', status: 401 });
    const answers = await Promise.allSettled([store.catalogue('blog'), store.catalogue('blog')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(standIn.requests).toHaveLength(1);
    standIn.fault = () => undefined;
    expect((await store.catalogue('blog')).size).toBe(1);
  });

  test('of the build is never shown: it may be older than the pages', async (context) => {
    const folder = join(temporaryFolder(context), 'content');
    await writeSnapshot(
      folder,
      sourceOf(await serve(context, makeSpace(5))).source,
      () => undefined,
      () => undefined,
    );
    const { standIn, store } = await storeOver(context, makeSpace(1), Snapshot.read(folder));
    expect((await store.catalogue('blog')).slugs('en')).toEqual(['blog-1']);
    expect(standIn.requests).toHaveLength(1);
  });
});

describe('an entry whose text is no rich text', () => {
  const markdown = (id: string, slug = id) =>
    makeArticle({ id, kind: 'blog', slug, createdAt: '2026-06-01T00:00:00.000Z', fields: { content: { 'en-US': '# Markdown' } } });
  const noText = makeArticle({ id: 'no-text', kind: 'blog', fields: { content: {} } });
  const PROBLEMS = [
    {
      ...{ kind: 'blog', id: 'foreign', field: 'content' },
      problem:
        'is no rich-text document in en-US: its field has to be of the type Rich text (npm run content:setup -- --dry-run says of which it is)',
    },
    { kind: 'blog', id: 'no-text', field: 'content', problem: 'is missing in en-US' },
  ];

  /** What a build makes of a space. */
  async function build(context: TestContext, space: Space) {
    const folder = join(temporaryFolder(context), 'content');
    const { source, problems } = sourceOf(await serve(context, space));
    const nobody = () => undefined;
    await writeSnapshot(folder, source, nobody, nobody);
    return { snapshot: Snapshot.read(folder) as Snapshot, problems };
  }
  const listed = async (store: LiveStore) => (await store.catalogue('blog')).slugs('en');

  test.for(['with', 'without'])(
    'is left out by a look at the whole kind as by a build, with the same words, %s a build before',
    async (seeded, context) => {
      const before = makeSpace(2);
      const { snapshot: seed } = await build(context, structuredClone(before));
      // It wants the address of another one, and was created later.
      const space = { ...before, entries: [...before.entries, markdown('foreign', 'blog-1'), noText] };
      const { snapshot, problems: builds } = await build(context, space);
      const standIn = await serve(context, space);
      const { source, problems } = sourceOf(standIn);
      const store = new LiveStore(source, seeded === 'with' ? seed : null);
      expect(await listed(store)).toEqual(snapshot.catalogues.blog.slugs('en'));
      expect((await store.catalogue('blog')).byId('blog-1')?.slugs.en).toBe('blog-1');
      expect([builds, problems]).toEqual([PROBLEMS, PROBLEMS]);
    },
  );

  test('is read once, and again when it has changed', async (context) => {
    const space = makeSpace(1);
    const { standIn, clock, store, cost } = await storeOver(context, {
      ...space,
      entries: [...space.entries, markdown('foreign'), noText],
    });
    const hourLater = () =>
      cost(async () => {
        clock.now += HOUR_MS;
        await store.catalogue('blog');
      });
    await store.catalogue('blog');
    expect(await hourLater()).toEqual({ single: 0, whole: 1 });
    standIn.publish(markdown('foreign'));
    expect(await hourLater()).toEqual({ single: 0, whole: 2 });
    expect(await hourLater()).toEqual({ single: 0, whole: 1 });
    standIn.publish({ ...standIn.item('foreign'), fields: makeArticle({ id: 'foreign', kind: 'blog' }).fields });
    await hourLater();
    expect(await listed(store)).toEqual(['foreign', 'blog-1']);
    expect(await hourLater()).toEqual({ single: 0, whole: 1 });
  });

  test('is read with no more than forty-nine others at once', async (context) => {
    const { snapshot } = await build(context, makeSpace(1));
    const { standIn, store } = await storeOver(context, makeSpace(121), snapshot);
    expect((await store.catalogue('blog')).size).toBe(121);
    const asked = standIn.requests.flatMap(({ query }) => query.get('sys.id[in]')?.split(',').length ?? []);
    expect(asked).toEqual([50, 50, 20]);
  });

  test.for([
    ['with the whole kind where most texts are unread, though a visit has made one known', 'visited', 200, { single: 0, whole: 2 }],
    ['with the whole kind where a build knew few of its entries', 40, 200, { single: 0, whole: 2 }],
    ['by its id where a build knew most of a large kind', 500, 660, { single: 0, whole: 1 + 4 }],
  ] as const)('is read %s', async ([, before, entries, requests], context) => {
    const seed = before === 'visited' ? null : (await build(context, makeSpace({ blog: before, resource: 0, compare: 0 }))).snapshot;
    const space = makeSpace({ blog: entries - 1, resource: 0, compare: 0 });
    const { store, cost } = await storeOver(context, { ...space, entries: [...space.entries, markdown('foreign')] }, seed);
    if (before === 'visited') await store.entryBySlug('blog', 'blog-7', 'en');
    expect(await cost(() => store.catalogue('blog'))).toEqual(requests);
    const { size, leftOut } = await store.catalogue('blog');
    expect([size, leftOut, store.knownCatalogue('blog').has('foreign', 'en')]).toEqual([entries - 1, [], false]);
  });

  test('is not listed where it came to be so while the whole kind was read', async (context) => {
    const { standIn, store } = await storeOver(context, makeSpace(200));
    await store.entryBySlug('blog', 'blog-7', 'en');
    standIn.fault = ({ query }) => {
      if (!query.has('select')) standIn.publish({ ...standIn.item('blog-7'), fields: markdown('blog-7').fields });
      return undefined;
    };
    expect((await store.catalogue('blog')).has('blog-7', 'en')).toBe(false);
  });
});

describe('the newest entries', () => {
  const published = (id: string, createdAt: string, firstPublishedAt?: string) => {
    const item = makeArticle({ id, kind: 'blog', createdAt });
    return firstPublishedAt ? { ...item, sys: { ...item.sys, firstPublishedAt, updatedAt: firstPublishedAt } } : item;
  };

  test('are those that were published last, as their pages say, however early they were written', async (context) => {
    const entries = [
      published('old-draft', '2020-01-01T00:00:00.000Z', '2026-09-01T00:00:00.000Z'),
      published('plain', '2026-05-01T00:00:00.000Z'),
      published('plain-old', '2025-05-01T00:00:00.000Z'),
      published('long-kept', '2026-08-01T00:00:00.000Z', '2026-08-20T00:00:00.000Z'),
    ];
    const { standIn, store } = await storeOver(context, { entries, assets: [] });
    const expected = ['old-draft', 'long-kept', 'plain'];
    expect((await store.newestEntries('blog', 3)).map(({ id }) => id)).toEqual(expected);
    expect((await store.catalogue('blog')).cards('es').map(({ id }) => id)).toEqual([...expected, 'plain-old']);
    // The cards of all, then the texts of these.
    expect(standIn.requests).toHaveLength(2);
  });

  test('are as a publication left them', async (context) => {
    const { standIn, store } = await storeOver(context, makeSpace(2));
    expect((await store.newestEntries('blog', 2)).map(({ id }) => id)).toEqual(['blog-2', 'blog-1']);
    standIn.publish(published('fresh', '2020-01-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z'));
    const fresh = await store.source.entryById('blog', 'fresh');
    if (!fresh) throw new Error('the entry was left out');
    store.change('blog', (catalogue) => catalogue.put(withoutBody(fresh)));
    standIn.unpublish('blog-2');
    expect((await store.newestEntries('blog', 2)).map(({ id }) => id)).toEqual(['fresh']);
  });

  test('of an empty kind cost no request for texts', async (context) => {
    const { standIn, store } = await storeOver(context, { entries: [], assets: [] });
    expect(await store.newestEntries('blog', 30)).toEqual([]);
    expect(standIn.requests).toHaveLength(1);
  });
});

describe('what was asked for before a publication', () => {
  /** Publishes a title and takes it into the store, as a webhook does. */
  async function takeIn(standIn: StandIn, store: LiveStore, title: string) {
    standIn.item('blog-1').fields.title = { 'en-US': title };
    standIn.publish(standIn.item('blog-1'));
    const entry = store.source.mapEntry('blog', (await store.source.rawEntry('blog-1')) as RawEntry) as LocalizedEntry;
    store.change('blog', (catalogue) => catalogue.put(withoutBody(entry)));
  }
  const titleIn = (store: LiveStore) => store.knownCatalogue('blog').byId('blog-1')?.in.en.title;

  test('does not put the catalogue back, though its answer comes after', async (context) => {
    const { standIn, store } = await storeOver(context, makeSpace(1));
    await store.catalogue('blog');
    const release = Promise.withResolvers<void>();
    standIn.fault = ({ query }) => (query.has('fields.slug') ? { kind: 'held', until: release.promise } : undefined);
    const before = store.entryBySlug('blog', 'blog-1', 'en');
    await vi.waitFor(() => expect(standIn.requests.some(({ query }) => query.has('fields.slug'))).toBe(true));
    await takeIn(standIn, store, 'Published meanwhile');
    release.resolve();
    expect((await before)?.in.en.title).toBe('Title of blog-1 (English)');
    expect(titleIn(store)).toBe('Published meanwhile');
  });

  test('is not what later callers get, whichever kind the publication was of', async (context) => {
    const { standIn, store } = await storeOver(context, makeSpace(1));
    await store.catalogue('resource');
    const release = Promise.withResolvers<void>();
    standIn.fault = ({ query }) => (query.has('fields.slug') ? { kind: 'held', until: release.promise } : undefined);
    const before = store.entryBySlug('resource', 'resource-1', 'en');
    await vi.waitFor(() => expect(standIn.requests.some(({ query }) => query.has('fields.slug'))).toBe(true));
    standIn.fault = () => undefined;
    // A text shows what it embeds and links to.
    standIn.item('resource-1').fields.title = { 'en-US': 'With a link to the new title' };
    await takeIn(standIn, store, 'Published meanwhile');
    expect((await store.entryBySlug('resource', 'resource-1', 'en'))?.in.en.title).toBe('With a link to the new title');
    release.resolve();
    expect((await before)?.in.en.title).toBe('Title of resource-1 (English)');
  });

  test('leaves nothing of a fetch that failed to the next one', async (context) => {
    const { standIn, store } = await storeOver(context, makeSpace(1));
    const release = Promise.withResolvers<void>();
    let isFirst = true;
    standIn.fault = ({ query }) => {
      if (!query.has('skip') || !isFirst) return undefined;
      isFirst = false;
      return { kind: 'held', until: release.promise, status: 401 };
    };
    const failing = store.catalogue('blog');
    await vi.waitFor(() => expect(standIn.requests.some(({ query }) => query.has('skip'))).toBe(true));
    await takeIn(standIn, store, 'The first title');
    release.resolve();
    await expect(failing).rejects.toMatchObject({ name: 'ContentUnavailable' });
    await takeIn(standIn, store, 'The second title');
    await store.catalogue('blog');
    expect(titleIn(store)).toBe('The second title');
  });
});

test("a machine's clock that jumps makes no catalogue look fresh or old", async (context) => {
  const standIn = await serve(context, makeSpace(1));
  const store = new LiveStore(sourceOf(standIn).source);
  vi.useFakeTimers({ toFake: ['Date'] });
  context.onTestFinished(() => {
    vi.useRealTimers();
  });
  await store.catalogue('blog');
  for (const jumpMs of [7 * 24 * HOUR_MS, -14 * 24 * HOUR_MS]) {
    vi.setSystemTime(Date.now() + jumpMs);
    await store.catalogue('blog');
  }
  expect(standIn.requests).toHaveLength(1);
});

test("a machine's clock that is set back holds no request to the delivery API", async (context) => {
  const standIn = await serve(context, makeSpace(1));
  const store = new LiveStore(sourceOf(standIn).source);
  vi.useFakeTimers({ toFake: ['Date'] });
  context.onTestFinished(() => {
    vi.useRealTimers();
  });
  await store.entryBySlug('blog', 'blog-1', 'en');
  vi.setSystemTime(Date.now() - 2 * HOUR_MS);
  expect((await store.entryBySlug('blog', 'blog-1', 'en'))?.id).toBe('blog-1');
});
