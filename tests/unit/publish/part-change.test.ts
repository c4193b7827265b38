import { beforeEach, expect, type TestContext, test } from 'vitest';
import type { SpaceItem } from '../../../lib/content/store/sample/space.ts';
import { tags } from '../../../lib/content/tags.ts';
import { indexOfKey } from '../../../lib/content/texts/keys.ts';
import type { RawEntry } from '../../../lib/content/types.ts';
import { applyChanges } from '../../../lib/publish/content-change.ts';
import { textTag } from '../../../lib/stored-pages/text-tags.ts';
import { makeQuestion, makeSiteText } from '../../support/parts.ts';
import { forgetStoredPages } from '../../support/process-state.ts';
import { event, NOON } from '../../support/publications.ts';
import { copyOf } from '../../support/replica.ts';

beforeEach(forgetStoredPages);

const [KEY, OTHER] = ['home.hero.call', 'faq.lede'];
const tag = (locale: string, key: string) => textTag(locale, indexOfKey(key) as number);

/** What a publication of these entries changes in a space; null removes an entry. */
async function changesOf(context: TestContext, space: SpaceItem[], published: Record<string, SpaceItem | null>) {
  const { replica } = await copyOf(context, { entries: space, assets: [] });
  const deliveries = Object.entries(published).map(([id, raw]) => ({
    event: event(id, { kind: null, ...(raw ? {} : { action: 'remove', revision: null }) }),
    raw: raw as RawEntry | null,
  }));
  return applyChanges(deliveries, replica, NOON);
}

const older = makeSiteText(KEY, { 'en-US': 'Older' }, 'older');
const newer = makeSiteText(KEY, { 'en-US': 'Newer', es: 'Nuevo' }, 'newer');
newer.sys.createdAt = '2026-09-01T00:00:00.000Z';

test.for<[string, SpaceItem | null]>([
  ['that goes', null],
  ['that gets another key', makeSiteText(OTHER, { 'en-US': 'Older' }, 'older')],
])('a text %s makes way for another one of its key, in all languages of that one', async ([, published], context) => {
  const [change] = await changesOf(context, [older, newer], { older: published });
  const own = published ? [tag('en', OTHER)] : [];
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

test('a question that moves changes both lists', async (context) => {
  const question = (list: string) => makeQuestion('asked', { list, en: ['Where are you?', 'Here.'] });
  const [change] = await changesOf(context, [question('privacy')], { asked: question('pricing') });
  expect(change?.tags).toEqual([tags.entry('asked'), tags.faq('privacy'), tags.faq('pricing')]);
});
