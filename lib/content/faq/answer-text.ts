import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { plainText } from '../rich-text/reading.ts';
import { walk } from '../rich-text/walk.ts';

/** An answer in words alone, a line for each paragraph. */
export function answerText(answer: Document): string {
  const lines: string[] = [];
  walk(answer, (node) => {
    if (node.nodeType === BLOCKS.PARAGRAPH) lines.push(plainText(node).trim());
  });
  return lines.filter(Boolean).join('\n');
}
