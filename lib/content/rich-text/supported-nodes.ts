import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';

/**
 * The rich-text nodes that the site draws. The content model offers editors only these, the content check reports all others, and
 * `readable` keeps these. Editors choose `offered` nodes in the toolbar; the other nodes come with them.
 */
const NODES = {
  [BLOCKS.DOCUMENT]: 'part',
  [BLOCKS.PARAGRAPH]: 'part',
  [BLOCKS.HEADING_1]: 'offered',
  [BLOCKS.HEADING_2]: 'offered',
  [BLOCKS.HEADING_3]: 'offered',
  [BLOCKS.HEADING_4]: 'offered',
  [BLOCKS.HEADING_5]: 'offered',
  [BLOCKS.HEADING_6]: 'offered',
  [BLOCKS.UL_LIST]: 'offered',
  [BLOCKS.OL_LIST]: 'offered',
  [BLOCKS.LIST_ITEM]: 'part',
  [BLOCKS.QUOTE]: 'offered',
  [BLOCKS.HR]: 'offered',
  [BLOCKS.TABLE]: 'offered',
  [BLOCKS.TABLE_ROW]: 'part',
  [BLOCKS.TABLE_CELL]: 'part',
  [BLOCKS.TABLE_HEADER_CELL]: 'part',
  [BLOCKS.EMBEDDED_ASSET]: 'offered',
  [BLOCKS.EMBEDDED_ENTRY]: 'offered',
  [INLINES.EMBEDDED_ENTRY]: 'offered',
  [INLINES.HYPERLINK]: 'offered',
  [INLINES.ENTRY_HYPERLINK]: 'offered',
  [INLINES.ASSET_HYPERLINK]: 'offered',
  text: 'part',
} as const;

type OfferedNode = { [Type in keyof typeof NODES]: (typeof NODES)[Type] extends 'offered' ? Type : never }[keyof typeof NODES];

export const OFFERED_NODES = Object.entries(NODES).flatMap(([type, role]) => (role === 'offered' ? [type as OfferedNode] : []));

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

export const isSupportedNode = (type: string): boolean => Object.hasOwn(NODES, type);

export const isSupportedMark = (type: string): boolean => MARK_TYPES.has(type);
