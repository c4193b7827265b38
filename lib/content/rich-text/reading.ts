import type { Block, Document, Inline, Text } from '@contentful/rich-text-types';
import { walk } from './walk.ts';

/** A steady reader of a text on a screen. */
export const WORDS_PER_MINUTE = 230;

/** The text of a node and all below it, as it stands. */
export function plainText(node: Document | Block | Inline | Text): string {
  let text = '';
  walk(node, (each) => {
    if (each.nodeType === 'text') text += (each as Text).value;
  });
  return text;
}

/** How long a text takes to read, in whole minutes, at least one. Code counts as little as its reader spends on it: nothing. */
export function readingMinutes(document: Document): number {
  let words = 0;
  walk(document, (node) => {
    if (node.nodeType === 'text') words += (node as Text).value.split(/\s+/).filter(Boolean).length;
  });
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
