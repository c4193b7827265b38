import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight, languageLabel } from '../../../../lib/content/rich-text/highlight.ts';

const textOf = (lines: { text: string }[][]) => lines.map((line) => line.map(({ text }) => text).join('')).join('\n');

test.each([
  ['bash', 'curl -X POST "https://example.com" # once'],
  ['css', 'a { color: red; } /* b */'],
  ['html', '<a href="/b">c</a>'],
  ['json', '{"a": [1, true, null]}'],
  ['tsx', 'const a: B = <C />;'],
])('%s has colours and loses nothing', async (language, code) => {
  const lines = await highlight(code, language);
  expect(textOf(lines)).toBe(code);
  expect(lines.flat().some(({ kind }) => kind)).toBe(true);
});

test.each(['cobol', null, '__proto__'])('%j has no colours', async (language) => {
  expect(await highlight('if (a)\n\n  b;', language)).toEqual([[{ text: 'if (a)' }], [], [{ text: '  b;' }]]);
});

test('no character of any code is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom('js', 'json', 'html', 'sh'),
      async (code, language) => {
        expect(textOf(await highlight(code, language))).toBe(code.replaceAll('\r\n', '\n'));
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  [' TS ', 'TypeScript'],
  ['Liquid', 'Liquid'],
  ['text', null],
  [null, null],
])('the label of the language %j is %j', (language, label) => {
  expect(languageLabel(language)).toBe(label);
});
