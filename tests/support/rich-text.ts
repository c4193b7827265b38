import type { Document } from '@contentful/rich-text-types';

type TestNode = { nodeType: string; data: Record<string, unknown>; content?: TestNode[]; value?: string; marks?: { type: string }[] };

/** Short constructors for rich text. */
export const text = (value: string, ...marks: string[]): TestNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
export const node = (nodeType: string, content: TestNode[] = [], data: Record<string, unknown> = {}): TestNode => ({
  nodeType,
  data,
  content,
});
export const paragraph = (value: string): TestNode => node('paragraph', [text(value)]);
export const documentOf = (...content: TestNode[]): Document => node('document', content) as unknown as Document;

/** The text of a node and all its descendants, block by block, separated by spaces. */
export function textOf(from: unknown): string {
  const { nodeType, value = '', content = [] } = from as TestNode;
  if (nodeType === 'text') return value;
  const holdsText = nodeType === 'paragraph' || nodeType.startsWith('heading') || nodeType.includes('hyperlink');
  return content.map(textOf).join(holdsText ? '' : ' ');
}
