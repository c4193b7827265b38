import fc from 'fast-check';

/** Characters that some format reads as markup, as the end of a text, as a line break, or rejects. */
const PIECES = [
  ...[']]>', ']]>]]>', '<![CDATA[', '<b>', '</script>', '<!--', '&amp;', '&', '"', "'", '\\', '---', '\n---\n', ': ', '# ', '|', '`', '%'],
  ...['\n', '\r\n', '\r', '\t', '\u0000', '\u0007', '\u001b[2J', '\u007f', '\u0085', '\u2028', '\u2029', '\ufeff', '\ufffe', '\uffff'],
  ...['\ud800', '\udc00', '\u200b', '\u202e', 'é', '計画', '👩‍👩‍👧'],
];

/** A text with words in it, and any Unicode characters between them. */
export const anyText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 8 })
  .map((pieces) => ['a', ...pieces, 'z'].join(''));
