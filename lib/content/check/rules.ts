/** error: visitors miss what the editor wrote. warning: they see it in a worse form. notice: it may be intended. */
export type Severity = 'error' | 'warning' | 'notice';

/** Every rule for entries with pages, in the order of the report. messages/en/preview.json explains each to editors and operators. */
export const RULES = {
  'field-missing': 'error',
  'entry-unreadable': 'error',
  'slug-unusable': 'error',
  'slug-doubled': 'error',
  'link-to-nowhere': 'error',
  'link-written-out': 'warning',
  'link-wordless': 'warning',
  'link-unresolved': 'error',
  'target-unpublished': 'error',
  'target-not-shown': 'warning',
  'node-unknown': 'warning',
  'translation-missing': 'warning',
  'text-blank': 'warning',
  'heading-of-title': 'warning',
  'heading-empty': 'warning',
  'heading-skipped': 'warning',
  'picture-undescribed': 'warning',
  'preview-image-unfit': 'warning',
  'picture-heavy': 'warning',
  'field-too-long': 'warning',
  'date-in-future': 'warning',
  'field-empty': 'notice',
  'keywords-alone': 'notice',
  'code-empty': 'warning',
  'code-language-unknown': 'notice',
  'code-without-language': 'notice',
} as const satisfies Record<string, Severity>;

export type RuleId = keyof typeof RULES;

/** Rules whose findings keep an entry from being shown: a build and a publication report them separately. */
const LEAVES_OUT: ReadonlySet<string> = new Set(['field-missing', 'entry-unreadable', 'slug-unusable', 'slug-doubled']);

export const isShown = (rule: string): boolean => !LEAVES_OUT.has(rule);
