import type { Block, Document, Inline, Text } from '@contentful/rich-text-types';

type Node = Document | Block | Inline | Text;

/** Visits every node of a rich-text document, parents first. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  if ('content' in node) for (const child of node.content) walk(child, visit);
}
