import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripAccents } from '../../../lib/i18n/strip-accents.ts';
import { markWords } from '../../../lib/search/mark-words.ts';

/** A text with the marked parts in brackets. */
const marked = (text: string, words: string[], query: string[]) =>
  markWords(text, { words: new Set(words), query })
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Planificación en grupo', ['planificacion'], ['plan'], '[Plan]ificación en grupo'],
  ['Un año, otro AÑO.', ['ano'], ['ano'], 'Un [año], otro [AÑO].'],
  ['Straßenfest', ['strassenfest'], ['strasse'], '[Straße]nfest'],
  ['pingu\u0308ino', ['pinguino'], ['pingu'], '[pingu\u0308]ino'],
  ['nothing here', ['other'], ['other'], 'nothing here'],
])('in "%s" %j is marked for %j', (text, words, query, expected) => {
  expect(marked(text, words, query)).toBe(expected);
});

test('no text loses or gains a letter, for any query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ unit: 'grapheme' })), (text, query) => {
      const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).map(stripAccents);
      const pieces = markWords(text, { words: new Set(words), query: query.map(stripAccents) });
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});
