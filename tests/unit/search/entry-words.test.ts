import { beforeEach, expect, type TestContext, test } from 'vitest';
import type { SpaceItem } from '../../../lib/content/store/sample/space.ts';
import { entryWords, unpackWords } from '../../../lib/search/entry-words.ts';
import { forgetProcessState } from '../../support/process-state.ts';
import { showCopyOf } from '../../support/replica.ts';
import { documentOf, node, paragraph, text } from '../../support/rich-text.ts';
import { makeArticle, makeSpace } from '../../support/space.ts';

beforeEach(() => {
  forgetProcessState('search-words-blog');
});

/** Makes this process a site that shows some blog posts, and more. */
const siteOf = (context: TestContext, count: number, ...more: SpaceItem[]) => {
  const space = makeSpace({ blog: count, resource: 0, compare: 0 });
  space.entries.push(...more);
  return showCopyOf(context, space);
};

const words = async (id: string) =>
  Object.fromEntries([...unpackWords((await entryWords('blog')).get(id)?.words.en ?? '')].map((word) => [word.spelling, word.count]));

test('the words of a text are counted as they are spelt, headings three times, marks inside a word as one word', async (context) => {
  const content = documentOf(
    node('heading-2', [text('Oranges')]),
    paragraph('The oranges, and a Café.'),
    node('paragraph', [text('mar'), text('mal', 'bold'), text('ade')]),
    node('table', [node('table-row', [node('table-cell', [paragraph('café')])])]),
  );
  await siteOf(context, 1, makeArticle({ id: 'new', kind: 'blog', fields: { content: { 'en-US': content } } }));
  expect(await words('new')).toEqual({ oranges: 4, café: 2, marmalade: 1 });
});
