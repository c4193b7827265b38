import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fragmentOf, LINE_MAX, lineOf } from '../../../lib/site/line-in-address.ts';
import { NETWORKS } from '../../../lib/site/networks.ts';
import { previewOf } from '../../../lib/site/post-preview.ts';

const texts = (line: string, network: (typeof NETWORKS)[number], fate: string) =>
  previewOf(network, line)
    .pieces.filter((piece) => piece.fate === fate)
    .map(({ text }) => text)
    .join('');

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
  expect(previewOf('instagram', 'a👨‍👩‍👧‍👦').length).toBe(2);
  expect(previewOf('threads', 'a👨‍👩‍👧‍👦').length).toBe(26);
  expect(previewOf('tiktok', 'a👨‍👩‍👧‍👦').length).toBe(12);
});

test('the text beyond the limit is cut, to the character, and a link on X as a whole', () => {
  const line = 'a'.repeat(105);
  expect(texts(line, 'youtube', 'cut')).toBe('aaaaa');
  expect(texts(`${'a '.repeat(130)}https://example.com/x`, 'twitter', 'cut')).toBe('https://example.com/x');
  expect(texts('a'.repeat(560), 'facebook', 'cut')).toBe('');
});

test.each([
  ['threads', 500, 4],
  ['tiktok', 4_000, 2],
  ['linkedin', 3_000, 2],
] as const)('%s takes %i characters and not one more, an emoji being %i of them', (network, most, emoji) => {
  for (const [line, cut] of [
    ['a'.repeat(most), ''],
    ['a'.repeat(most + 1), 'a'],
    [`${'a'.repeat(most - emoji)}👍`, ''],
    [`${'a'.repeat(most - emoji + 1)}👍`, '👍'],
  ] as const)
    expect(texts(line, network, 'cut')).toBe(cut);
});

test('hashtags are links up to the number that a network links', () => {
  const tags = (network: (typeof NETWORKS)[number], line: string) =>
    previewOf(network, line)
      .pieces.filter(({ kind }) => kind === 'tag')
      .map(({ text }) => text);
  expect(tags('twitter', 'Up #one, #dos and #3 C#x #ñu')).toEqual(['#one', '#dos', '#ñu']);
  expect(tags('threads', '#one #two')).toEqual(['#one']);
  expect(tags('medium', '#one #two')).toEqual([]);
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
  expect(lineOf('')).toBeUndefined();
  expect(lineOf('#pricing')).toBeUndefined();
  expect(lineOf('#line=%E3%81')).toBeUndefined();
  expect(lineOf(fragmentOf('a'.repeat(9999)))).toHaveLength(LINE_MAX);
});
