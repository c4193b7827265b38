import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { printable } from '../../../../lib/content/printable.ts';
import { toMarkdown } from '../../../../lib/content/rich-text/to-markdown.ts';
import { anyText } from '../../../support/any-text.ts';
import { documentOf, node, paragraph, text, textOf } from '../../../support/rich-text.ts';

const resolve = (address: string) => (address.startsWith('/') ? `https://site.example${address}` : address);
const markdown = (...content: Parameters<typeof documentOf>) => toMarkdown(documentOf(...content), resolve);
const picture = { id: 'p', url: '/images/a.webp', width: 1, height: 1, alt: 'Bars [seven] of a week', caption: null };
const code = (value: string, language: string | null = 'js') =>
  node('embedded-entry-block', [], { target: { type: 'code', id: 'c', code: value, language } });
const link = (uri: string, value: string) => node('hyperlink', [text(value)], { uri });
const item = (...content: Parameters<typeof documentOf>) => node('list-item', content);
const cell = (value: string, header = false) => node(header ? 'table-header-cell' : 'table-cell', [paragraph(value)]);

test.each([
  ['headings below the title', [node('heading-2', [text('One')]), node('heading-4', [text('Two')])], '## One\n\n### Two'],
  ['two lists in a row', [node('unordered-list', [item(paragraph('a'))]), node('unordered-list', [item(paragraph('b'))])], '- a\n\n* b'],
  [
    'a table',
    [node('table', [node('table-row', [cell('Kind', true), cell('Week', true)]), node('table-row', [cell('A | B'), cell('3')])])],
    '| Kind | Week |\n| - | - |\n| A \\| B | 3 |',
  ],
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
  ['a link that must not be one', [node('paragraph', [link('javascript:alert(1)', 'x')])], 'x'],
  ['underlined words', [node('paragraph', [text('u', 'underline')])], '<u>u</u>'],
])('%s is written as Markdown', (_, content, expected) => {
  expect(markdown(...content)).toBe(expected);
});

const spanning = (value: string, spans: Record<string, number>, header = true) => ({ ...cell(value, header), data: spans });
const row = (...cells: ReturnType<typeof node>[]) => node('table-row', cells);
const rowsOf = (written: string) =>
  written.split('\n').map((line) =>
    line
      .replace(/^\| ?| ?\|$/g, '')
      .split('|')
      .map((each) => each.trim()),
  );

test('a table of cells that reach over several rows and columns keeps each word below its head', () => {
  const table = node('table', [
    row(spanning('Plan', { rowspan: 2 }), spanning('Price', { colspan: 2 })),
    row(cell('Month', true), cell('Year', true)),
    row(cell('Pro', true), spanning('nothing', { colspan: 2, rowspan: 2 }, false)),
    row(cell('Team', true)),
  ]);
  expect(rowsOf(markdown(table))).toEqual([
    ['Plan', 'Price<br>Month', 'Price<br>Year'],
    ['-', '-', '-'],
    ['Pro', 'nothing', 'nothing'],
    ['Team', 'nothing', 'nothing'],
  ]);
});

test.each(['# a * b _c_ [d](e) <f> `g` 1. h & i | j', '1. a', '- a', '~~a~~ &amp; b', '![a](b) <!-- c -->', '[^1]: a', '[ ] a'])(
  'a Markdown reader shows the text %s as it is',
  (value) => {
    const { children } = parsed(markdown(paragraph(value)));
    expect(children).toMatchObject([{ type: 'paragraph', children: [{ type: 'text', value }] }]);
  },
);

function parsed(written: string) {
  return fromMarkdown(written, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** What a reader of the Markdown sees, without spaces, which Markdown is free to fold. */
function seen(from: Nodes): string {
  if (from.type === 'html') return '';
  if ('children' in from) return from.children.map(seen).join('');
  return 'value' in from ? withoutSpaces(from.value) : '';
}
const withoutSpaces = (value: string) => value.replace(/\s/g, '');

const words = fc.string({ unit: fc.constantFrom(...'ab1 *_`[]()<>#~|\\!&.-+=:"\'é—'), minLength: 1, maxLength: 24 });
const run = fc
  .record({ value: words, marks: fc.subarray(['bold', 'italic', 'underline', 'code', 'strikethrough']) })
  .map(({ value, marks }) => text(value, ...marks));
const runs = fc.array(
  fc.oneof(
    run,
    words.map((value) => link('/pricing', value)),
  ),
  { minLength: 1, maxLength: 4 },
);
const block = fc.oneof(
  runs.map((content) => node('paragraph', content)),
  runs.map((content) => node('heading-2', content)),
  runs.map((content) => node('blockquote', [node('paragraph', content)])),
  runs.map((content) => node('ordered-list', [item(node('paragraph', content), node('unordered-list', [item(paragraph('b'))]))])),
  anyText.map((value) => paragraph(printable(value))),
);

test('a Markdown reader sees every sign of a text, and takes none for markup', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (content) => {
      const document = documentOf(...content);
      expect(seen(parsed(toMarkdown(document, resolve)))).toBe(withoutSpaces(textOf(document)));
    }),
    { numRuns: 500 },
  );
});
