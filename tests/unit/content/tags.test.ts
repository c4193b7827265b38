import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
import { toEntries } from '../../../lib/content/store/entry.ts';
import type { SpaceItem } from '../../../lib/content/store/sample/space.ts';
import { cardTags, entryTags, tags } from '../../../lib/content/tags.ts';
import { parseEnv } from '../../../lib/env.ts';
import { documentOf, node } from '../../support/rich-text.ts';
import { inBoth, link, makeArticle, makeAsset } from '../../support/space.ts';

const asset = (target: unknown) => node(BLOCKS.EMBEDDED_ASSET, [], { target });
const entry = (target: unknown) => node(BLOCKS.EMBEDDED_ENTRY, [], { target });

function inFile(contentType: string): SpaceItem {
  const file = makeAsset('cover');
  return { ...file, fields: { file: inBoth({ url: '/cover', contentType }) } };
}

function english(fields: SpaceItem['fields']) {
  const [mapped] = toEntries('blog', [makeArticle({ id: 'one', kind: 'blog', fields })], parseEnv({}).CONTENTFUL_LOCALES).entries;
  if (!mapped) throw new Error('the article was left out');
  return mapped.in.en;
}

const ALL = [
  tags.entry('a'),
  tags.asset('a'),
  tags.list('blog'),
  tags.cards('blog'),
  tags.slug('blog', 'en', 'a'),
  tags.slug('blog', 'en', 'é'),
  tags.slug('blog', 'en', 'ж'.repeat(100)),
  tags.keyword('blog', 'en', 'a'),
  tags.keywordHasPage('blog', 'en', 'a'),
  tags.missing,
];

test('each tag names one thing, and can stand in a header among others that are joined by commas', () => {
  expect(new Set(ALL).size).toBe(ALL.length);
  // Next takes 256 characters of each at most.
  for (const tag of ALL) expect(tag).toMatch(/^[!-+\--~]{1,256}$/);
});

test.each([
  ['is published', makeAsset('cover')],
  ['is not published yet', link('Asset', 'cover')],
  ['is no image', inFile('application/pdf')],
])('a card depends on its entry, and on its picture if that %s', (_, cover) => {
  expect(cardTags(english({ previewImage: inBoth(cover) }))).toEqual(['entry:one', 'asset:cover']);
});

test('the page of an entry depends on what it embeds or links to before that is published, as it is shown from then on', () => {
  const content = documentOf(
    asset(link('Asset', 'figure')),
    entry(link('Entry', 'code')),
    node(BLOCKS.PARAGRAPH, [
      node(INLINES.EMBEDDED_ENTRY, [], { target: link('Entry', 'inline') }),
      node(INLINES.ENTRY_HYPERLINK, [], { target: link('Entry', 'two') }),
      node(INLINES.ASSET_HYPERLINK, [], { target: link('Asset', 'sheet') }),
    ]),
  );
  const found = entryTags(english({ content: inBoth(content) }));
  expect(found.toSorted()).toEqual(['asset:figure', 'asset:sheet', 'entry:code', 'entry:inline', 'entry:one', 'entry:two']);
});
