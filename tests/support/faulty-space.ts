import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import type { RuleId } from '../../lib/content/check/rules.ts';
import type { Space, SpaceItem } from '../../lib/content/store/sample/space.ts';
import { documentOf, node, paragraph, text } from './rich-text.ts';
import { embed, inBoth, link, makeArticle, makeAsset, makeCodeBlock, makeSpace } from './space.ts';

type Fields = SpaceItem['fields'];

const english = (value: unknown) => ({ 'en-US': value });
const body = (...content: Parameters<typeof documentOf>) => ({ content: inBoth(documentOf(paragraph('Some words.'), ...content)) });
const linkTo = (uri: string) => node(BLOCKS.PARAGRAPH, [node(INLINES.HYPERLINK, [text('there')], { uri })]);

/** More text than an answer of the API may have, in two languages. */
const HUGE = 'word '.repeat(800_000);

/** For each rule the fields of an entry that breaks only that rule. */
const FAULTS: Record<Exclude<RuleId, 'date-in-future'>, Fields> = {
  'field-missing': { description: {} },
  'entry-unreadable': body(paragraph(HUGE)),
  'slug-unusable': { slug: english('two words') },
  'slug-doubled': { slug: english('blog-1') },
  'link-to-nowhere': body(linkTo('/no-such-page')),
  'link-written-out': body(linkTo('https://www.site.test/pricing')),
  'link-wordless': body(node(BLOCKS.PARAGRAPH, [text('See '), node(INLINES.HYPERLINK, [text(' ')], { uri: '/pricing' })])),
  'link-unresolved': body(embed('Asset', 'gone') as never),
  'target-unpublished': body(embed('Entry', 'code-draft') as never),
  'target-not-shown': body(embed('Asset', 'photo') as never),
  'node-unknown': body(node('callout', [paragraph('Look here.')])),
  'translation-missing': { description: english('Only in English.') },
  'text-blank': { content: inBoth(documentOf(paragraph(' '))) },
  'heading-of-title': body(node(BLOCKS.HEADING_1, [text('First')])),
  'heading-empty': body(node(BLOCKS.HEADING_2, [text(' ')])),
  'heading-skipped': body(node(BLOCKS.HEADING_2, [text('First')]), node(BLOCKS.HEADING_4, [text('Below')])),
  'picture-undescribed': { previewImage: english(link('Asset', 'undescribed')) },
  'preview-image-unfit': { previewImage: english(link('Asset', 'stamp')) },
  'picture-heavy': { previewImage: english(link('Asset', 'heavy')) },
  'field-too-long': { title: { 'en-US': 'word '.repeat(20), es: 'Corto' } },
  'field-empty': { previewImage: {} },
  'keywords-alone': { keywords: { 'en-US': ['lonely'], es: ['planning'] } },
  'code-empty': body(embed('Entry', 'code-blank') as never),
  'code-language-unknown': body(embed('Entry', 'code-foreign') as never),
  'code-without-language': body(embed('Entry', 'code-plain') as never),
};

/** The time of the tests. */
export const NOW = new Date('2026-06-01T12:00:00.000Z');

/**
 * A space with one faulty entry for each rule, named after the rule, among entries without a fault; and its entries that are only drafts.
 */
export function faultySpace(): { space: Space; drafts: SpaceItem[] } {
  const space = makeSpace(3);
  /** An asset, and its file to be changed. */
  const unfit = (id: string) => {
    const asset = makeAsset(id);
    space.assets.push(asset);
    return [asset, asset.fields.file?.['en-US']] as [SpaceItem, { contentType: string; details: { size: number; image: object } }];
  };
  unfit('heavy')[1].details.size = 2_100_000;
  unfit('photo')[1].contentType = 'image/heic';
  unfit('undescribed')[0].fields.description = {};
  unfit('stamp')[1].details.image = { width: 80, height: 40 };
  const plain = makeCodeBlock('code-plain', 'a()');
  delete plain.fields.language;
  const blank = makeCodeBlock('code-blank', ' ');
  const foreign = makeCodeBlock('code-foreign', 'a()');
  foreign.fields.language = english('klingon');
  const faulty = (Object.entries(FAULTS) as [RuleId, Fields][]).map(([rule, fields]) =>
    makeArticle({ id: rule, kind: 'blog', cover: 'cover', createdAt: '2023-01-01T08:00:00.000Z', fields }),
  );
  const future = makeArticle({ id: 'date-in-future', kind: 'blog', cover: 'cover', createdAt: '2026-07-01T08:00:00.000Z' });
  for (const article of [...faulty, future])
    article.fields.keywords = FAULTS[article.sys.id as 'field-empty']?.keywords ?? inBoth(['planning']);
  space.entries.push(...faulty, future, plain, blank, foreign);
  return { space, drafts: [makeCodeBlock('code-draft', 'b()')] };
}
