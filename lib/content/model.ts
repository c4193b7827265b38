import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { SLUG_MAX_BYTES } from '../routing/slug.ts';
import { COLLECTIONS, ENTRY_KINDS, type EntryKind } from '../site/collections.ts';
import { FAQ_LISTS, QUESTIONS_OF } from '../site/questions.ts';
import { ANNOUNCEMENT_LIMITS } from './announcements/limits.ts';
import { PICTURE_MAX_BYTES, TEXT_LIMITS } from './check/limits.ts';
import { ANSWER_MARKS, OFFERED_IN_ANSWERS, QUESTION_MAX_CHARACTERS } from './faq/limits.ts';
import { OFFERED_NODES, SUPPORTED_MARKS } from './rich-text/supported-nodes.ts';

export type Validation = Record<string, unknown>;

/** Contentful's editor for a field of each type, if the field names no other. */
const WIDGETS = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
  RichText: 'richTextEditor',
  Array: 'tagEditor',
  Link: 'assetLinkEditor',
  Integer: 'numberEditor',
  Boolean: 'boolean',
  Date: 'datePicker',
};

type Given = {
  name: string;
  type: keyof typeof WIDGETS;
  help: string;
  widget?: string;
  localized?: true;
  required?: true;
  validations?: Validation[];
  linkType?: 'Asset';
  items?: { type: 'Symbol'; validations: Validation[] };
};

const withDefaults = (id: string, { name, type, ...given }: Given) => ({
  ...{ id, name, type, localized: false, required: false, validations: [] as Validation[], widget: WIDGETS[type] },
  ...given,
});
type ModelField = ReturnType<typeof withDefaults>;

export type ModelType = { id: string; name: string; description: string; displayField: string; fields: ModelField[] };

export const CODE_BLOCK = 'codeBlock';
export const SITE_TEXT = 'siteText';
export const FAQ_ITEM = 'faqItem';
export const ANNOUNCEMENT = 'announcement';

export const PART_TYPES = [CODE_BLOCK, SITE_TEXT, FAQ_ITEM, ANNOUNCEMENT] as const;
export type PartType = (typeof PART_TYPES)[number];

export const isPartType = (id: string | undefined): id is PartType => PART_TYPES.some((each) => each === id);

const KEYWORD_MAX_CHARACTERS = 80;

/** The signs that no slug has: Contentful's expressions have no letter classes. The whole rule is in lib/routing/slug.ts. */
const NO_SIGN = '\\s!-,/:-@\\[-^`{-}';
const SLUG_VALIDATIONS: Validation[] = [
  { unique: true },
  {
    regexp: { pattern: `^[^.${NO_SIGN}][^${NO_SIGN}]*$`, flags: null },
    message: 'Letters, digits and "-", "_", "." or "~", no spaces, no "." in front',
  },
  { prohibitRegexp: { pattern: '\\.(md|rsc|segments?)$', flags: 'i' }, message: 'Must not end with .md, .rsc or .segments' },
  { size: { max: SLUG_MAX_BYTES } },
];

const LINKED_ENTRIES = { linkContentType: [...ENTRY_KINDS], message: 'Only entries that have a page can be linked to' };

const RICH_TEXT_VALIDATIONS: Validation[] = [
  { enabledNodeTypes: OFFERED_NODES, message: 'The site shows only what the toolbar offers' },
  { enabledMarks: [...SUPPORTED_MARKS], message: 'The site shows only what the toolbar offers' },
  {
    nodes: {
      [BLOCKS.EMBEDDED_ENTRY]: [{ linkContentType: [CODE_BLOCK], message: 'Only code blocks can stand in a text' }],
      [INLINES.EMBEDDED_ENTRY]: [{ linkContentType: [CODE_BLOCK], message: 'Only code blocks can stand in a text' }],
      [INLINES.ENTRY_HYPERLINK]: [LINKED_ENTRIES],
    },
  },
];

const articleFields = (kind: EntryKind): Record<string, Given> => ({
  title: {
    ...{ name: 'Title', type: 'Symbol', localized: true, required: true },
    help: `The heading of the page, its name in lists and search results. ${TEXT_LIMITS.title} characters at most.`,
    validations: [{ size: { max: TEXT_LIMITS.title } }],
  },
  slug: {
    ...{ name: 'Slug', type: 'Symbol', widget: 'slugEditor', localized: true, required: true },
    help: `The end of the address: …${COLLECTIONS[kind].detailPath}/SLUG. Clear it in other languages to use the same one.`,
    validations: SLUG_VALIDATIONS,
  },
  description: {
    ...{ name: 'Description', type: 'Text', localized: true, required: true },
    help: `One or two sentences for cards and search results, without formatting. ${TEXT_LIMITS.description} characters at most.`,
    validations: [{ size: { max: TEXT_LIMITS.description } }],
  },
  keywords: {
    ...{ name: 'Keywords', type: 'Array', localized: true },
    help: 'Topics in the language of the text. One that three entries share gets a page of its own.',
    items: { type: 'Symbol', validations: [{ size: { max: KEYWORD_MAX_CHARACTERS } }] },
  },
  previewImage: {
    ...{ name: 'Preview image', type: 'Link', linkType: 'Asset' },
    help: 'For cards and social networks, 1200 × 630 pixels. Describe it in the asset, in each language.',
    validations: [{ linkMimetypeGroup: ['image'] }, { assetFileSize: { max: PICTURE_MAX_BYTES } }],
  },
  content: {
    ...{ name: 'Content', type: 'RichText', localized: true, required: true },
    help: 'The title stands above it: begin with heading 2 and skip no level.',
    validations: RICH_TEXT_VALIDATIONS,
  },
});

const CODE_FIELDS: Record<string, Given> = {
  title: { name: 'Name', type: 'Symbol', required: true, help: 'To find it again; visitors do not see it.' },
  language: { name: 'Language', type: 'Symbol', help: 'For colours and label: js, json, html, css, bash, csv …; "text" where it is none.' },
  code: { name: 'Code', type: 'Text', localized: true, required: true, help: 'Shown exactly as it is written.' },
};

const SITE_TEXT_FIELDS: Record<string, Given> = {
  key: {
    ...{ name: 'Key', type: 'Symbol', required: true },
    help: 'Which text of the site it replaces. The preview of a page shows the key of each text.',
    validations: [
      { unique: true },
      { regexp: { pattern: '^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$', flags: null }, message: 'A key, such as home.hero.lede' },
    ],
  },
  text: {
    ...{ name: 'Text', type: 'Text', localized: true },
    help: 'Keep what stands in {braces} and <tags>. A language without a text here keeps the text of the site.',
  },
};

const ANSWER_VALIDATIONS: Validation[] = [
  { enabledNodeTypes: [...OFFERED_IN_ANSWERS], message: 'An answer has paragraphs, lists and links' },
  { enabledMarks: [...ANSWER_MARKS], message: 'An answer has bold and italic words' },
  { nodes: { [INLINES.ENTRY_HYPERLINK]: [LINKED_ENTRIES] } },
];

const FAQ_ITEM_FIELDS: Record<string, Given> = {
  question: {
    ...{ name: 'Question', type: 'Symbol', localized: true, required: true },
    help: `As a visitor would ask it. ${QUESTION_MAX_CHARACTERS} characters at most.`,
    validations: [{ size: { max: QUESTION_MAX_CHARACTERS } }],
  },
  // Not required: an entry that only hides a question needs none. The content check requires it of all others.
  answer: {
    ...{ name: 'Answer', type: 'RichText', localized: true, validations: ANSWER_VALIDATIONS },
    help: 'The first sentence answers the question. Paragraphs, lists, bold, italic and links.',
  },
  list: {
    ...{ name: 'List', type: 'Symbol', widget: 'dropdown', required: true, validations: [{ in: [...FAQ_LISTS] }] },
    help: 'Where it stands: a group of the FAQ page, or the list of another page.',
  },
  order: {
    ...{ name: 'Order', type: 'Integer' },
    help: 'The questions of the site have 10, 20, 30 …: 15 is between the first two. Without it: last.',
  },
  replaces: {
    ...{ name: 'Replaces', type: 'Symbol', widget: 'dropdown' },
    help: 'The question of the site in the same list that it stands in place of.',
    validations: [{ in: [...new Set(Object.values(QUESTIONS_OF).flat())].sort() }],
  },
  hidden: { name: 'Hidden', type: 'Boolean', help: 'Yes: the question under "Replaces" is not shown, and this one is not either.' },
};

const ANNOUNCEMENT_FIELDS: Record<string, Given> = {
  text: {
    ...{ name: 'Text', type: 'Symbol', localized: true, required: true },
    help: `One sentence. ${ANNOUNCEMENT_LIMITS.text} characters at most.`,
    validations: [{ size: { max: ANNOUNCEMENT_LIMITS.text } }],
  },
  linkText: {
    ...{ name: 'Link text', type: 'Symbol', localized: true },
    help: `The words of the link. ${ANNOUNCEMENT_LIMITS.linkText} characters at most.`,
    validations: [{ size: { max: ANNOUNCEMENT_LIMITS.linkText } }],
  },
  link: {
    ...{ name: 'Link', type: 'Symbol', localized: true },
    help: 'A path of the site, such as /pricing, or an address with https://. The site adds the language.',
    validations: [
      { regexp: { pattern: '^(/([^/]|$)|https://)', flags: null }, message: 'A path such as /pricing, or an address with https://' },
    ],
  },
  from: {
    ...{ name: 'From', type: 'Date', required: true },
    help: 'When it appears, with the time zone. Of several at once the one that began last is shown.',
  },
  until: { name: 'Until', type: 'Date', required: true, help: 'When it goes, with the time zone.' },
  pages: {
    ...{ name: 'Pages', type: 'Array' },
    help: 'Paths without a language: /pricing, or /blog/* for everything below /blog. Empty: all pages.',
    items: { type: 'Symbol', validations: [{ regexp: { pattern: '^/', flags: null }, message: 'A path, such as /pricing' }] },
  },
};

const NAMES: Record<EntryKind, [name: string, description: string]> = {
  blog: ['Blog', 'An article below /blogs'],
  resource: ['Resource', 'A guide or template below /resources'],
  compare: ['Comparison', 'A comparison below /compare'],
};

const modelType = (id: string, name: string, description: string, displayField: string, fields: Record<string, Given>): ModelType => ({
  ...{ id, name, description, displayField },
  fields: Object.entries(fields).map((field) => withDefaults(...field)),
});

export const CONTENT_MODEL: readonly ModelType[] = [
  ...ENTRY_KINDS.map((kind) => modelType(kind, ...NAMES[kind], 'title', articleFields(kind))),
  modelType(CODE_BLOCK, 'Code block', 'Code to stand in a text', 'title', CODE_FIELDS),
  modelType(SITE_TEXT, 'Site text', 'A text in place of one of the site', 'key', SITE_TEXT_FIELDS),
  modelType(FAQ_ITEM, 'Question', 'A question with its answer, in a list of the site', 'question', FAQ_ITEM_FIELDS),
  modelType(ANNOUNCEMENT, 'Announcement', 'A bar above the header, for a time', 'text', ANNOUNCEMENT_FIELDS),
];

/** A field without its editor, as the management API's content types have it. */
export function fieldOf({ widget: _, help: __, ...field }: ModelField) {
  return { ...field, disabled: false, omitted: false };
}

export function controlsOf({ fields }: ModelType) {
  return fields.map(({ id, widget, help }) => ({
    fieldId: id,
    widgetNamespace: 'builtin',
    widgetId: widget,
    settings: { helpText: help },
  }));
}
