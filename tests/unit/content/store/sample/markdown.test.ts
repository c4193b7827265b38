import { describe, expect, test } from 'vitest';
import { toRichText } from '../../../../../lib/content/store/sample/markdown.ts';

type Node = { nodeType: string; value?: string; marks?: { type: string }[]; data: { target?: unknown }; content?: Node[] };

const convert = async (markdown: string) => {
  const { document, codes } = await toRichText(markdown, (position) => `code-${position + 1}`);
  return { blocks: (document as unknown as Node).content ?? [], codes };
};
const marksIn = (block: Node | undefined) =>
  (block?.content ?? []).map(({ value, marks }) => [value, marks?.map(({ type }) => type).sort()]);

describe('Markdown becomes rich text', () => {
  test('with a picture as an embedded asset', async () => {
    const { blocks } = await convert('Before.\n\n![ignored](figure-one)\n\nAfter.');
    expect(blocks.map(({ nodeType }) => nodeType)).toEqual(['paragraph', 'embedded-asset-block', 'paragraph']);
    expect(blocks[1]?.data.target).toEqual({ sys: { type: 'Link', linkType: 'Asset', id: 'figure-one' } });
  });

  test('with fenced code as entries of their own, counted in the order of the text', async () => {
    const { blocks, codes } = await convert('```js\nlet a;\n```\n\nBetween.\n\n```\nplain\n```');
    expect(codes).toEqual([
      { language: 'js', code: 'let a;' },
      { language: null, code: 'plain' },
    ]);
    expect([blocks[0], blocks[2]].map((block) => block?.data.target)).toEqual(
      ['code-1', 'code-2'].map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } })),
    );
  });

  test('with <u> as an underline, on top of other marks', async () => {
    const { blocks } = await convert('Never <u>post **at once**</u> again.');
    expect(marksIn(blocks[0])).toEqual([
      ['Never ', []],
      ['post ', ['underline']],
      ['at once', ['bold', 'underline']],
      [' again.', []],
    ]);
  });

  test('with header cells in the first row of a table only', async () => {
    const { blocks } = await convert('| a | b |\n|---|---|\n| 1 | 2 |');
    expect(blocks[0]?.content?.map(({ content }) => content?.map(({ nodeType }) => nodeType))).toEqual([
      ['table-header-cell', 'table-header-cell'],
      ['table-cell', 'table-cell'],
    ]);
  });

  test.each([
    ['other HTML', 'Some <b>bold</b> text.', /html <b>/],
    ['a block of HTML', '<div>text</div>', /html <div>/],
  ])('but not from %s, which is refused by name', async (_, markdown, message) => {
    await expect(convert(markdown)).rejects.toThrow(message);
  });
});
