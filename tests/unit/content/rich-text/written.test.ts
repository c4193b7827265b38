import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { printable } from '../../../../lib/content/printable.ts';
import { readable } from '../../../../lib/content/rich-text/readable.ts';
import { toHtml } from '../../../../lib/content/rich-text/to-html.ts';
import { toMarkdown } from '../../../../lib/content/rich-text/to-markdown.ts';
import { mappedDocument } from '../../../support/any-document.ts';
import { anyText } from '../../../support/any-text.ts';
import { documentOf, node, paragraph, text, textOf } from '../../../support/rich-text.ts';

const resolve = (address: string) => (address.startsWith('/') ? `https://site.example${address}` : address);
const picture = { id: 'p', url: '/a.webp', width: 4, height: 3, alt: 'Bars "[7]"', caption: 'A & B' };
const file = { type: 'file', id: 'f', url: 'https://a.example/f?a&b', title: 'A <film>', about: 'MP4', player: 'video' };
const asset = (target: object) => node('embedded-asset-block', [], { target });
const code = (value: string) => node('embedded-entry-block', [], { target: { type: 'code', id: 'c', code: value, language: null } });
const link = (uri: string, value: string) => node('hyperlink', [text(value)], { uri });
const item = (...content: Parameters<typeof documentOf>) => node('list-item', content);
const list = (value: string) => node('unordered-list', [item(paragraph(value))]);
const cell = (value: string, header = false, spans = {}) => node(header ? 'table-header-cell' : 'table-cell', [paragraph(value)], spans);
const row = (...cells: ReturnType<typeof node>[]) => node('table-row', cells);

const HEADINGS = [node('heading-2', [text('One')]), node('heading-4', [text('Two')])];
const TABLE = node('table', [row(cell('a', true), node('table-header-cell')), row(cell('c', false, { colspan: 2 }))]);
const TABLE_HTML =
  '<table><thead><tr><th scope="col"><p>a</p></th><th></th></tr></thead><tbody><tr><td colspan="2"><p>c</p></td></tr></tbody></table>';
const FILM_HTML =
  '<figure><video controls preload="none" src="https://a.example/f?a&amp;b"></video><figcaption><a href="https://a.example/f?a&amp;b">A &lt;film&gt;</a> (MP4)</figcaption></figure>';

test.each([
  ['a paragraph with a line break', [paragraph('a < b\nc')], '<p>a &lt; b<br/>c</p>'],
  ['headings below the title', HEADINGS, '<h2>One</h2><h3>Two</h3>'],
  ['a list', [list('a')], '<ul><li><p>a</p></li></ul>'],
  ['a link', [node('paragraph', [link('/a?b=1&c=2', 'x')])], '<p><a href="https://site.example/a?b=1&amp;c=2">x</a></p>'],
  ['a link that must not be one', [node('paragraph', [link('javascript:alert(1)', 'x')])], '<p>x</p>'],
  [
    'a picture with its caption',
    [asset({ type: 'picture', picture })],
    '<figure><img src="https://site.example/a.webp" alt="Bars &quot;[7]&quot;" width="4" height="3"><figcaption>A &amp; B</figcaption></figure>',
  ],
  ['a table with a head and a cell over two columns', [TABLE], TABLE_HTML],
  ['a film', [asset(file)], FILM_HTML],
  ['code', [code('a\n  <b>')], '<pre><code>a\n  &lt;b&gt;</code></pre>'],
])('%s is written as HTML', (_, content, expected) => {
  expect(toHtml(documentOf(...content), resolve)).toBe(expected);
});

test('no word of any document is lost or taken for markup in HTML', () => {
  fc.assert(
    fc.property(mappedDocument, (document) => {
      const root = parse(toHtml(document, resolve), { blockTextElements: {} });
      for (const figure of root.querySelectorAll('figure, pre')) figure.remove();
      expect(withoutSpaces(root.text)).toBe(withoutSpaces(textOf(readable(document).document)));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['headings below the title', HEADINGS, '## One\n\n### Two'],
  ['two lists in a row', [list('a'), list('b')], '- a\n\n* b'],
  [
    'a table',
    [node('table', [row(cell('K', true), cell('W', true)), row(cell('A | B'), cell('3'))])],
    '| K | W |\n| - | - |\n| A \\| B | 3 |',
  ],
  ['code that holds fences', [code('```\nx\n```')], '````\n```\nx\n```\n````'],
  ['a picture', [asset({ type: 'picture', picture })], '![Bars "\\[7\\]"](https://site.example/a.webp)\n\nA & B'],
  ['a link', [node('paragraph', [text('See '), link('/pricing', 'prices'), text('.')])], 'See [prices](https://site.example/pricing).'],
  ['a link that must not be one', [node('paragraph', [link('javascript:alert(1)', 'x')])], 'x'],
  ['underlined words', [node('paragraph', [text('u', 'underline')])], '<u>u</u>'],
])('%s is written as Markdown', (_, content, expected) => {
  expect(toMarkdown(documentOf(...content), resolve)).toBe(expected);
});

test('a table of cells that reach over several rows and columns keeps each word below its head in Markdown', () => {
  const table = node('table', [
    row(cell('Plan', true, { rowspan: 2 }), cell('Price', true, { colspan: 2 })),
    row(cell('Month', true), cell('Year', true)),
    row(cell('Pro', true), cell('nothing', false, { colspan: 2, rowspan: 2 })),
    row(cell('Team', true)),
  ]);
  const written = toMarkdown(documentOf(table), resolve)
    .replaceAll(/ *\| */g, '|')
    .replaceAll(/-+/g, '-');
  expect(written).toBe('|Plan|Price<br>Month|Price<br>Year|\n|-|-|-|\n|Pro|nothing|nothing|\n|Team|nothing|nothing|');
});

const MARKUP = ['# a * b _c_ [d](e) <f> `g` 1. h & i | j', '1. a', '- a', '~~a~~ &amp; b', '![a](b) <!-- c -->', '[^1]: a', '[ ] a'];

const parsed = (written: string) => fromMarkdown(written, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

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
const linked = words.map((value) => link('/pricing', value));
const runs = fc.array(fc.oneof(run, linked), { minLength: 1, maxLength: 4 });
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
    { numRuns: 500, examples: MARKUP.map((value) => [[paragraph(value)]]) },
  );
});
