import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { DEFAULT_LOCALE, LOCALES, type Locale, perLocale } from '../../i18n/locales.ts';
import { toSlug } from '../../routing/slug.ts';
import { type EntryKind, entryKind } from '../../site/collections.ts';
import { keywordSlug } from '../keywords/keywords.ts';
import { CODE_BLOCK } from '../model.ts';
import { headingIds, headingRank } from '../rich-text/headings.ts';
import { isKnownLanguage } from '../rich-text/highlight.ts';
import { plainText } from '../rich-text/reading.ts';
import { isSupportedMark, isSupportedNode } from '../rich-text/supported-nodes.ts';
import { isNode, walk } from '../rich-text/walk.ts';
import { isPictureFile, pictureFault, toFile, toPicture } from '../store/asset.ts';
import { isDocument, MISSING, showingProblems } from '../store/entry.ts';
import { fieldValue, isResolved, isText, type LocaleCodes } from '../store/fields.ts';
import type { Picture, RawEntry } from '../types.ts';
import { PICTURE_MAX_BYTES, PREVIEW_IMAGE_MIN, TEXT_LIMITS } from './limits.ts';
import type { RuleId } from './rules.ts';

/** The position of a finding: its field and language (null if the field has one value for all languages). */
type Place = { field: string; locale: Locale | null };

export type Found = Place & {
  rule: RuleId;
  /** The finding in English, to follow the field's name: `has 84 characters, 70 at most are shown`. */
  message: string;
  /** The subject of the finding, the same in every language: a heading, an address, a name, a number. */
  about?: string;
  other?: { title: string; url: string | null };
  code?: { id: string; title: string };
};

type Role = 'picture' | 'file' | 'code' | 'page';

/** What an entry says by itself, in all languages, with its links resolved. Memory can hold the result of a whole space. */
export function readEntry(kind: EntryKind, item: RawEntry, codes: LocaleCodes) {
  const own = (name: string, locale: Locale) => item.fields?.[name]?.[codes[locale]];
  const written = LOCALES.filter((locale) => isText(own('title', locale)));
  const problems = item.fault ? [] : showingProblems(kind, item, codes);
  const reader = newReader(codes, written);
  const { say } = reader;
  // A missing slug counts as a missing field.
  for (const { field, problem } of problems)
    say(field === 'slug' && problem !== MISSING ? 'slug-unusable' : 'field-missing', everywhere(field), problem);
  if (item.fault) say('entry-unreadable', everywhere('content'), item.fault);
  const cover = fieldValue(item, 'previewImage', DEFAULT_LOCALE, codes);
  // The missing fields of an unreadable entry are not known.
  if (!item.fault && !LOCALES.some((locale) => hasWords(own('keywords', locale)))) say('field-empty', everywhere('keywords'), 'is empty');
  if (!item.fault && cover === undefined) say('field-empty', everywhere('previewImage'), 'is empty');
  if (cover !== undefined) reader.target('picture', cover, everywhere('previewImage'));
  for (const locale of LOCALES) {
    for (const [field, limit] of Object.entries(TEXT_LIMITS)) {
      const value = own(field, locale);
      const length = isText(value) ? [...value.trim()].length : 0;
      if (length > limit)
        say('field-too-long', { field, locale }, `has ${length} characters, ${limit} at most are shown`, `${length} > ${limit}`);
    }
    const [first, ...others] = Object.entries(FILLED).flatMap(([field, isFilled]) =>
      isFilled(own(field, DEFAULT_LOCALE)) && !isFilled(own(field, locale)) ? [field] : [],
    );
    const names = others.join(', ');
    if (first) say('translation-missing', { field: first, locale }, `is not translated${names && `, nor ${names}`}`, names);
    const content = own('content', locale);
    if (isDocument(content)) reader.read(content, locale);
  }
  return {
    ...{ kind, id: item.sys.id, title: written.map((locale) => (own('title', locale) as string).trim())[0] ?? '' },
    isShown: problems.length === 0 && !item.fault,
    slugs: perLocale((locale) => toSlug(fieldValue(item, 'slug', locale, codes))),
    keywords: perLocale((locale) => {
      const words = own('keywords', locale);
      return Array.isArray(words) ? words.filter(isText).flatMap((word) => keywordSlug(word) ?? []) : [];
    }),
    ...reader.facts,
    dates: (['firstPublishedAt', 'createdAt', 'updatedAt'] as const).flatMap((name) => {
      const at = item.sys[name];
      return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? [{ name, at }] : [];
    }),
  };
}

export type EntryFacts = ReturnType<typeof readEntry>;

const everywhere = (field: string): Place => ({ field, locale: null });
const hasWords = (value: unknown): boolean => Array.isArray(value) && value.some(isText);

const FILLED = { title: isText, description: isText, keywords: hasWords, content: isDocument };

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function newReader(codes: LocaleCodes, written: readonly Locale[]) {
  const facts = {
    /** What is found without a look at the space. */
    found: [] as Found[],
    anchors: perLocale((): string[] => []),
    links: [] as { locale: Locale; uri: unknown }[],
    /** The items that it shows or links to. The API never returns deleted ones, and only the preview API returns unpublished ones. */
    targets: [] as (Place & { name: string; id: string; resolved: boolean })[],
  };

  const say = (rule: RuleId, place: Place, message: string, about?: string, code?: Found['code']) =>
    void facts.found.push({ rule, ...place, message, ...(about !== undefined && { about }), ...(code && { code }) });

  function read(content: Parameters<typeof walk>[0], locale: Locale): void {
    const place = { field: 'content', locale };
    const undrawn = (what: 'node' | 'mark' | 'link', type: string) =>
      say('node-unknown', place, `the site draws no ${what} of the type "${type}"`, type);
    // The page's title is above the text and is its only heading of level 1.
    let before = 1;
    let isBlank = plainText(content).trim() === '';
    const idOf = headingIds();
    walk(content, (node) => {
      const type = String(node.nodeType);
      const data = (node.data ?? {}) as Record<string, unknown>;
      const rank = headingRank(type);
      const words = rank || LINKS.includes(type) ? plainText(node).trim() : '';
      if (rank) {
        // An empty heading is not drawn.
        if (words === '') say('heading-empty', place, `a heading ${rank} has no words`, String(rank));
        else facts.anchors[locale].push(idOf(plainText(node)));
        if (words !== '' && rank === 1) say('heading-of-title', place, `"${words}" is heading 1, as the title of the page is`, words);
        const above = before === 1 ? 'the title' : `heading ${before}`;
        if (rank > before + 1) say('heading-skipped', place, `"${words}" is heading ${rank} below ${above}`, words);
        before = rank;
      }
      if (!isSupportedNode(type)) undrawn('node', type);
      for (const mark of marksOf(node)) if (!isSupportedMark(mark)) undrawn('mark', mark);
      for (const child of 'content' in node && Array.isArray(node.content) ? node.content : []) if (!isNode(child)) undrawn('node', 'none');
      if (type === INLINES.HYPERLINK) facts.links.push({ locale, uri: data.uri });
      const role = ROLES.get(type);
      if (role && isOfOtherSpace(data.target)) undrawn('link', OF_OTHER_SPACE);
      else if (role) target(role, data.target, place);
      if (type === BLOCKS.HR || role === 'picture' || role === 'code') isBlank = false;
      if (LINKS.includes(type) && words === '') {
        const to = typeof data.uri === 'string' ? data.uri : idIn(data.target);
        say('link-wordless', place, `a link to ${to} has no words`, to);
      }
    });
    if (isBlank) say('text-blank', place, 'has nothing in it but blank paragraphs');
  }

  function target(role: Role, raw: unknown, place: Place): void {
    const id = idIn(raw);
    const name = role === 'code' || role === 'page' ? 'entry' : role;
    const resolved = isResolved(raw);
    facts.targets.push({ ...place, name, id, resolved });
    if (!resolved) return;
    const fault = faultOf(role, raw, place);
    if (fault === null) return;
    if (role === 'page') say('link-to-nowhere', place, `a link leads to the entry ${id}, which ${fault}`, id);
    else say('target-not-shown', place, `the ${name} ${id} ${fault}`, id);
  }

  function faultOf(role: Role, item: RawEntry, place: Place): string | null {
    const type = item.sys.contentType?.sys?.id;
    const isFile = toFile(item, DEFAULT_LOCALE, codes) !== null;
    if (role === 'file') return isFile ? null : 'has no file';
    if (role === 'page') return entryKind(type) ? null : 'has no page';
    if (role === 'code') return type === CODE_BLOCK ? readCode(item) : 'is no code block';
    const fault = pictureFault(item, codes);
    if (fault === null) return readPicture(item, place.field);
    // A text offers other assets as files. A card has no place for a file.
    return isFile && place.field === 'content' && !isPictureFile(item, codes) ? null : fault;
  }

  function readCode(item: RawEntry): null {
    const code = { id: item.sys.id, title: wordsIn(item, 'title') ?? item.sys.id };
    const language = wordsIn(item, 'language');
    if (wordsIn(item, 'code') === null) say('code-empty', everywhere('code'), 'has no code in it', code.title, code);
    if (language === null) say('code-without-language', everywhere('language'), MISSING, code.title, code);
    else if (!isKnownLanguage(language)) {
      const message = `"${language}" is no language that the site has colours for`;
      say('code-language-unknown', everywhere('language'), message, language, code);
    }
    return null;
  }

  function readPicture(item: RawEntry, field: string): null {
    const { contentType, width, height } = toPicture(item, DEFAULT_LOCALE, codes) as Picture;
    const { details } = fieldValue(item, 'file', DEFAULT_LOCALE, codes) as { details?: { size?: unknown } };
    const bytes = Number(details?.size ?? 0);
    const name = wordsIn(item, 'title') ?? item.sys.id;
    const picture = `the picture "${name}"`;
    const missing = written.filter((locale) => !isText(item.fields?.description?.[codes[locale]]));
    const where = missing.length === written.length ? '' : ` in ${missing.join(', ')}`;
    if (missing.length > 0) say('picture-undescribed', everywhere(field), `${picture} has no description${where}`, name);
    const isSmall = (width ?? Infinity) < PREVIEW_IMAGE_MIN.width || (height ?? Infinity) < PREVIEW_IMAGE_MIN.height;
    const unfit = contentType.startsWith('image/svg') ? 'an SVG' : isSmall ? `${width} × ${height} pixels` : null;
    if (field === 'previewImage' && unfit) say('preview-image-unfit', everywhere(field), `${picture} is ${unfit}`, `${name}, ${unfit}`);
    const size = megabytes(bytes);
    if (bytes > PICTURE_MAX_BYTES) say('picture-heavy', everywhere(field), `${picture} has ${size}`, `${name}, ${size}`);
    return null;
  }

  function wordsIn(item: RawEntry, field: string): string | null {
    const value = fieldValue(item, field, DEFAULT_LOCALE, codes);
    return isText(value) ? value.trim() : null;
  }

  return { facts, say, read, target };
}

const LINKS: readonly string[] = [INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK];

function idIn(raw: unknown): string {
  const { sys } = (raw ?? {}) as { sys?: { id?: unknown } };
  return typeof sys?.id === 'string' ? sys.id : '';
}

const ROLES: ReadonlyMap<string, Role> = new Map<string, Role>([
  [BLOCKS.EMBEDDED_ASSET, 'picture'],
  [BLOCKS.EMBEDDED_ENTRY, 'code'],
  [INLINES.EMBEDDED_ENTRY, 'code'],
  [INLINES.ENTRY_HYPERLINK, 'page'],
  [INLINES.ASSET_HYPERLINK, 'file'],
]);

/** Contentful's name for a link to another space. */
const OF_OTHER_SPACE = 'ResourceLink';

const isOfOtherSpace = (target: unknown): boolean =>
  (target as { sys?: { type?: unknown } } | null | undefined)?.sys?.type === OF_OTHER_SPACE;

function marksOf(node: unknown): string[] {
  const { marks } = node as { marks?: unknown };
  return Array.isArray(marks) ? marks.map((mark) => String((mark as { type?: unknown } | null)?.type)) : [];
}
