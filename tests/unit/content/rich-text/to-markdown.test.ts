import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdownTable } from '../../../../lib/content/rich-text/markdown-table.ts';
import { escapeMarkdown, toMarkdown } from '../../../../lib/content/rich-text/to-markdown.ts';
import { toRichText } from '../../../../lib/content/store/sample/markdown.ts';
import { documentOf, node, paragraph, text, textOf } from '../../../support/rich-text.ts';

const resolve = (address: string) => (address.startsWith('/') ? `https://site.example${address}` : address);
const markdown = (...content: Parameters<typeof documentOf>) => toMarkdown(documentOf(...content), resolve);
const picture = {
  id: 'p',
  url: '/images/a.webp',
  width: 1,
  height: 1,
  contentType: 'image/webp',
  alt: 'Bars [seven] of a week',
  caption: null,
};
const code = (value: string, language: string | null = 'js') =>
  node('embedded-entry-block', [], { target: { type: 'code', id: 'c', code: value, language } });
const link = (uri: string, value: string) => node('hyperlink', [text(value)], { uri });
const item = (...content: Parameters<typeof documentOf>) => node('list-item', content);
const cell = (value: string, header = false) => node(header ? 'table-header-cell' : 'table-cell', [paragraph(value)]);

describe('each node', () => {
  test.each([
    ['a paragraph', [paragraph('Words.')], 'Words.'],
    ['headings below the title', [node('heading-2', [text('One')]), node('heading-4', [text('Two')])], '## One\n\n### Two'],
    ['a list', [node('unordered-list', [item(paragraph('a')), item(paragraph('b'))])], '- a\n- b'],
    ['a numbered list', [node('ordered-list', [item(paragraph('a')), item(paragraph('b'))])], '1. a\n2. b'],
    ['a list in a list', [node('unordered-list', [item(paragraph('a'), node('ordered-list', [item(paragraph('b'))]))])], '- a\n\n  1. b'],
    [
      'two lists in a row',
      [node('unordered-list', [item(paragraph('a'))]), node('unordered-list', [item(paragraph('b'))])],
      '- a\n\n<!-- -->\n\n- b',
    ],
    ['a quotation', [node('blockquote', [paragraph('a'), paragraph('b')])], '> a\n>\n> b'],
    ['a rule', [paragraph('a'), node('hr'), paragraph('b')], 'a\n\n* * *\n\nb'],
    [
      'a table',
      [node('table', [node('table-row', [cell('Kind', true), cell('Week', true)]), node('table-row', [cell('A | B'), cell('3')])])],
      '| Kind | Week |\n| --- | --- |\n| A \\| B | 3 |',
    ],
    ['code', [code('let a;')], '```js\nlet a;\n```'],
    ['code that holds fences', [code('```\nx\n```', null)], '````\n```\nx\n```\n````'],
    [
      'a picture',
      [node('embedded-asset-block', [], { target: { type: 'picture', picture } })],
      '![Bars \\[seven\\] of a week](https://site.example/images/a.webp)',
    ],
    [
      'an in-app link',
      [node('paragraph', [text('See '), link('/pricing', 'prices'), text('.')])],
      'See [prices](https://site.example/pricing).',
    ],
    ['a link with brackets', [node('paragraph', [link('https://a.example/b_(c)', 'x')])], '[x](<https://a.example/b_(c)>)'],
    ['a link that must not be one', [node('paragraph', [link('javascript:alert(1)', 'x')])], 'x'],
    [
      'marks',
      [node('paragraph', [text('b', 'bold'), text(' '), text('i', 'italic'), text(' '), text('u', 'underline')])],
      '**b** *i* <u>u</u>',
    ],
    ['spaces beside marks', [node('paragraph', [text('a'), text(' b ', 'bold'), text('c')])], 'a **b** c'],
    ['marks beside marks', [node('paragraph', [text('a', 'bold'), text('b', 'bold', 'italic')])], '**a**<strong><em>b</em></strong>'],
    ['code in a sentence', [node('paragraph', [text('a`b', 'code')])], '``a`b``'],
    ['a line break', [paragraph('a\nb')], 'a\\\nb'],
  ])('%s', (_, content, expected) => {
    expect(markdown(...content)).toBe(expected);
  });
});

test('text that looks like markup stays text', () => {
  expect(escapeMarkdown('# a * b _c_ [d](e) <f> `g` 1. h & i | j')).toBe('\\# a \\* b \\_c\\_ \\[d\\](e) \\<f\\> \\`g\\` 1. h \\& i \\| j');
  expect(escapeMarkdown('1. a')).toBe('1\\. a');
  expect(escapeMarkdown('- a')).toBe('\\- a');
});

test('a table keeps its columns whatever its cells hold', () => {
  const table = markdownTable(['a', 'b'], [['x\ny | z', 'c'], ['only one']]);
  expect(table.split('\n').map((line) => line.match(/(?<!\\)\|/g)?.length)).toEqual([3, 3, 3, 3]);
});

const words = fc.string({ unit: fc.constantFrom(...'ab1 *_`[]()<>#~|\\!&.-+=:"\'é—'), minLength: 1, maxLength: 24 });
const run = fc
  .record({ value: words, marks: fc.subarray(['bold', 'italic', 'underline']) })
  .map(({ value, marks }) => text(value, ...marks));
const block = fc.oneof(
  fc.array(run, { minLength: 1, maxLength: 4 }).map((runs) => node('paragraph', runs)),
  words.map((value) => node('heading-3', [text(value)])),
  words.map((value) => node('blockquote', [paragraph(value)])),
  fc.array(words, { minLength: 1, maxLength: 3 }).map((items) =>
    node(
      'unordered-list',
      items.map((value) => item(paragraph(value))),
    ),
  ),
  fc.array(words, { minLength: 1, maxLength: 3 }).map((items) =>
    node(
      'ordered-list',
      items.map((value) => item(paragraph(value))),
    ),
  ),
);

/** A text's letters and signs, without spaces, which Markdown and HTML are free to fold. */
const signs = (value: string) => value.replace(/\s/g, '');

test('no text is lost or taken for markup: a Markdown parser reads back what was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 5 }), async (content) => {
      const document = documentOf(...content);
      // The parser used here knows no HTML but underlines, which stand in for the elements that replace unsafe stars.
      const written = toMarkdown(document, resolve)
        .replace(/<(\/?)(?:em|strong)>/g, '<$1u>')
        .replaceAll('<!-- -->\n\n', 'x\n\n');
      const read = await toRichText(written, () => 'code');
      expect(signs(textOf(read.document)).replaceAll('x', '')).toBe(signs(textOf(document)).replaceAll('x', ''));
    }),
    { numRuns: 300 },
  );
});
