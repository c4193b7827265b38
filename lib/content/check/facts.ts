import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { DEFAULT_LOCALE, LOCALES, type Locale, perLocale } from '../../i18n/locales.ts';
import { toSlug } from '../../routing/slug.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { keywordSlug } from '../keywords/keywords.ts';
import { CODE_BLOCK } from '../model.ts';
import { headingIds, headingRank } from '../rich-text/headings.ts';
import { plainText } from '../rich-text/reading.ts';
import { isSupportedMark, isSupportedNode } from '../rich-text/supported-nodes.ts';
import { isNode, walk } from '../rich-text/walk.ts';
import { isPictureFile, pictureFault, toFile } from '../store/asset.ts';
import { isDocument, showingProblems } from '../store/entry.ts';
import { fieldValue, isResolved, isText, type LocaleCodes } from '../store/fields.ts';
import type { RawEntry } from '../types.ts';

/** The position of a finding: its field and language (null if the field has one value for all languages). */
type Place = { field: string; locale: Locale | null };

/** A heading and the one before it, in the levels that the editor chose, 1 to 6. */
type HeadingStep = { title: string; rank: number; before: number };

/** An item that the entry shows or links to. `shows` says how the site renders it. */
type Target = Place & {
  role: Role;
  id: string;
  /** Whether the API returned it: it never returns deleted items, and only the preview API returns unpublished ones. */
  resolved: boolean;
  shows: 'picture' | 'code' | 'page' | 'file' | 'nothing';
  /** Why a picture cannot be shown. */
  fault?: string;
};

/** A picture that the entry shows. */
type ShownPicture = Place & {
  id: string;
  name: string;
  describedIn: readonly Locale[];
  bytes: number;
  contentType: string;
  /** Pixels; null if the asset has no size. */
  width: number | null;
  height: number | null;
};

/** A code block that the entry shows. */
type ShownCode = { id: string; title: string; language: string | null; isEmpty: boolean };

/** The facts of an entry that the rules need: small, so that memory can hold the facts of a whole space. */
export type EntryFacts = {
  kind: EntryKind;
  id: string;
  title: string;
  /** Problems that keep the entry from being shown. */
  problems: readonly { field: string; problem: string }[];
  /** Why nothing of the entry could be read except its existence. */
  fault: string | null;
  /** Missing optional fields that an entry should have. */
  empty: readonly ('keywords' | 'previewImage')[];
  lengths: readonly { field: 'title' | 'description'; locale: Locale; characters: number }[];
  /** The fields without a text in a language. */
  untranslated: readonly { locale: Locale; fields: readonly string[] }[];
  slugs: Readonly<Record<Locale, string | null>>;
  /** The slugs of its keywords in each language. */
  keywords: Readonly<Record<Locale, readonly string[]>>;
  headings: readonly (HeadingStep & { locale: Locale })[];
  /** The languages whose text has no words and nothing else to see. */
  blank: readonly Locale[];
  /** The anchors of a text's headings, to which links on the page may lead. */
  anchors: Readonly<Record<Locale, readonly string[]>>;
  links: readonly { locale: Locale; uri: unknown }[];
  /** The targets of links without text. */
  wordless: readonly { locale: Locale; to: string }[];
  targets: readonly Target[];
  pictures: readonly ShownPicture[];
  codes: readonly ShownCode[];
  undrawn: readonly { locale: Locale; what: 'node' | 'mark' | 'link'; type: string }[];
  dates: readonly { name: string; at: string }[];
};

/** Reads the facts of an entry from the API's answer, in all languages and with its links resolved. */
export function factsOf(kind: EntryKind, item: RawEntry, codes: LocaleCodes): EntryFacts {
  const own = (name: string, locale: Locale) => item.fields?.[name]?.[codes[locale]];
  const texts = LOCALES.flatMap((locale) => {
    const content = own('content', locale);
    return isDocument(content) ? [{ locale, content }] : [];
  });
  const written = LOCALES.filter((locale) => isText(own('title', locale)));
  const title = written.map((locale) => own('title', locale) as string)[0];
  const found = new Found(codes, written);
  const cover = fieldValue(item, 'previewImage', DEFAULT_LOCALE, codes);
  if (cover !== undefined) found.target('picture', cover, { field: 'previewImage', locale: null });
  for (const { locale, content } of texts) found.read(content, locale);
  return {
    kind,
    id: item.sys.id,
    title: title?.trim() ?? '',
    problems: item.fault ? [] : showingProblems(kind, item, codes),
    fault: item.fault ?? null,
    // The missing fields of an unreadable entry are not known.
    empty: item.fault
      ? []
      : [
          ...(LOCALES.some((locale) => hasWords(own('keywords', locale))) ? [] : (['keywords'] as const)),
          ...(cover === undefined ? (['previewImage'] as const) : []),
        ],
    lengths: (['title', 'description'] as const).flatMap((field) =>
      LOCALES.flatMap((locale) => {
        const value = own(field, locale);
        return isText(value) ? [{ field, locale, characters: [...value.trim()].length }] : [];
      }),
    ),
    untranslated: LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) => {
      const missing = [
        ...(['title', 'description'] as const).filter((field) => isText(own(field, DEFAULT_LOCALE)) && !isText(own(field, locale))),
        ...(hasWords(own('keywords', DEFAULT_LOCALE)) && !hasWords(own('keywords', locale)) ? ['keywords'] : []),
        ...(isDocument(own('content', DEFAULT_LOCALE)) && !isDocument(own('content', locale)) ? ['content'] : []),
      ];
      return missing.length > 0 ? [{ locale, fields: missing }] : [];
    }),
    slugs: perLocale((locale) => toSlug(fieldValue(item, 'slug', locale, codes))),
    keywords: perLocale((locale) => {
      const words = own('keywords', locale);
      return Array.isArray(words) ? words.filter(isText).flatMap((word) => keywordSlug(word) ?? []) : [];
    }),
    ...found.facts,
    dates: (['firstPublishedAt', 'createdAt', 'updatedAt'] as const).flatMap((name) => {
      const at = item.sys[name];
      return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? [{ name, at }] : [];
    }),
  };
}

const hasWords = (value: unknown): boolean => Array.isArray(value) && value.some(isText);

/** The contents of an entry's texts and the targets of its links. */
class Found {
  readonly facts = {
    headings: [] as (HeadingStep & { locale: Locale })[],
    blank: [] as Locale[],
    anchors: perLocale((): string[] => []),
    links: [] as { locale: Locale; uri: unknown }[],
    wordless: [] as { locale: Locale; to: string }[],
    targets: [] as Target[],
    pictures: [] as ShownPicture[],
    codes: [] as ShownCode[],
    undrawn: [] as { locale: Locale; what: 'node' | 'mark' | 'link'; type: string }[],
  };
  readonly #codes: LocaleCodes;
  readonly #written: readonly Locale[];

  constructor(codes: LocaleCodes, written: readonly Locale[]) {
    this.#codes = codes;
    this.#written = written;
  }

  read(content: Parameters<typeof walk>[0], locale: Locale): void {
    // The page's title is above the text and is its only heading of level 1.
    let before = 1;
    let isBlank = plainText(content).trim() === '';
    const idOf = headingIds();
    walk(content, (node) => {
      const type = String(node.nodeType);
      const data = (node.data ?? {}) as Record<string, unknown>;
      const place = { field: 'content', locale };
      const rank = headingRank(type);
      if (rank) {
        this.facts.headings.push({ locale, rank, before, title: plainText(node).trim() });
        before = rank;
        // An empty heading is not drawn.
        if (plainText(node).trim() !== '') this.facts.anchors[locale].push(idOf(plainText(node)));
      }
      if (!isSupportedNode(type)) this.facts.undrawn.push({ locale, what: 'node', type });
      for (const mark of marksOf(node)) if (!isSupportedMark(mark)) this.facts.undrawn.push({ locale, what: 'mark', type: mark });
      for (const child of 'content' in node && Array.isArray(node.content) ? node.content : [])
        if (!isNode(child)) this.facts.undrawn.push({ locale, what: 'node', type: 'none' });
      if (type === INLINES.HYPERLINK) this.facts.links.push({ locale, uri: data.uri });
      const role = ROLES[type];
      if (role && isOfOtherSpace(data.target)) this.facts.undrawn.push({ locale, what: 'link', type: OF_OTHER_SPACE });
      else if (role) this.target(role, data.target, place);
      if ((role && type !== INLINES.ENTRY_HYPERLINK && type !== INLINES.ASSET_HYPERLINK) || type === BLOCKS.HR) isBlank = false;
      if (LINKS.includes(type) && plainText(node).trim() === '')
        this.facts.wordless.push({ locale, to: typeof data.uri === 'string' ? data.uri : idIn(data.target) });
    });
    if (isBlank) this.facts.blank.push(locale);
  }

  /** Records an item that a field or a node points at, and its problems. */
  target(role: Role, raw: unknown, place: Place): void {
    const id = idIn(raw);
    const resolved = isResolved(raw);
    const shows = resolved ? this.#shows(role, raw, place) : 'nothing';
    const fault = resolved && role === 'picture' && shows === 'nothing' ? pictureFault(raw, this.#codes) : null;
    this.facts.targets.push({ ...place, role, id, resolved, shows, ...(fault !== null && { fault }) });
    if (!resolved) return;
    if (shows === 'picture') this.#picture(raw, place);
    if (shows === 'code') {
      const isEmpty = this.#words(raw, 'code') === null;
      this.facts.codes.push({ id, title: this.#words(raw, 'title') ?? id, language: this.#words(raw, 'language'), isEmpty });
    }
  }

  #shows(role: Role, item: RawEntry, { field }: Place): Target['shows'] {
    const type = item.sys.contentType?.sys?.id;
    const isFile = toFile(item, DEFAULT_LOCALE, this.#codes) !== null;
    switch (role) {
      case 'picture':
        if (pictureFault(item, this.#codes) === null) return 'picture';
        // A text offers other assets as files. A card has no place for a file.
        return isFile && field === 'content' && !isPictureFile(item, this.#codes) ? 'file' : 'nothing';
      case 'file':
        return isFile ? 'file' : 'nothing';
      case 'code':
        return type === CODE_BLOCK ? 'code' : 'nothing';
      case 'page':
        return ENTRY_KINDS.some((kind) => kind === type) ? 'page' : 'nothing';
    }
  }

  #picture(item: RawEntry, place: Place): void {
    const file = fieldValue(item, 'file', DEFAULT_LOCALE, this.#codes) as {
      contentType?: unknown;
      details?: { size?: unknown; image?: { width?: unknown; height?: unknown } };
    };
    const describedIn = this.#written.filter((locale) => isText(item.fields?.description?.[this.#codes[locale]]));
    const { size, image } = file.details ?? {};
    const number = (value: unknown) => (typeof value === 'number' ? value : null);
    const name = this.#words(item, 'title') ?? item.sys.id;
    this.facts.pictures.push({
      ...place,
      id: item.sys.id,
      name,
      describedIn,
      bytes: number(size) ?? 0,
      contentType: String(file.contentType ?? ''),
      width: number(image?.width),
      height: number(image?.height),
    });
  }

  #words(item: RawEntry, field: string): string | null {
    const value = fieldValue(item, field, DEFAULT_LOCALE, this.#codes);
    return isText(value) ? value.trim() : null;
  }
}

const LINKS: readonly string[] = [INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK];

function idIn(raw: unknown): string {
  const { sys } = (raw ?? {}) as { sys?: { id?: unknown } };
  return typeof sys?.id === 'string' ? sys.id : '';
}

/** The use of a node's target: shown (a picture, a code block) or linked to (a page, a file). */
export type Role = 'picture' | 'file' | 'code' | 'page';

const ROLES: Readonly<Record<string, Role>> = {
  [BLOCKS.EMBEDDED_ASSET]: 'picture',
  [BLOCKS.EMBEDDED_ENTRY]: 'code',
  [INLINES.EMBEDDED_ENTRY]: 'code',
  [INLINES.ENTRY_HYPERLINK]: 'page',
  [INLINES.ASSET_HYPERLINK]: 'file',
};

/** Contentful's name for a link to another space. */
const OF_OTHER_SPACE = 'ResourceLink';

const isOfOtherSpace = (target: unknown): boolean =>
  (target as { sys?: { type?: unknown } } | null | undefined)?.sys?.type === OF_OTHER_SPACE;

function marksOf(node: unknown): string[] {
  const { marks } = node as { marks?: unknown };
  return Array.isArray(marks) ? marks.map((mark) => String((mark as { type?: unknown } | null)?.type)) : [];
}
