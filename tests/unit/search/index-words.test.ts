import { describe, expect, test } from 'vitest';
import { type Candidate, indexWords } from '../../../lib/search/index-words.ts';
import { textOfMessages } from '../../../lib/search/message-text.ts';
import { WordCounts } from '../../../lib/search/word-counts.ts';

const candidate = (title: string, text: string): Candidate => ({
  document: { path: `/blog/${title}`, group: 'blog', title, description: '', keywords: [] },
  words: [...new WordCounts().add(text, 'en').byWord].map(([word, { spelling, count }]) => ({ word, spelling, count })),
});

describe('the words of a text that go into the index', () => {
  test('are the rarest and most used ones if there are many texts', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => candidate(`n${index}`, `common word rare${index} rare${index} seldom${index}`));
    const words = (await indexWords(texts, 0)).map((each) => each.split(' '));
    expect(words[7]?.slice(0, 2)).toEqual(['rare7', 'seldom7']);
  });

  test('stay within a number for all texts together', async () => {
    const long = Array.from({ length: 400 }, (_, index) => `w${index}x`).join(' ');
    const words = await indexWords(
      Array.from({ length: 100 }, (_, index) => candidate(`n${index}`, `${long} own${index}`)),
      5_000,
    );
    for (const each of words) expect(each.split(' ')).toHaveLength(50);
  });
});

describe('the words of a page', () => {
  test('are the words of its messages, without arguments, plural forms and tags', () => {
    const text = textOfMessages({
      a: 'Save <b>now</b> {percent, number}',
      b: { c: '{count, plural, one {# month} other {# months}} free' },
    });
    expect(text.split(/\s+/).filter(Boolean)).toEqual(['Save', 'now', 'free']);
  });
});
