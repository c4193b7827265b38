import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { KEYWORD_THRESHOLD } from '../keywords/keywords.ts';
import { isKnownLanguage } from '../rich-text/highlight.ts';
import { MISSING } from '../store/entry.ts';
import type { EntryFacts, Role } from './facts.ts';
import type { KnownSpace } from './known-space.ts';
import { PICTURE_MAX_BYTES, PREVIEW_IMAGE_MIN, TEXT_LIMITS } from './limits.ts';
import { isWrittenOut, linkFault } from './link-fault.ts';

/**
 * error: visitors do not see what the editor wrote. warning: they see it, in a worse form than possible. notice: worth knowing, and may be
 * intended.
 */
export type Severity = 'error' | 'warning' | 'notice';

/** A finding of a rule in an entry; `code` if it is in a code block that the entry shows. */
type Found = {
  field: string;
  locale: Locale | null;
  message: string;
  /** The subject of the finding, the same in every language: a heading, an address, a name, a number. */
  about?: string;
  /** Another affected entry, and the address of its editor. */
  other?: { title: string; url: string | null };
  code?: { id: string; title: string };
};

type Rule = {
  severity: Severity;
  find: (entry: EntryFacts, space: KnownSpace) => Found[];
};

/** Tolerance for clock differences. ms. */
const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const allLanguages = (field: string, message: string): Found => ({ field, locale: null, message });

/**
 * Every rule of the content check, in the order of the report; messages/en/preview.json explains each to editors and operators. `npm run
 * content:check`, the build and the preview of drafts use this table.
 */
export const RULES = {
  'field-missing': {
    severity: 'error',
    find: ({ problems }) => problems.filter((each) => !isSlugRule(each)).map(({ field, problem }) => allLanguages(field, problem)),
  },
  'entry-unreadable': {
    severity: 'error',
    find: ({ fault }) => (fault === null ? [] : [allLanguages('content', fault)]),
  },
  'slug-unusable': {
    severity: 'error',
    find: ({ problems }) => problems.filter(isSlugRule).map(({ field, problem }) => allLanguages(field, problem)),
  },
  'slug-doubled': {
    severity: 'error',
    find: ({ id, kind, slugs }, { catalogues, editorUrl }) => {
      const held = LOCALES.flatMap((locale) => {
        const slug = slugs[locale];
        const holder = slug === null ? undefined : catalogues[kind].bySlug(slug, locale);
        if (!holder || holder.id === id) return [];
        const other = { title: holder.in[locale].title, url: editorUrl(holder.id) };
        const where = other.url ? `, ${other.url}` : '';
        return [
          { ...allLanguages('slug', `"${slug}" is already held by "${other.title}" (${holder.id}${where})`), about: String(slug), other },
        ];
      });
      return held.slice(0, 1);
    },
  },
  'link-to-nowhere': {
    severity: 'error',
    find: ({ links, targets, anchors }, space) => [
      ...links.flatMap(({ locale, uri }): Found[] => {
        const fault = linkFault(uri, locale, space, anchors[locale]);
        return fault === null ? [] : [{ field: 'content', locale, about: String(uri ?? ''), message: `a link ${fault}` }];
      }),
      ...targets
        .filter(({ resolved, shows, role }) => resolved && shows === 'nothing' && role === 'page')
        .map(({ field, locale, id }) => ({ field, locale, about: id, message: `a link leads to the entry ${id}, which has no page` })),
    ],
  },
  'link-written-out': {
    severity: 'warning',
    find: ({ links, anchors }, space) =>
      links
        .filter(({ uri, locale }) => isWrittenOut(uri, space) && linkFault(uri, locale, space, anchors[locale]) === null)
        .map(({ uri, locale }) => ({
          ...{ field: 'content', locale, about: String(uri) },
          message: `a link to a page of this site is written as ${uri}`,
        })),
  },
  'link-wordless': {
    severity: 'warning',
    find: ({ wordless }) =>
      wordless.map(({ locale, to }) => ({ field: 'content', locale, about: to, message: `a link to ${to} has no words` })),
  },
  'link-unresolved': {
    severity: 'error',
    find: ({ targets }, { exists }) =>
      targets
        .filter(({ resolved, id }) => !resolved && exists(id) !== true)
        .map(({ field, locale, role, id }) => ({
          field,
          locale,
          about: id,
          message: `the ${NAMES[role]} ${id} is ${exists(id) === false ? 'deleted' : 'deleted or not published'}`,
        })),
  },
  'target-unpublished': {
    severity: 'error',
    find: ({ targets }, { exists, isPublished }) =>
      targets
        .filter(({ resolved, id }) => (resolved ? isPublished(id) === false : exists(id) === true))
        .map(({ field, locale, role, id }) => ({ field, locale, about: id, message: `the ${NAMES[role]} ${id} is not published` })),
  },
  'target-not-shown': {
    severity: 'warning',
    find: ({ targets }) =>
      targets
        .filter(({ resolved, shows, role }) => resolved && shows === 'nothing' && role !== 'page')
        .map(({ field, locale, role, id, fault = role === 'code' ? 'is no code block' : 'has no file' }) => ({
          field,
          locale,
          about: id,
          message: `the ${NAMES[role]} ${id} ${fault}`,
        })),
  },
  'node-unknown': {
    severity: 'warning',
    find: ({ undrawn }) =>
      undrawn.map(({ locale, what, type }) => ({
        field: 'content',
        locale,
        about: type,
        message: `the site draws no ${what} of the type "${type}"`,
      })),
  },
  'translation-missing': {
    severity: 'warning',
    find: ({ untranslated }) =>
      untranslated.map(({ locale, fields: [first = '', ...others] }) => ({
        field: first,
        locale,
        about: others.join(', '),
        message: ['is not translated', ...(others.length > 0 ? [`nor ${others.join(', ')}`] : [])].join(', '),
      })),
  },
  'text-blank': {
    severity: 'warning',
    find: ({ blank }) => blank.map((locale) => ({ field: 'content', locale, message: 'has nothing in it but blank paragraphs' })),
  },
  'heading-of-title': {
    severity: 'warning',
    find: ({ headings }) =>
      headings
        .filter(({ rank, title }) => rank === 1 && title !== '')
        .map(({ locale, title }) => ({
          field: 'content',
          locale,
          about: title,
          message: `"${title}" is heading 1, as the title of the page is`,
        })),
  },
  'heading-empty': {
    severity: 'warning',
    find: ({ headings }) =>
      headings
        .filter(({ title }) => title === '')
        .map(({ locale, rank }) => ({ field: 'content', locale, about: String(rank), message: `a heading ${rank} has no words` })),
  },
  'heading-skipped': {
    severity: 'warning',
    find: ({ headings }) =>
      headings
        .filter(({ rank, before }) => rank > before + 1)
        .map(({ locale, rank, before, title }) => ({
          field: 'content',
          locale,
          about: title,
          message: `"${title}" is heading ${rank} below ${before === 1 ? 'the title' : `heading ${before}`}`,
        })),
  },
  'picture-undescribed': {
    severity: 'warning',
    find: ({ pictures, lengths }) =>
      pictures.flatMap(({ field, name, describedIn }): Found[] => {
        const written = [...new Set(lengths.filter((each) => each.field === 'title').map(({ locale }) => locale))];
        const missing = written.filter((locale) => !describedIn.includes(locale));
        if (missing.length === 0) return [];
        const where = missing.length === written.length ? '' : ` in ${missing.join(', ')}`;
        return [{ ...allLanguages(field, `the picture "${name}" has no description${where}`), about: name }];
      }),
  },
  'preview-image-unfit': {
    severity: 'warning',
    find: ({ pictures }) =>
      pictures
        .filter(({ field }) => field === 'previewImage')
        .flatMap(({ field, name, contentType, width, height }) => {
          const isSmall = (width ?? Infinity) < PREVIEW_IMAGE_MIN.width || (height ?? Infinity) < PREVIEW_IMAGE_MIN.height;
          const what = /^image\/svg/.test(contentType) ? 'an SVG' : isSmall ? `${width} × ${height} pixels` : null;
          return what === null ? [] : [{ ...allLanguages(field, `the picture "${name}" is ${what}`), about: `${name}, ${what}` }];
        }),
  },
  'picture-heavy': {
    severity: 'warning',
    find: ({ pictures }) =>
      pictures
        .filter(({ bytes }) => bytes > PICTURE_MAX_BYTES)
        .map(({ field, name, bytes }) => ({
          ...allLanguages(field, `the picture "${name}" has ${megabytes(bytes)}`),
          about: `${name}, ${megabytes(bytes)}`,
        })),
  },
  'field-too-long': {
    severity: 'warning',
    find: ({ lengths }) =>
      lengths
        .filter(({ field, characters }) => characters > TEXT_LIMITS[field])
        .map(({ field, locale, characters }) => ({
          field,
          locale,
          about: `${characters} > ${TEXT_LIMITS[field]}`,
          message: `has ${characters} characters, ${TEXT_LIMITS[field]} at most are shown`,
        })),
  },
  'date-in-future': {
    severity: 'warning',
    find: ({ dates }, { now }) =>
      dates
        .filter(({ at }) => Date.parse(at) > now.getTime() + CLOCK_TOLERANCE_MS)
        .slice(0, 1)
        .map(({ name, at }) => ({ ...allLanguages(`sys.${name}`, `is ${at}`), about: at })),
  },
  'field-empty': {
    severity: 'notice',
    find: ({ empty }) => empty.map((field) => allLanguages(field, 'is empty')),
  },
  'keywords-alone': {
    severity: 'notice',
    find: ({ id, kind, keywords }, { catalogues, othersWithKeyword }) =>
      LOCALES.filter(
        (locale) =>
          keywords[locale].length > 0 &&
          // A kind below the threshold has too few entries to share a keyword.
          catalogues[kind].size >= KEYWORD_THRESHOLD &&
          keywords[locale].every((keyword) => othersWithKeyword(kind, locale, keyword, id) === 0),
      ).map((locale) => ({
        field: 'keywords',
        locale,
        about: keywords[locale].join(', '),
        message: `no other entry has ${keywords[locale].map((each) => `"${each}"`).join(', ')}`,
      })),
  },
  'code-empty': {
    severity: 'warning',
    find: ({ codes }) =>
      codes
        .filter(({ isEmpty }) => isEmpty)
        .map(({ id, title }) => ({ field: 'code', locale: null, about: title, message: 'has no code in it', code: { id, title } })),
  },
  'code-language-unknown': {
    severity: 'notice',
    find: ({ codes }) =>
      codes
        .filter(({ language }) => language !== null && !isKnownLanguage(language))
        .map(({ id, title, language }) => ({
          ...{ field: 'language', locale: null, about: String(language) },
          ...{ message: `"${language}" is no language that the site has colours for`, code: { id, title } },
        })),
  },
  'code-without-language': {
    severity: 'notice',
    find: ({ codes }) =>
      codes
        .filter(({ language }) => language === null)
        .map(({ id, title }) => ({ field: 'language', locale: null, about: title, message: MISSING, code: { id, title } })),
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;

/**
 * Rules whose findings keep an entry from being shown. A build reports them itself, and so does a running site when such an entry is
 * published.
 */
const LEAVES_OUT: ReadonlySet<string> = new Set(['field-missing', 'entry-unreadable', 'slug-unusable', 'slug-doubled']);

/** Whether the entry is shown despite the finding. */
export const isShown = (rule: string): boolean => !LEAVES_OUT.has(rule);

/** The rules with their names. */
export const RULE_LIST = Object.entries(RULES) as [RuleId, Rule][];

/** Whether a problem concerns the spelling of a slug. A missing slug counts as a missing field. */
const isSlugRule = ({ field, problem }: { field: string; problem: string }) => field === 'slug' && problem !== MISSING;

const NAMES: Record<Role, string> = { picture: 'picture', file: 'file', code: 'entry', page: 'entry' };
