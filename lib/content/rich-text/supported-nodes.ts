import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';

/** The nodes that the toolbar offers. The content check reports all others, and `readable` keeps only these and their parts. */
export const OFFERED_NODES = [
  BLOCKS.HEADING_1,
  BLOCKS.HEADING_2,
  BLOCKS.HEADING_3,
  BLOCKS.HEADING_4,
  BLOCKS.HEADING_5,
  BLOCKS.HEADING_6,
  BLOCKS.UL_LIST,
  BLOCKS.OL_LIST,
  BLOCKS.QUOTE,
  BLOCKS.HR,
  BLOCKS.TABLE,
  BLOCKS.EMBEDDED_ASSET,
  BLOCKS.EMBEDDED_ENTRY,
  INLINES.EMBEDDED_ENTRY,
  INLINES.HYPERLINK,
  INLINES.ENTRY_HYPERLINK,
  INLINES.ASSET_HYPERLINK,
];

const PARTS = [BLOCKS.DOCUMENT, BLOCKS.PARAGRAPH, BLOCKS.LIST_ITEM, BLOCKS.TABLE_ROW, BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL, 'text'];
const NODE_TYPES: ReadonlySet<string> = new Set([...OFFERED_NODES, ...PARTS]);

export const SUPPORTED_MARKS = [
  MARKS.BOLD,
  MARKS.ITALIC,
  MARKS.UNDERLINE,
  MARKS.CODE,
  MARKS.STRIKETHROUGH,
  MARKS.SUBSCRIPT,
  MARKS.SUPERSCRIPT,
] as const;

const MARK_TYPES: ReadonlySet<string> = new Set(SUPPORTED_MARKS);

export const isSupportedNode = (type: string): boolean => NODE_TYPES.has(type);

export const isSupportedMark = (type: string): boolean => MARK_TYPES.has(type);
