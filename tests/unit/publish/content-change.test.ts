import { beforeEach, expect, type TestContext, test, vi } from 'vitest';
import type { SpaceItem } from '../../../lib/content/store/sample/space.ts';
import { tags } from '../../../lib/content/tags.ts';
import { indexOfKey } from '../../../lib/content/texts/keys.ts';
import type { RawEntry } from '../../../lib/content/types.ts';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { applyChanges } from '../../../lib/publish/content-change.ts';
import { textTag } from '../../../lib/stored-pages/text-tags.ts';
import { makeQuestion, makeSiteText } from '../../support/parts.ts';
import { forgetStoredPages } from '../../support/process-state.ts';
import { event, NOON } from '../../support/publications.ts';
import { copyOf } from '../../support/replica.ts';
import { makeArticle, makeAsset, makeCodeBlock, makeSpace } from '../../support/space.ts';

beforeEach(forgetStoredPages);

type Published = Record<string, SpaceItem | null>;

/** What a publication of items changes in a space with these entries; null removes an entry. The tags are in order. */
async function changesOf(context: TestContext, entries: SpaceItem[], published: Published) {
  const space = makeSpace(1);
  const { replica } = await copyOf(context, { ...space, entries: [...space.entries, ...entries] });
  const deliveries = Object.entries(published).map(([id, raw]) => ({
    event: event(id, { item: (raw?.sys.type ?? 'Entry') as 'Entry', kind: null, action: raw ? 'publish' : 'remove' }),
    raw: (raw && { ...raw, sys: { ...raw.sys, revision: 9 } }) as RawEntry | null,
    isLate: false,
  }));
  return applyChanges(deliveries, replica, NOON).map((each) => ({ ...each, tags: each.tags.toSorted() }));
}

const article = (fields: SpaceItem['fields'] = {}, createdAt = '2026-05-01T08:00:00.000Z') =>
  makeArticle({ id: 'plan', kind: 'blog', createdAt, cover: 'photo', fields: { keywords: {}, ...fields } });
const ITSELF = [tags.cards('blog'), tags.entry('plan'), ...LOCALES.map((locale) => tags.slug('blog', locale, 'plan'))];
const LIST = [tags.list('blog'), ...LOCALES.map((locale) => tags.standing('blog', locale, 'plan'))];
const moved = (list: string) => makeQuestion('asked', { list, en: ['Why?', 'So.'] });

test.for<[string, SpaceItem[], Published, string[]]>([
  ['an entry that keeps its address and its place', [article()], { plan: article({ title: { 'en-US': 'Other' } }) }, ITSELF],
  ['an entry that is new', [], { plan: article() }, [...ITSELF, ...LIST]],
  ['an entry that goes', [article()], { plan: null }, [...ITSELF, ...LIST]],
  ['an entry at another place', [article()], { plan: article({}, '2026-06-01T08:00:00.000Z') }, [...ITSELF, tags.list('blog')]],
  ['a code block', [article()], { code: makeCodeBlock('code', 'let a = 1;') }, [tags.entry('code')]],
  ['an asset', [article()], { photo: makeAsset('photo') }, [tags.asset('photo'), tags.pictures('blog')]],
  ['a question', [], { asked: moved('pricing') }, [tags.entry('asked'), tags.faq('pricing')]],
  [
    'a question that moves',
    [moved('privacy')],
    { asked: moved('pricing') },
    [tags.entry('asked'), tags.faq('privacy'), tags.faq('pricing')],
  ],
])('%s makes stale what shows it or leads to it, and nothing else', async ([_, entries, published, stale], context) => {
  expect((await changesOf(context, entries, published))[0]?.tags).toEqual(stale.toSorted());
});

test('an entry that takes an address leaves out the one that had it, and gives it back', async (context) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  context.onTestFinished(() => warn.mockRestore());
  const { replica } = await copyOf(context, makeSpace({ blog: 1, resource: 0, compare: 0 }));
  const slug = { 'en-US': replica.catalogue('blog').cards('en')[0]?.slug };
  const bring = (raw: RawEntry | null) =>
    applyChanges([{ event: event('plan', { kind: 'blog' }), raw, isLate: false }], replica, new Date())[0];
  expect(bring(article({ slug }) as RawEntry)?.others).toEqual([
    ['blog-1', { finding: expect.stringContaining('held by'), heldBy: 'plan' }],
  ]);
  expect(replica.catalogue('blog').shown.get('blog-1')).toBeUndefined();
  expect(bring(null)?.others).toEqual([['blog-1', null]]);
  expect(replica.catalogue('blog').shown.get('blog-1')).toBeDefined();
});

const [KEY, OTHER] = ['home.hero.call', 'faq.lede'];
const tag = (locale: string, key: string) => textTag(locale, indexOfKey(key) as number);
const older = makeSiteText(KEY, { 'en-US': 'Older' }, 'older');
const newer = makeSiteText(KEY, { 'en-US': 'Newer', es: 'Nuevo' }, 'newer');
newer.sys.createdAt = '2026-09-01T00:00:00.000Z';

test.for<[string, SpaceItem | null, string[]]>([
  ['that goes', null, []],
  ['that gets another key', makeSiteText(OTHER, { 'en-US': 'Older' }, 'older'), [tag('en', OTHER)]],
])('a text %s makes way for another one of its key, in all languages of that one', async ([, published, own], context) => {
  const [change] = await changesOf(context, [older, newer], { older: published });
  expect(change?.others).toEqual([['newer', null]]);
  expect(change?.tags).toEqual(expect.arrayContaining([tag('en', KEY), tag('es', KEY), ...own]));
});

test('a text that is older than another one of its key takes its place, in all languages of that one', async (context) => {
  const [change] = await changesOf(context, [newer], { older });
  expect(change?.tags).toEqual([tags.entry('older'), tag('en', KEY), tag('es', KEY)]);
  expect(change?.others).toEqual([['newer', { finding: expect.stringContaining('text-doubled'), heldBy: null }]]);
});

test('texts that are published together change their own keys, and one with a fault changes nothing', async (context) => {
  const faulty = makeSiteText('faq.title', { 'en-US': 'With {an} argument' }, 'faulty');
  const changes = await changesOf(context, [], { older, other: makeSiteText(OTHER, { es: 'Palabras' }, 'other'), faulty });
  expect(changes.map((each) => each.tags.slice(1))).toEqual([[tag('en', KEY)], [tag('es', OTHER)], []]);
});
