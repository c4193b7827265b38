import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fragmentOf, LINE_MAX, lineOf } from '../../../lib/site/line-in-address.ts';
import { NETWORKS } from '../../../lib/site/networks.ts';
import { previewOf } from '../../../lib/site/post-preview.ts';

type Network = (typeof NETWORKS)[number];
const cutOf = (line: string, network: Network) =>
  previewOf(network, line)
    .pieces.flatMap(({ fate, text }) => (fate === 'cut' ? text : []))
    .join('');
const tagsOf = (network: Network, line: string) =>
  previewOf(network, line).pieces.flatMap(({ kind, text }) => (kind === 'tag' ? text : []));

// The values of the library twitter-text 3.1.0 (parseTweet(line).weightedLength).
test.each([
  ['Visit https://example.com now', 33],
  ['https://example.com/a/very/long/path?x=1.', 24],
  ['see littlegarden.com.', 28],
  ['a@b.com', 7],
  ['50.5 m', 6],
  ['cafe\u0301', 4],
  ['日本語', 6],
  ['👨‍👩‍👧‍👦', 2],
  ['“quotes” … — ’', 15],
  ['#tag and #two', 13],
])('the line %s weighs %i on X', (line, length) => {
  expect(previewOf('twitter', line).length).toBe(length);
});

test('a family is one character on Instagram, its bytes on Threads, its code units on TikTok', () => {
  const lengths = (['instagram', 'threads', 'tiktok'] as const).map((network) => previewOf(network, 'a👨‍👩‍👧‍👦').length);
  expect(lengths).toEqual([2, 26, 12]);
});

test('the text beyond the limit is cut, to the character, and a link on X as a whole', () => {
  expect(cutOf('a'.repeat(105), 'youtube')).toBe('aaaaa');
  expect(cutOf(`${'a '.repeat(130)}https://example.com/x`, 'twitter')).toBe('https://example.com/x');
  expect(cutOf('a'.repeat(560), 'facebook')).toBe('');
});

test.each([
  ['threads', 500, 4],
  ['tiktok', 4_000, 2],
  ['linkedin', 3_000, 2],
] as const)('%s takes %i characters and not one more, an emoji being %i of them', (network, most, emoji) => {
  const [full, beside] = ['a'.repeat(most), 'a'.repeat(most - emoji)];
  expect([full, `${full}a`, `${beside}👍`, `${beside}a👍`].map((line) => cutOf(line, network))).toEqual(['', 'a', '', '👍']);
});

test('hashtags are links up to the number that a network links', () => {
  expect(tagsOf('twitter', 'Up #one, #dos and #3 C#x #ñu')).toEqual(['#one', '#dos', '#ñu']);
  expect(tagsOf('threads', '#one #two')).toEqual(['#one']);
  expect(tagsOf('medium', '#one #two')).toEqual([]);
});

test('no piece of a line is lost or invented', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constantFrom(...NETWORKS), (line, network) => {
      const { pieces, length, limit } = previewOf(network, line);
      expect(pieces.map(({ text }) => text).join('')).toBe(line.trim().normalize('NFC'));
      expect(pieces.some(({ fate }) => fate === 'cut')).toBe(limit !== undefined && length > limit);
    }),
  );
});

test('a line in an address is unchanged when read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (line) => {
      expect(lineOf(fragmentOf(line))).toBe(line);
    }),
  );
});

test('a line in an address is empty without a line, or with half of one, and never longer than the field', () => {
  expect(['', '#pricing', '#line=%E3%81'].map(lineOf)).toEqual(Array(3).fill(undefined));
  expect(lineOf(fragmentOf('a'.repeat(9999)))).toHaveLength(LINE_MAX);
});
