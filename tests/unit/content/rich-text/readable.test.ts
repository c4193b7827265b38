import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readable } from '../../../../lib/content/rich-text/readable.ts';
import { plainText } from '../../../../lib/content/rich-text/reading.ts';
import { walk } from '../../../../lib/content/rich-text/walk.ts';
import { anyDocument } from '../../../support/any-document.ts';
import { documentOf, node, paragraph, text } from '../../../support/rich-text.ts';

const quiet = { report: () => {} };
const link = (uri: unknown, ...content: ReturnType<typeof text>[]) => node(INLINES.HYPERLINK, content, { uri });

/** The tree by its types: `table(row(cell(paragraph)))`. */
function shape(from: unknown): string {
  const { nodeType, content } = from as { nodeType: string; content?: unknown[] };
  return content?.length ? `${nodeType}(${content.map(shape).join(' ')})` : nodeType;
}
const shapeOf = (...nodes: ReturnType<typeof node>[]) =>
  readable(documentOf(...nodes), quiet)
    .document.content.map(shape)
    .join(' ');

describe('headings', () => {
  const { document, headings } = readable(
    documentOf(
      node(BLOCKS.HEADING_1, [text('Start '), link('/pricing', text('here'))]),
      node(BLOCKS.HEADING_4, [text('Start\nhere', 'bold')]),
      node(BLOCKS.HEADING_2, [text(' ')]),
    ),
    { ...quiet, takenIds: ['start-here'] },
  );

  test('have an id and the level of their element, and are listed', () => {
    expect(headings).toEqual([
      { id: 'start-here-2', level: 2, title: 'Start here' },
      { id: 'start-here-3', level: 3, title: 'Start here' },
    ]);
    expect(document.content.map(({ nodeType, data }) => [nodeType, data.id])).toEqual([
      [BLOCKS.HEADING_2, 'start-here-2'],
      [BLOCKS.HEADING_3, 'start-here-3'],
    ]);
  });

  test('know whether there is a link in them', () => {
    expect(document.content.map(({ data }) => data.linked)).toEqual([true, false]);
  });
});

describe('tables', () => {
  const cell = (...content: ReturnType<typeof node>[]) => node(BLOCKS.TABLE_CELL, content);
  const head = (...content: ReturnType<typeof node>[]) => node(BLOCKS.TABLE_HEADER_CELL, content);
  const row = (...cells: ReturnType<typeof node>[]) => node(BLOCKS.TABLE_ROW, cells);

  test('say what each header cell is the header of, and which heading they stand under', () => {
    const table = node(BLOCKS.TABLE, [
      row(head(paragraph('Kind')), head(paragraph('Time'))),
      row(head(paragraph('Show')), cell(paragraph('15'))),
    ]);
    const { document } = readable(documentOf(node(BLOCKS.HEADING_2, [text('Kinds')]), table), quiet);
    const [, drawn] = document.content;
    expect(drawn?.data).toEqual({ heading: 'Kinds', head: 1, columns: 2 });
    const scopes = ((drawn as { content: unknown }).content as { content: { data: { scope: string } }[] }[]).map(({ content }) =>
      content.map(({ data }) => data.scope),
    );
    expect(scopes[0]).toEqual(['col', 'col']);
    expect(scopes[1]?.[0]).toBe('row');
  });

  const over = (columns: number, rows: number, word: string, type: BLOCKS = BLOCKS.TABLE_HEADER_CELL) =>
    node(type, [paragraph(word)], { ...(columns > 1 && { colspan: columns }), ...(rows > 1 && { rowspan: rows }) });
  /** Each cell as `words scope colspan×rowspan`, row by row, and the table's facts. */
  const tableOf = (...rows: ReturnType<typeof node>[]) => {
    const [table] = readable(documentOf(node(BLOCKS.TABLE, rows)), quiet).document.content;
    const rowsOfCells = (table?.content ?? []) as never as { content: { nodeType: string; data: Record<string, number> }[] }[];
    const cells = rowsOfCells.map(({ content }) =>
      content.map((each) => {
        const { scope, colspan = 1, rowspan = 1 } = each.data;
        const of = each.nodeType === BLOCKS.TABLE_HEADER_CELL ? ` ${scope}` : '';
        return `${plainText(each as never)}${of} ${colspan}×${rowspan}`;
      }),
    );
    return { head: table?.data.head, columns: table?.data.columns, cells };
  };
  const words = (...all: string[]) => all.map((word) => cell(paragraph(word)));

  test('with a head of two rows say of each of its cells which columns it heads', () => {
    expect(
      tableOf(
        row(over(1, 2, 'Plan'), over(2, 1, 'Price')),
        row(over(1, 1, 'Month'), over(1, 1, 'Year')),
        row(over(1, 1, 'Pro'), ...words('9', '90')),
      ),
    ).toEqual({
      ...{ head: 2, columns: 3 },
      cells: [
        ['Plan col 1×2', 'Price col 2×1'],
        ['Month col 1×1', 'Year col 1×1'],
        ['Pro row 1×1', '9 1×1', '90 1×1'],
      ],
    });
  });

  test('have no header that would cut a cell in two, and no row in which no cell begins', () => {
    expect(tableOf(row(over(1, 2, 'Plan'), over(1, 1, 'Price')), row(...words('9')))).toMatchObject({
      ...{ head: 0, columns: 2 },
      cells: [['Plan col 1×2', 'Price col 1×1'], ['9 1×1']],
    });
    expect(tableOf(row(over(1, 2, 'Plan'), over(1, 2, 'Price')), row(), row(...words('Pro', '9')))).toMatchObject({
      ...{ head: 1, columns: 2 },
      cells: [
        ['Plan col 1×1', 'Price col 1×1'],
        ['Pro 1×1', '9 1×1'],
      ],
    });
    expect(tableOf(row(over(1, 1, 'A')), row(over(1, 9, 'B')))).toMatchObject({ head: 1, cells: [['A col 1×1'], ['B row 1×1']] });
  });

  test('consist of rows of cells, with any input', () => {
    expect(shapeOf(node(BLOCKS.TABLE, [paragraph('a'), row(text('b'), cell()), row(), node(BLOCKS.HR)]))).toBe(
      'table(table-row(table-cell(paragraph(text))) table-row(table-cell(paragraph(text)) table-cell) table-row(table-cell(hr)))',
    );
  });

  test('hold only words in their header cells', () => {
    expect(shapeOf(node(BLOCKS.TABLE, [row(head(node(BLOCKS.HEADING_2, [text('a')]), node(BLOCKS.HR)))]))).toBe(
      'table(table-row(table-header-cell(paragraph(text text text))))',
    );
  });
});

describe('a node is in a valid position', () => {
  test.each([
    [
      'words without a paragraph get one',
      [text('a'), link('/b', text('b')), paragraph('c')],
      'paragraph(text hyperlink(text)) paragraph(text)',
    ],
    ['a block inside a paragraph is read out', [node(BLOCKS.PARAGRAPH, [paragraph('a')])], 'paragraph(text text text)'],
    ['what is no list item becomes one', [node(BLOCKS.UL_LIST, [paragraph('a')])], 'unordered-list(list-item(paragraph(text)))'],
    ['a list item without a list is what it holds', [node(BLOCKS.LIST_ITEM, [paragraph('a')])], 'paragraph(text)'],
    [
      'a link inside a link is its words',
      [node(BLOCKS.PARAGRAPH, [link('/a', link('/b', text('b')) as never)])],
      'paragraph(hyperlink(text))',
    ],
    ['what is empty is left out', [paragraph(''), paragraph(' \n'), node(BLOCKS.UL_LIST), node(BLOCKS.TABLE), node(BLOCKS.QUOTE)], ''],
    ['a rule keeps what lay in it, behind it', [node(BLOCKS.HR, [text('a')])], 'hr paragraph(text)'],
  ])('%s', (_, nodes, expected) => {
    expect(shapeOf(...(nodes as ReturnType<typeof node>[]))).toBe(expected);
  });

  test('other entries that are embedded render nothing', () => {
    const other = { type: 'unknown', id: 'a' };
    expect(
      shapeOf(
        node(BLOCKS.EMBEDDED_ENTRY, [], { target: other }),
        node(BLOCKS.EMBEDDED_ASSET, [], { target: other }),
        node(BLOCKS.EMBEDDED_RESOURCE),
        node(BLOCKS.PARAGRAPH, [node(INLINES.EMBEDDED_ENTRY, [], { target: other }), node(INLINES.EMBEDDED_RESOURCE)]),
      ),
    ).toBe('');
  });
});

describe('a link', () => {
  const hrefOf = (inline: ReturnType<typeof node>) => {
    const [block] = readable(documentOf(node(BLOCKS.PARAGRAPH, [inline])), quiet).document.content;
    return (block as unknown as { content: { data: { href?: string } }[] }).content[0]?.data.href;
  };

  test('to an entry leads to its page, to a file leads to the file', () => {
    const words = [text('a')];
    expect(hrefOf(node(INLINES.ENTRY_HYPERLINK, words, { target: { type: 'entry', id: 'a', kind: 'blog', slug: 'a-post' } }))).toBe(
      '/blog/a-post',
    );
    expect(hrefOf(node(INLINES.ASSET_HYPERLINK, words, { target: { type: 'file', id: 'a', url: 'https://assets.example/a.pdf' } }))).toBe(
      'https://assets.example/a.pdf',
    );
    expect(hrefOf(node(INLINES.ASSET_HYPERLINK, words, { target: { type: 'picture', picture: { url: '/images/a.webp' } } }))).toBe(
      '/images/a.webp',
    );
  });

  test.each([
    ['somewhere unsafe', node(INLINES.HYPERLINK, [text('a')], { uri: 'javascript:alert(1)' })],
    ['nowhere', node(INLINES.HYPERLINK, [text('a')], {})],
    ['an item of another space, as it comes', node(INLINES.ENTRY_HYPERLINK, [text('a')], { target: { sys: { type: 'ResourceLink' } } })],
    ['an entry that is gone', node(INLINES.ENTRY_HYPERLINK, [text('a')], { target: { type: 'unknown', id: 'a' } })],
    ['an item of another space', node(INLINES.RESOURCE_HYPERLINK, [text('a')], { target: { sys: { urn: 'a' } } })],
  ])('to %s is its words', (_, inline) => {
    expect(shapeOf(node(BLOCKS.PARAGRAPH, [inline]))).toBe('paragraph(text)');
  });
});

describe('unknown nodes', () => {
  test('is read out and reported: nodes and marks by their type', () => {
    const report = vi.fn();
    const { document } = readable(
      documentOf(node('callout', [paragraph('Mind '), node('sparkle', [text('this', 'glow', 'bold')])]), node('callout', [text(' too')])),
      { report },
    );
    expect(plainText(document)).toBe('Mind this too');
    for (const type of ['"callout"', '"sparkle"', '"glow"']) expect(report).toHaveBeenCalledWith(expect.stringContaining(type));
  });

  test('is said on the console once in a process', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (let time = 0; time < 3; time += 1) readable(documentOf(node('seen-before', [text('a')])));
    expect(error.mock.calls.filter(([line]) => String(line).includes('"seen-before"'))).toHaveLength(1);
    error.mockRestore();
  });
});

const DRAWN = [
  ...Object.values(BLOCKS).filter((type) => type !== BLOCKS.HEADING_1 && type !== BLOCKS.EMBEDDED_RESOURCE),
  INLINES.HYPERLINK,
  'text',
];

/** The words of a tree before anything was done to it, without the space between them. */
function wordsOf(from: unknown): string {
  if (typeof from !== 'object' || from === null) return '';
  const { value, content } = from as { value?: unknown; content?: unknown };
  return (typeof value === 'string' ? value : '') + (Array.isArray(content) ? content.map(wordsOf).join('') : '');
}
const withoutSpace = (value: string) => value.replaceAll(/\s+/g, '');

test('a text of any shape becomes one that can be drawn, and no word of it is lost', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const before = JSON.stringify(document);
      const { document: read, headings } = readable(document, quiet);
      const inlineCode = /"code"/.test(before) && before.includes(INLINES.EMBEDDED_ENTRY);
      const words = withoutSpace(plainText(read));
      if (inlineCode) expect(words.replaceAll('a()', '')).toBe(withoutSpace(wordsOf(document)).replaceAll('a()', ''));
      else expect(words).toBe(withoutSpace(wordsOf(document)));
      expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
      walk(read, ({ nodeType }) => expect(DRAWN).toContain(nodeType));
      expect(JSON.stringify(document)).toBe(before);
    }),
    { numRuns: 400 },
  );
});

test('nesting without end is read out flat', () => {
  let deep: unknown = text('the end');
  for (let level = 0; level < 20_000; level += 1) deep = node(level % 2 ? BLOCKS.QUOTE : 'callout', [deep as ReturnType<typeof node>]);
  const { document } = readable(documentOf(deep as ReturnType<typeof node>), quiet);
  expect(plainText(document)).toBe('the end');
});

test.each([undefined, null, 7, 'text', [], {}, { nodeType: 'document' }, paragraph('a')])(
  '%j in place of a document does not throw',
  (value) => {
    expect(readable(value, quiet).document.nodeType).toBe(BLOCKS.DOCUMENT);
  },
);
