import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import type { Space, SpaceItem } from '../../lib/content/store/sample/space.ts';
import { documentOf, node, paragraph, text } from '../support/rich-text.ts';
import { embed, link, makeArticle, makeAsset, makeCodeBlock, makeSpace } from '../support/space.ts';

/** The folder of the tests' build. */
export const BUILD = '.next-test';

/** The folder of the tests' box made from it (`npm run box`). */
export const BOX = '.next-box-test';

/** The public address of the shared site. */
export const SHARED_URL = 'https://www.feedloom.example';

/** The page that is damaged on the disk of the shared site. */
export const BROKEN = '/resources/keyword/planning';

/** A keyword that has two pages of blogs, and one of each other kind. */
const PLANNING = 'planning';

/** A keyword of two entries: a third one gives it a page. */
export const SCARCE = { 'en-US': ['Scarce things'], es: ['Cosas únicas'] };

/** A different slug in each language, with all characters that a slug may have. */
export const TWO_SLUGS = { 'en-US': 'Plan_a-Week.2', es: 'Planificación_más-fácil' };

/** Linked items that are not published yet. */
export const AWAITED = { cover: 'late-cover', figure: 'late-figure' };

/** The space of the tests' build. Each test edits its own entries. */
export function fixtureSpace(): Space {
  const space = makeSpace({ blog: 14, resource: 8, compare: 6 });
  for (const entry of space.entries) entry.fields.keywords = keywordsOf(entry.sys.id);
  space.entries.push(
    makeCodeBlock('code-a', 'const shared = "first";'),
    makeArticle({ id: 'with-code-1', kind: 'blog', embeds: [embed('Entry', 'code-a')] }),
    makeArticle({ id: 'with-code-2', kind: 'resource', embeds: [embed('Entry', 'code-a')] }),
    makeArticle({ id: 'with-picture', kind: 'compare', embeds: [embed('Asset', 'figure-a')] }),
    makeArticle({
      id: 'with-gaps',
      kind: 'compare',
      cover: AWAITED.cover,
      embeds: [embed('Asset', AWAITED.figure)],
      fields: { keywords: {} },
    }),
    ...['scarce-1', 'scarce-2'].map((id) => makeArticle({ id, kind: 'compare', fields: { keywords: SCARCE } })),
    makeArticle({ id: 'two-slugs', kind: 'resource', createdAt: '2023-02-01T00:00:00.000Z', fields: { slug: TWO_SLUGS } }),
    makeArticle({ id: 'dotted', kind: 'resource', slug: 'Next.js', createdAt: '2023-01-01T00:00:00.000Z', embeds: [linkTo('two-slugs')] }),
    makeArticle({ id: 'english-only', kind: 'compare', fields: englishOnly() }),
    // Left out and reported: the others are built.
    makeArticle({ id: 'no-title', kind: 'blog', fields: { title: {} } }),
    makeArticle({ id: 'bad-slug', kind: 'resource', slug: 'Not A Slug' }),
    makeArticle({ id: 'no-content', kind: 'compare', fields: { content: {} } }),
    makeArticle({ id: 'double', kind: 'blog', slug: 'blog-1', createdAt: '2023-01-01T00:00:00.000Z' }),
  );
  space.assets.push(makeAsset('figure-a'), makeAsset('photo', '//images.ctfassets.net/space/photo/token/photo.webp'));
  return space;
}

/**
 * Only in entries of tests that check keywords: a publication remakes each keyword's page in each language, and most tests check none of
 * them.
 */
function keywordsOf(id: string): Record<string, string[]> {
  const isPlanning = id.startsWith('blog-') || id === 'resource-2' || id === 'compare-1';
  const keywords = isPlanning ? [PLANNING, ...(id === 'blog-1' ? ['blog'] : [])] : [];
  return { 'en-US': keywords, es: keywords };
}

/** A paragraph that links to an entry. */
const linkTo = (id: string) =>
  node(BLOCKS.PARAGRAPH, [node(INLINES.ENTRY_HYPERLINK, [text(`a link to ${id}`)], { target: link('Entry', id) })]);

/** Fields without a Spanish value, and a text with content that must not break a page. */
function englishOnly(): SpaceItem['fields'] {
  const unsafe = node(INLINES.HYPERLINK, [text('an unsafe link')], { uri: 'javascript:alert(1)' });
  const content = documentOf(
    node(BLOCKS.PARAGRAPH, [unsafe]),
    node('callout', [paragraph('words of an unknown kind')]),
    embed('Asset', 'photo') as never,
  );
  return { title: { 'en-US': 'Written in one language' }, description: { 'en-US': 'What it is about.' }, content: { 'en-US': content } };
}
