import { DEFAULT_LOCALE, type Locale, languageOf } from '../../../i18n/locales.ts';
import { ENTRY_KINDS } from '../../../site/collections.ts';

/** The languages that the space is written in, whatever others the site has, and what the space calls them. */
export const SAMPLE_LANGUAGES = [
  { locale: 'en', name: 'English (United States)' },
  { locale: 'es', name: 'Spanish' },
] as const satisfies { locale: Locale; name: string }[];

/** The space's code for a language. */
export const sampleCode = (locale: Locale): string => languageOf(locale).contentful;

/** The code under which a field stands that is not written in each language. */
export const DEFAULT_CODE = sampleCode(DEFAULT_LOCALE);

type Field = {
  id: string;
  name: string;
  type: string;
  localized: boolean;
  required: boolean;
  validations?: object[];
  items?: object;
  linkType?: string;
};

const field = (id: string, name: string, type: string, more: Partial<Field> = {}): Field => ({
  id,
  name,
  type,
  localized: true,
  required: true,
  ...more,
});

const ARTICLE_FIELDS = [
  field('title', 'Title', 'Symbol'),
  field('description', 'Description', 'Text'),
  field('keywords', 'Keywords', 'Array', { required: false, items: { type: 'Symbol', validations: [] } }),
  // One plain slug for all languages is enough for these texts; the site takes more, and a localized field (docs/decisions.md#slugs).
  field('slug', 'Slug', 'Symbol', {
    localized: false,
    validations: [
      { unique: true },
      { regexp: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }, message: 'Lower-case words joined by single hyphens' },
    ],
  }),
  field('previewImage', 'Preview image', 'Link', {
    localized: false,
    required: false,
    linkType: 'Asset',
    validations: [{ linkMimetypeGroup: ['image'] }],
  }),
  field('content', 'Content', 'RichText'),
];

const CODE_FIELDS = [
  field('title', 'Name', 'Symbol', { localized: false }),
  field('language', 'Language', 'Symbol', { localized: false, required: false }),
  field('code', 'Code', 'Text'),
];

const NAMES = { blog: 'Blog', resource: 'Resource', compare: 'Comparison' } as const;

/** The content types that the site reads, in the form of the management API. */
export const CONTENT_TYPES = [
  ...ENTRY_KINDS.map((kind) => ({ id: kind as string, name: NAMES[kind] as string, displayField: 'title', fields: ARTICLE_FIELDS })),
  { id: 'codeBlock', name: 'Code block', displayField: 'title', fields: CODE_FIELDS },
];
