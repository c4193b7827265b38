import { beforeEach, expect, type TestContext, test, vi } from 'vitest';
import type { SpaceItem } from '../../../lib/content/store/sample/space.ts';
import { tags } from '../../../lib/content/tags.ts';
import type { RawEntry } from '../../../lib/content/types.ts';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { applyChanges } from '../../../lib/publish/content-change.ts';
import { makeQuestion } from '../../support/parts.ts';
import { forgetStoredPages } from '../../support/process-state.ts';
import { event } from '../../support/publications.ts';
import { copyOf } from '../../support/replica.ts';
import { makeArticle, makeAsset, makeCodeBlock, makeSpace } from '../../support/space.ts';

beforeEach(forgetStoredPages);

const article = (fields: SpaceItem['fields'] = {}, createdAt = '2026-05-01T08:00:00.000Z') =>
  makeArticle({ id: 'plan', kind: 'blog', createdAt, cover: 'photo', fields: { keywords: {}, ...fields } });

/** The tags that a change makes stale, and the reason if it is left out. */
async function changed(context: TestContext, before: SpaceItem | null, after: SpaceItem | null, more: SpaceItem[] = []) {
  const space = makeSpace(1);
  space.entries.push(...[before, ...more].flatMap((each) => (each?.sys.type === 'Entry' ? [each] : [])));
  const { replica } = await copyOf(context, space);
  const { sys } = (after ?? before) as SpaceItem;
  const about = event(sys.id, { item: sys.type as 'Entry', kind: null, action: after ? 'publish' : 'remove' });
  const [outcome] = applyChanges([{ event: about, raw: after as RawEntry | null }], replica, new Date());
  return { ...outcome, tags: outcome?.tags.toSorted() };
}

const ITSELF = [tags.cards('blog'), tags.entry('plan'), ...LOCALES.map((locale) => tags.slug('blog', locale, 'plan'))];
const LIST = [tags.list('blog'), ...LOCALES.map((locale) => tags.standing('blog', locale, 'plan'))];

test.for([
  ['keeps its address and its place makes stale what shows it', article(), article({ title: { 'en-US': 'Other' } }), ITSELF],
  ['is new makes the whole list stale, and what leads to it', null, article(), [...ITSELF, ...LIST]],
  ['goes makes the whole list stale, and what leads to it', article(), null, [...ITSELF, ...LIST]],
  ['gets another place makes the whole list stale', article(), article({}, '2026-06-01T08:00:00.000Z'), [...ITSELF, tags.list('blog')]],
] as const)('an entry that %s, and nothing else', async ([_, before, after, stale], context) => {
  expect((await changed(context, before, after)).tags).toEqual(stale.toSorted());
});

test.for([
  ['a code block', makeCodeBlock('code', 'let a = 1;'), [tags.entry('code')]],
  ['a question', makeQuestion('asked', { list: 'pricing', en: ['Why?', 'So.'] }), [tags.entry('asked'), tags.faq('pricing')]],
  ['an asset', makeAsset('photo'), [tags.asset('photo'), tags.pictures('blog')]],
] as const)('%s makes stale what shows it', async ([_, item, stale], context) => {
  expect((await changed(context, null, item, [article()])).tags).toEqual(stale.toSorted());
});

test('an entry that takes an address leaves out the one that had it, and gives it back', async (context) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  context.onTestFinished(() => warn.mockRestore());
  const { replica } = await copyOf(context, makeSpace({ blog: 1, resource: 0, compare: 0 }));
  const slug = { 'en-US': replica.catalogue('blog').slugs('en')[0] };
  const bring = (raw: RawEntry | null) => applyChanges([{ event: event('plan', { kind: 'blog' }), raw }], replica, new Date())[0];
  expect(bring(article({ slug }) as RawEntry)?.others).toEqual([
    ['blog-1', { finding: expect.stringContaining('held by'), heldBy: 'plan' }],
  ]);
  expect(replica.catalogue('blog').byId('blog-1')).toBeUndefined();
  expect(bring(null)?.others).toEqual([['blog-1', null]]);
  expect(replica.catalogue('blog').byId('blog-1')).toBeDefined();
});
