import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types';
import { walk } from '../rich-text/walk.ts';

/** A longer question is more than two lines of a list. Characters. */
export const QUESTION_MAX_CHARACTERS = 120;

export const OFFERED_IN_ANSWERS = [
  BLOCKS.UL_LIST,
  BLOCKS.OL_LIST,
  INLINES.HYPERLINK,
  INLINES.ENTRY_HYPERLINK,
  INLINES.ASSET_HYPERLINK,
] as const;

export const ANSWER_MARKS = [MARKS.BOLD, MARKS.ITALIC] as const;

const DRAWN: ReadonlySet<string> = new Set([...OFFERED_IN_ANSWERS, BLOCKS.DOCUMENT, BLOCKS.PARAGRAPH, BLOCKS.LIST_ITEM, 'text']);

export function undrawnNodes(answer: Document): string[] {
  const found = new Set<string>();
  walk(answer, ({ nodeType }) => {
    if (!DRAWN.has(nodeType)) found.add(nodeType);
  });
  return [...found];
}
