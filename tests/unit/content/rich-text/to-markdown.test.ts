import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { printable } from '../../../../lib/content/printable.ts';
import { markdownTable, toMarkdown } from '../../../../lib/content/rich-text/to-markdown.ts';
import { toRichText } from '../../../../lib/content/store/sample/markdown.ts';
import { anyText } from '../../../support/any-text.ts';
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
    ['two lists in a row', [node('unordered-list', [item(paragraph('a'))]), node('unordered-list', [item(paragraph('b'))])], '- a\n\n* b'],
    ['a quotation', [node('blockquote', [paragraph('a'), paragraph('b')])], '> a\n>\n> b'],
    ['a rule', [paragraph('a'), node('hr'), paragraph('b')], 'a\n\n* * *\n\nb'],
    [
      'a table',
      [node('table', [node('table-row', [cell('Kind', true), cell('Week', true)]), node('table-row', [cell('A | B'), cell('3')])])],
      '| Kind | Week |\n| - | - |\n| A \\| B | 3 |',
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
    ['a link with brackets', [node('paragraph', [link('https://a.example/b_(c)', 'x')])], '[x](https://a.example/b_\\(c\\))'],
    ['a link that must not be one', [node('paragraph', [link('javascript:alert(1)', 'x')])], 'x'],
    [
      'marks',
      [node('paragraph', [text('b', 'bold'), text(' '), text('i', 'italic'), text(' '), text('u', 'underline')])],
      '**b** *i* <u>u</u>',
    ],
    ['spaces beside marks', [node('paragraph', [text('a'), text(' b ', 'bold'), text('c')])], 'a **b** c'],
    ['marks beside marks', [node('paragraph', [text('a', 'bold'), text('b', 'bold', 'italic')])], '**a**__*b*__'],
    ['code in a sentence', [node('paragraph', [text('a`b', 'code')])], '``a`b``'],
    ['a line break', [paragraph('a\nb')], 'a\\\nb'],
  ])('%s', (_, content, expected) => {
    expect(markdown(...content)).toBe(expected);
  });
});

describe('a table', () => {
  const spanning = (value: string, spans: Record<string, number>, header = true) => ({ ...cell(value, header), data: spans });
  const row = (...cells: ReturnType<typeof node>[]) => node('table-row', cells);
  const rowsOf = (written: string) =>
    written.split('\n').map((line) =>
      line
        .replace(/^\| ?| ?\|$/g, '')
        .split('|')
        .map((each) => each.trim()),
    );

  test('of cells that reach over several rows and columns keeps each word below its head', () => {
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

  test('keeps the blank lines of code in its cells, without a sign for them', () => {
    const table = node('table', [row(cell('Code', true)), row(node('table-cell', [code('a\n\n  \r\nb')]))]);
    expect(rowsOf(markdown(table)).at(-1)).toEqual(['`a`<br><br><br>`b`']);
    expect(
      rowsOf(markdown(node('table', [row(cell('Code', true)), row(node('table-cell', [code('\n')]))])))
        .at(-1)
        ?.join(''),
    ).not.toContain('`');
  });
});

test('a file is a link by its title, with its kind and size', () => {
  const file = { type: 'file', id: 'f', url: 'https://assets.ctfassets.net/a.pdf', title: 'A [plan]', about: 'PDF, 1.2 MB', player: null };
  const embedded = (more: object = {}) => node('embedded-asset-block', [], { target: { ...file, ...more } });
  expect(markdown(embedded())).toBe('[A \\[plan\\]](https://assets.ctfassets.net/a.pdf) (PDF, 1.2 MB)');
  expect(markdown(embedded({ player: 'video', about: '' }))).toBe('[A \\[plan\\]](https://assets.ctfassets.net/a.pdf)');
});

test('text that looks like markup stays text', () => {
  expect(markdown(paragraph('# a * b _c_ [d](e) <f> `g` 1. h & i | j'))).toBe('\\# a \\* b \\_c\\_ \\[d]\\(e) \\<f> \\`g\\` 1. h & i | j');
  expect(markdown(paragraph('1. a'))).toBe('1\\. a');
  expect(markdown(paragraph('- a'))).toBe('\\- a');
});

test.each(['# a * b _c_ [d](e) <f> `g` 1. h & i | j', '1. a', '- a', '~~a~~ &amp; b', '![a](b) <!-- c -->', '[^1]: a', '[ ] a'])(
  'a Markdown reader shows the text %s as it is',
  (value) => {
    const { children } = parsed(markdown(paragraph(value)));
    expect(children).toMatchObject([{ type: 'paragraph', children: [{ type: 'text', value }] }]);
  },
);

test('a table keeps its columns with any cells', () => {
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

function parsed(written: string) {
  return fromMarkdown(written, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

const NAMES: Record<string, string> = {
  'heading-2': 'heading',
  'unordered-list': 'bullets',
  'ordered-list': 'numbers',
  'list-item': 'item',
  listItem: 'item',
  'embedded-entry-block': 'code',
  hyperlink: 'link',
  bold: 'strong',
  italic: 'emphasis',
  'table-row': 'row',
  tableRow: 'row',
  'table-cell': 'cell',
  tableCell: 'cell',
};
const nameOf = (type: string) => NAMES[type] ?? type;

/** Every sign of a parsed Markdown text with what it stands in. What only HTML can say is left out. */
function signsRead(from: Nodes, blocks = '', marks: string[] = []): string[] {
  const name = from.type === 'list' ? (from.ordered ? 'numbers' : 'bullets') : nameOf(from.type);
  if (from.type === 'html') return [];
  if (from.type === 'inlineCode') return placed(from.value, blocks, [...marks, 'code']);
  if (from.type === 'code') return placed(from.value, `${blocks}/code`, []);
  if (from.type === 'text') return placed(from.value, blocks, marks);
  const children: Nodes[] = 'children' in from ? from.children : [];
  const isMark = ['strong', 'emphasis', 'link'].includes(name);
  return children.flatMap((child) => (isMark ? signsRead(child, blocks, [...marks, name]) : signsRead(child, `${blocks}/${name}`, marks)));
}

type RichNode = ReturnType<typeof node>;

/** The same of a rich text. Cells of a Markdown table hold words without paragraphs. */
function signsWritten(from: RichNode, blocks = '', marks: string[] = []): string[] {
  const name = nameOf(from.nodeType === 'document' ? 'root' : from.nodeType);
  if (name === 'text') return placed(from.value ?? '', blocks, [...marks, ...(from.marks ?? []).map(({ type }) => nameOf(type))]);
  if (name === 'code') return placed((from.data.target as { code: string }).code, `${blocks}/code`, []);
  if (name === 'link') return (from.content ?? []).flatMap((child) => signsWritten(child, blocks, [...marks, name]));
  const inCell = name === 'paragraph' && blocks.endsWith('/cell');
  return (from.content ?? []).flatMap((child) => signsWritten(child, inCell ? blocks : `${blocks}/${name}`, marks));
}

const placed = (value: string, blocks: string, marks: string[]) =>
  [...signs(value)].map((sign) =>
    [blocks, ...[...new Set(marks)].filter((mark) => mark !== 'underline' && mark !== 'strikethrough').sort(), sign].join(' '),
  );

/** A text's letters and signs, without spaces, which Markdown and HTML are free to fold. */
const signs = (value: string) => value.replace(/\s/g, '');

test('no text is lost or read as markup: a Markdown parser reads back the written text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 5 }), async (content) => {
      const document = documentOf(...content);
      const written = toMarkdown(document, resolve);
      const read = await toRichText(written, () => 'code');
      expect(signs(textOf(read.document))).toBe(signs(textOf(document)));
    }),
    { numRuns: 300 },
  );
});

const markedRun = fc
  .record({ value: words, marks: fc.subarray(['bold', 'italic', 'underline', 'code', 'strikethrough']) })
  .map(({ value, marks }) => text(value, ...marks));
const runs = fc.array(
  fc.oneof(
    markedRun,
    words.map((value) => link('/pricing', value)),
  ),
  { minLength: 1, maxLength: 4 },
);
// GitHub's tables have no spelling for a backslash before a bar in code.
const cellRuns = runs.filter((content) => !content.some(({ value }) => value?.includes('\\|')));
const richBlock = fc.oneof(
  runs.map((content) => node('paragraph', content)),
  runs.map((content) => node('heading-2', content)),
  runs.map((content) => node('blockquote', [node('paragraph', content)])),
  runs.map((content) => node('ordered-list', [item(node('paragraph', content), node('unordered-list', [item(paragraph('b'))]))])),
  runs.map((content) => node('unordered-list', [item(node('paragraph', content)), item(paragraph('- b'))])),
  cellRuns.map((content) =>
    node('table', [
      node('table-row', [cell('k'), cell('v')]),
      node('table-row', [node('table-cell', [node('paragraph', content)]), cell('|')]),
    ]),
  ),
  words.map((value) => code(value)),
);

test('a Markdown reader finds every sign in the same kind of block and with the same marks', () => {
  fc.assert(
    fc.property(fc.array(richBlock, { minLength: 1, maxLength: 4 }), (content) => {
      const document = documentOf(...content);
      expect(signsRead(parsed(toMarkdown(document, resolve)))).toEqual(signsWritten(document as unknown as RichNode));
    }),
    { numRuns: 300 },
  );
});

test('a Markdown reader finds a text with any Unicode characters in the same kind of block', () => {
  const anyBlock = anyText
    .map(printable)
    .chain((value) =>
      fc.constantFrom(
        paragraph(value),
        node('heading-2', [text(value)]),
        node('blockquote', [paragraph(value)]),
        node('unordered-list', [item(paragraph(value))]),
        node('paragraph', [link('/pricing', value), text(value, 'italic')]),
        node('table', [node('table-row', [cell(value)])]),
        code(value),
      ),
    );
  fc.assert(
    fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 3 }), (content) => {
      const document = documentOf(...content);
      expect(signsRead(parsed(toMarkdown(document, resolve)))).toEqual(signsWritten(document as unknown as RichNode));
    }),
    { numRuns: 500 },
  );
});
