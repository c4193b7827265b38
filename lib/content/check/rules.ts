import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { KEYWORD_THRESHOLD } from '../keywords/keywords.ts';
import { MISSING } from '../store/entry.ts';
import type { EntryFacts, Role } from './facts.ts';
import type { KnownSpace } from './known-space.ts';
import { PICTURE_MAX_BYTES, TEXT_LIMITS } from './limits.ts';
import { linkFault } from './link-fault.ts';

/**
 * error: visitors do not get what the editor wrote. warning: they get it, and it is worse than it could be. notice: worth knowing, and may
 * be meant so.
 */
export type Severity = 'error' | 'warning' | 'notice';

/** Something that a rule found in an entry; `code` where it is in a code block that the entry shows. */
type Found = {
  field: string;
  locale: Locale | null;
  message: string;
  code?: { id: string; title: string };
};

type Rule = {
  severity: Severity;
  /** What it finds, in a few words. */
  title: string;
  /** Why it matters and what to do about it, for whoever reads the report. */
  why: string;
  find: (entry: EntryFacts, space: KnownSpace) => Found[];
};

/** Clocks differ. ms. */
const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const allLanguages = (field: string, message: string): Found => ({ field, locale: null, message });

/** Every rule of the content check, in the order of the report. `npm run content:check`, the build and the preview of drafts go by this table. */
export const RULES = {
  'field-missing': {
    severity: 'error',
    title: 'A required field is missing or unusable',
    why: 'The entry is left out: it has no page and stands in no list. Fill in the field in the default language.',
    find: ({ problems }) => problems.filter((each) => !isSlugRule(each)).map(({ field, problem }) => allLanguages(field, problem)),
  },
  'slug-unusable': {
    severity: 'error',
    title: 'The slug cannot stand in an address',
    why: 'The entry is left out. Write the slug with letters, digits and hyphens.',
    find: ({ problems }) => problems.filter(isSlugRule).map(({ field, problem }) => allLanguages(field, problem)),
  },
  'slug-doubled': {
    severity: 'error',
    title: 'Another entry has the same slug',
    why: 'One address can show one entry: this one is left out, the one that was created last is shown. Change the slug of one of them.',
    find: ({ id, kind, slugs }, { catalogues }) => {
      const held = LOCALES.flatMap((locale) => {
        const slug = slugs[locale];
        const holder = slug === null ? undefined : catalogues[kind].bySlug(slug, locale);
        return holder && holder.id !== id ? [`"${slug}" is already held by ${holder.id}`] : [];
      });
      return held.slice(0, 1).map((message) => allLanguages('slug', message));
    },
  },
  'link-to-nowhere': {
    severity: 'error',
    title: 'A link leads to a page that does not exist here',
    why: 'A visitor who follows it ends on the not-found page or on a list. Correct the address, or link to the entry itself.',
    find: ({ links, targets }, space) => [
      ...links.flatMap(({ locale, uri }): Found[] => {
        const fault = linkFault(uri, locale, space);
        return fault === null ? [] : [{ field: 'content', locale, message: `a link ${fault}` }];
      }),
      ...targets
        .filter(({ resolved, shows, role }) => resolved && shows === 'nothing' && role === 'page')
        .map(({ field, locale, id }) => ({ field, locale, message: `a link leads to the entry ${id}, which has no page` })),
    ],
  },
  'link-unresolved': {
    severity: 'error',
    title: 'Something that the entry shows or links to is gone',
    why: 'Its place stays empty, and its link is none. Choose another entry or picture, or take it out.',
    find: ({ targets }, { exists }) =>
      targets
        .filter(({ resolved, id }) => !resolved && exists(id) !== true)
        .map(({ field, locale, role, id }) => ({
          field,
          locale,
          message: `the ${NAMES[role]} ${id} is ${exists(id) === false ? 'deleted' : 'deleted or not published'}`,
        })),
  },
  'target-unpublished': {
    severity: 'error',
    title: 'Something that the entry shows or links to is not published',
    why: 'Visitors see nothing in its place. Publish it as well.',
    find: ({ targets }, { exists, isPublished }) =>
      targets
        .filter(({ resolved, id }) => (resolved ? isPublished(id) === false : exists(id) === true))
        .map(({ field, locale, role, id }) => ({ field, locale, message: `the ${NAMES[role]} ${id} is not published` })),
  },
  'target-not-shown': {
    severity: 'warning',
    title: 'The text embeds something that the site does not show',
    why: 'The site shows pictures that browsers know, offers other files, shows code blocks, and links to entries that have a page. Anything else leaves a gap.',
    find: ({ targets }) =>
      targets
        .filter(({ resolved, shows, role }) => resolved && shows === 'nothing' && role !== 'page')
        .map(({ field, locale, role, id, fault = role === 'code' ? 'is no code block' : 'has no file' }) => ({
          field,
          locale,
          message: `the ${NAMES[role]} ${id} ${fault}`,
        })),
  },
  'node-unknown': {
    severity: 'warning',
    title: 'The text has something in it that the site does not draw',
    why: 'Its words are shown without it. Rich text of a space that was set up by this project offers no such thing.',
    find: ({ undrawn }) =>
      undrawn.map(({ locale, what, type }) => ({ field: 'content', locale, message: `the site draws no ${what} of the type "${type}"` })),
  },
  'translation-missing': {
    severity: 'warning',
    title: 'A translation is missing',
    why: 'The page in that language shows the text of the default language, marked as such, and search engines are told so.',
    find: ({ untranslated }) =>
      untranslated.map(({ locale, fields: [first = '', ...others] }) => ({
        field: first,
        locale,
        message: ['is not translated', ...(others.length > 0 ? [`nor ${others.join(', ')}`] : [])].join(', '),
      })),
  },
  'heading-skipped': {
    severity: 'warning',
    title: 'A heading skips a level',
    why: 'Readers who go by headings look for the level between. The site closes the gap, but not always as it was meant.',
    find: ({ headings }) =>
      headings
        .filter(({ rank, before }) => rank > before + 1)
        .map(({ locale, rank, before, title }) => ({
          field: 'content',
          locale,
          message: `"${title}" is heading ${rank} below ${before === 1 ? 'the title' : `heading ${before}`}`,
        })),
  },
  'picture-undescribed': {
    severity: 'warning',
    title: 'A picture has no description',
    why: 'Who cannot see it is told nothing about it. Describe it in the asset, in each language.',
    find: ({ pictures, lengths }) =>
      pictures.flatMap(({ field, name, describedIn }): Found[] => {
        const written = [...new Set(lengths.filter((each) => each.field === 'title').map(({ locale }) => locale))];
        const missing = written.filter((locale) => !describedIn.includes(locale));
        if (missing.length === 0) return [];
        const where = missing.length === written.length ? '' : ` in ${missing.join(', ')}`;
        return [allLanguages(field, `the picture "${name}" has no description${where}`)];
      }),
  },
  'picture-heavy': {
    severity: 'warning',
    title: `A picture is over ${megabytes(PICTURE_MAX_BYTES)}`,
    why: 'It is slow to open where it cannot be made smaller on the way, in feeds and social networks. Upload a smaller file.',
    find: ({ pictures }) =>
      pictures
        .filter(({ bytes }) => bytes > PICTURE_MAX_BYTES)
        .map(({ field, name, bytes }) => allLanguages(field, `the picture "${name}" has ${megabytes(bytes)}`)),
  },
  'field-too-long': {
    severity: 'warning',
    title: 'A title or description is too long',
    why: 'Lists and search results cut it. Say it in fewer words.',
    find: ({ lengths }) =>
      lengths
        .filter(({ field, characters }) => characters > TEXT_LIMITS[field])
        .map(({ field, locale, characters }) => ({
          field,
          locale,
          message: `has ${characters} characters, ${TEXT_LIMITS[field]} at most are shown`,
        })),
  },
  'date-in-future': {
    severity: 'warning',
    title: 'A date lies in the future',
    why: 'The entry leads every list until then. An import or a wrong clock has set it, and Contentful lets nobody change it: copy the entry.',
    find: ({ dates }, { now }) =>
      dates
        .filter(({ at }) => Date.parse(at) > now.getTime() + CLOCK_TOLERANCE_MS)
        .slice(0, 1)
        .map(({ name, at }) => allLanguages(`sys.${name}`, `is ${at}`)),
  },
  'field-empty': {
    severity: 'notice',
    title: 'A field is empty that readers profit from',
    why: 'Without a preview image its cards and shared links show none; without keywords nothing leads from one topic to the next.',
    find: ({ empty }) => empty.map((field) => allLanguages(field, 'is empty')),
  },
  'keywords-alone': {
    severity: 'notice',
    title: 'The entry shares no keyword with another one',
    why: `A keyword has a page from ${KEYWORD_THRESHOLD} entries on. Single rare keywords are fine; where no keyword is shared, no topic leads to the entry.`,
    find: ({ id, kind, keywords }, { catalogues, othersWithKeyword }) =>
      LOCALES.filter(
        (locale) =>
          keywords[locale].length > 0 &&
          // Alone in its kind, or nearly: there is nobody to share with yet.
          catalogues[kind].size >= KEYWORD_THRESHOLD &&
          keywords[locale].every((keyword) => othersWithKeyword(kind, locale, keyword, id) === 0),
      ).map((locale) => ({
        field: 'keywords',
        locale,
        message: `no other entry has ${keywords[locale].map((each) => `"${each}"`).join(', ')}`,
      })),
  },
  'code-without-language': {
    severity: 'notice',
    title: 'A code block names no language',
    why: 'It is shown without colours and without a label. Name the language, or "text" where it is none.',
    find: ({ codes }) =>
      codes
        .filter(({ language }) => language === null)
        .map(({ id, title }) => ({ field: 'language', locale: null, message: MISSING, code: { id, title } })),
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;

/** What these find leaves the entry out. A build says so itself, as a running site does when such an entry is published. */
const LEAVES_OUT: ReadonlySet<RuleId> = new Set(['field-missing', 'slug-unusable', 'slug-doubled']);

/** Whether the entry is shown nevertheless. */
export const isShown = (rule: RuleId): boolean => !LEAVES_OUT.has(rule);

/** The rules with their names. */
export const RULE_LIST = Object.entries(RULES) as [RuleId, Rule][];

/** Whether a problem is one of how a slug is written: one that is missing is a missing field. */
const isSlugRule = ({ field, problem }: { field: string; problem: string }) => field === 'slug' && problem !== MISSING;

const NAMES: Record<Role, string> = { picture: 'picture', file: 'file', code: 'entry', page: 'entry' };
