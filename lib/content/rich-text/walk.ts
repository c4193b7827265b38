import type { Block, Document, Inline, Text } from '@contentful/rich-text-types';

type Node = Document | Block | Inline | Text;

/** Whether a value can be a rich-text node: other values in a document are ignored. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { nodeType?: unknown }).nodeType === 'string';

export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  if ('content' in node && Array.isArray(node.content)) for (const child of node.content) if (isNode(child)) walk(child, visit);
}
