import type { Space } from '../../lib/content/sample/space.ts';
import { embed, makeArticle, makeAsset, makeCodeBlock, makeSpace } from '../support/space.ts';

/** Where the tests' build goes. */
export const BUILD = '.next-test';

/** A keyword of two entries: a third one makes it a page. */
export const SCARCE = { 'en-US': ['Scarce things'], es: ['Cosas únicas'] };

/** The space that the tests' build is made from. Each test edits entries of its own. */
export function fixtureSpace(): Space {
  const space = makeSpace({ blog: 14, resource: 8, compare: 6 });
  space.entries.push(
    makeCodeBlock('code-a', 'const shared = "first";'),
    makeArticle({ id: 'with-code-1', kind: 'blog', embeds: [embed('Entry', 'code-a')] }),
    makeArticle({ id: 'with-code-2', kind: 'resource', embeds: [embed('Entry', 'code-a')] }),
    makeArticle({ id: 'with-picture', kind: 'compare', embeds: [embed('Asset', 'figure-a')] }),
    ...['scarce-1', 'scarce-2'].map((id) => makeArticle({ id, kind: 'compare', fields: { keywords: SCARCE } })),
    // Left out and reported: the rest is built.
    makeArticle({ id: 'no-title', kind: 'blog', fields: { title: {} } }),
    makeArticle({ id: 'bad-slug', kind: 'resource', slug: 'Not A Slug' }),
    makeArticle({ id: 'no-content', kind: 'compare', fields: { content: {} } }),
    makeArticle({ id: 'double', kind: 'blog', slug: 'blog-1', createdAt: '2023-01-01T00:00:00.000Z' }),
  );
  space.assets.push(makeAsset('figure-a'));
  return space;
}
