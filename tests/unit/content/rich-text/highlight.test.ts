import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight, languageLabel, TOKEN_KINDS } from '../../../../lib/content/rich-text/highlight.ts';

const textOf = (lines: { text: string }[][]) => lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
const kindOf = (lines: { text: string; kind?: string }[][], word: string) => lines.flat().find(({ text }) => text.includes(word))?.kind;

test('code gets its kinds: words of the language, values, texts, remarks', async () => {
  const lines = await highlight('const week = plan({ show: 3 }); // rhythm\nsay("Tue");', 'js');
  expect(lines).toHaveLength(2);
  expect(['const', '3', '"Tue"', '// rhythm', 'say'].map((word) => kindOf(lines, word))).toEqual([
    'keyword',
    'constant',
    'string',
    'comment',
    'function',
  ]);
});

test.each([
  ['bash', 'curl -X POST "https://example.com" # once'],
  ['css', 'a { color: red; } /* b */'],
  ['csv', 'date,time\n2026-01-01,"a, b"'],
  ['diff', '- a\n+ b'],
  ['graphql', 'query { a(b: 1) { c } }'],
  ['html', '<a href="/b">c</a>'],
  ['http', 'GET / HTTP/1.1\nHost: example.com'],
  ['json', '{"a": [1, true, null]}'],
  ['jsx', '<A b={1} />'],
  ['markdown', '# a\n\n[b](/c)'],
  ['python', 'def a(b): return "c"  # d'],
  ['sql', "select a from b where c = 'd'"],
  ['tsx', 'const a: B = <C />;'],
  ['typescript', 'type A = string;'],
  ['xml', '<a b="c"/>'],
  ['yaml', 'a: [1, "b"]'],
])('%s has colours and loses nothing', async (language, code) => {
  const lines = await highlight(code, language);
  expect(textOf(lines)).toBe(code);
  expect(lines.flat().some(({ kind }) => kind)).toBe(true);
  for (const { kind } of lines.flat()) if (kind) expect(TOKEN_KINDS).toContain(kind);
});

test.each(['text', 'cobol', '', null, 'constructor', '__proto__'])('%j has no colours', async (language) => {
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

describe('the label of a language', () => {
  test.each([
    ['js', 'JavaScript'],
    [' TS ', 'TypeScript'],
    ['sh', 'Shell'],
    ['Liquid', 'Liquid'],
    ['text', null],
    ['', null],
    [null, null],
  ])('%j is %j', (language, label) => {
    expect(languageLabel(language)).toBe(label);
  });
});
