import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types';
import { DEFAULT_LOCALE, LOCALES, type Locale, perLocale } from '../../i18n/locales.ts';
import { parsePath } from '../../routing/addresses.ts';
import { LIST_FOLDERS } from '../../routing/collection-addresses.ts';
import { SLUG_RULE, toSlug } from '../../routing/slug.ts';
import { COLLECTIONS, type EntryKind, entryKind } from '../../site/collections.ts';
import { CODE_BLOCK } from '../model.ts';
import { printable } from '../printable.ts';
import { isNode } from '../rich-text/walk.ts';
import type { BodyTarget, Card, Entry, Identity, LocalizedCard, LocalizedEntry, RawEntry } from '../types.ts';
import { isPictureFile, toFile, toPicture } from './asset.ts';
import { fieldValue, isResolved, isText, type LocaleCodes } from './fields.ts';

export type Problem = { field: string; problem: string };

const EMBEDDED: unknown[] = [BLOCKS.EMBEDDED_ASSET, BLOCKS.EMBEDDED_ENTRY, INLINES.EMBEDDED_ENTRY];
const LINKING = [INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK];

/** An entry without `showingProblems`. A language without a text gets the default one's. */
export function toEntry(kind: EntryKind, item: RawEntry, codes: LocaleCodes): LocalizedEntry {
  const identity = toIdentity(kind, item, codes);
  return { ...identity, in: perLocale((locale) => entryIn(identity, item, locale, codes)) };
}

/** The cards of entries without a check of their texts: lists of drafts are requested without them. */
export const toCards = (kind: EntryKind, items: RawEntry[], codes: LocaleCodes): LocalizedCard[] =>
  items
    .filter((item) => cardProblems(kind, item, codes).length === 0)
    .map((item) => {
      const identity = toIdentity(kind, item, codes);
      return { ...identity, in: perLocale((locale) => toCard(identity, item, locale, codes)) };
    });

/** What keeps an entry from being shown, the slug's problems first: the single rule for a build, a publication, a draft and the check. */
export function showingProblems(kind: EntryKind, item: RawEntry, codes: LocaleCodes): Problem[] {
  return [...cardProblems(kind, item, codes), ...bodyProblems(item, codes)];
}

export const MISSING = 'is missing';

function cardProblems(kind: EntryKind, item: RawEntry, codes: LocaleCodes): Problem[] {
  const slugProblems = new Set(LOCALES.flatMap((locale) => slugProblem(kind, fieldValue(item, 'slug', locale, codes)) ?? []));
  const problems = [...slugProblems].map((problem): Problem => ({ field: 'slug', problem }));
  for (const field of ['title', 'description'] as const) {
    const value = item.fields?.[field]?.[codes[DEFAULT_LOCALE]];
    if (value === undefined) problems.push({ field, problem: `${MISSING} in ${codes[DEFAULT_LOCALE]}` });
    else if (!isText(value)) problems.push({ field, problem: `is no text in ${codes[DEFAULT_LOCALE]}` });
  }
  return problems;
}

function slugProblem(kind: EntryKind, value: unknown): string | null {
  if (value === undefined) return MISSING;
  const slug = toSlug(value);
  if (slug === null) return `${JSON.stringify(value)} is no slug: ${SLUG_RULE}`;
  return isTaken(kind, slug) ? `"${slug}" is the address of a page of the site itself` : null;
}

/** Maximum levels of a text that a page can be drawn from. An editor's text has a dozen. */
const MAX_LEVELS = 100;

function bodyProblems(item: RawEntry, codes: LocaleCodes): Problem[] {
  if (LOCALES.some((locale) => isTooDeep(item.fields?.content?.[codes[locale]])))
    return [{ field: 'content', problem: `is nested too deeply to be shown: ${MAX_LEVELS} levels at most` }];
  const content = item.fields?.content?.[codes[DEFAULT_LOCALE]];
  if (content === undefined) return [{ field: 'content', problem: `${MISSING} in ${codes[DEFAULT_LOCALE]}` }];
  if (isDocument(content)) return [];
  // A field of another type, which this project does not create: Contentful restricts a field of our type to valid values.
  const right = 'its field has to be of the type Rich text (npm run content:setup -- --dry-run says of which it is)';
  return [{ field: 'content', problem: `is no rich-text document in ${codes[DEFAULT_LOCALE]}: ${right}` }];
}

export function isTooDeep(node: unknown, left = MAX_LEVELS): boolean {
  const content = (node as { content?: unknown } | null | undefined)?.content;
  return Array.isArray(content) && (left === 0 || content.some((child) => isTooDeep(child, left - 1)));
}

function toIdentity(kind: EntryKind, item: RawEntry, codes: LocaleCodes): Identity {
  const { title, description } = item.fields ?? {};
  return {
    id: item.sys.id,
    kind,
    slugs: perLocale((locale) => toSlug(fieldValue(item, 'slug', locale, codes)) as string),
    ...datesOf(item),
    // Both from one language: a Spanish title above an English description would be worse than a single language.
    languages: LOCALES.filter((each) => isText(title?.[codes[each]]) && isText(description?.[codes[each]])),
  };
}

/** When an entry was first published, and its current revision. Invalid dates are ignored. */
function datesOf({ sys: { firstPublishedAt, createdAt, updatedAt } }: RawEntry): Pick<Identity, 'publishedAt' | 'createdAt' | 'updatedAt'> {
  const isDate = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));
  // An API without the first publication gives createdAt: it never returns unpublished entries.
  const published = [firstPublishedAt, createdAt, updatedAt].find(isDate) ?? new Date(0).toISOString();
  const updated = isDate(updatedAt) ? updatedAt : published;
  return {
    publishedAt: published,
    ...(isDate(createdAt) && createdAt !== published && { createdAt }),
    updatedAt: Date.parse(updated) < Date.parse(published) ? published : updated,
  };
}

function toCard(identity: Identity, item: RawEntry, locale: Locale, codes: LocaleCodes): Card {
  const language = identity.languages.includes(locale) ? locale : DEFAULT_LOCALE;
  const field = (name: string) => fieldValue(item, name, language, codes);
  const keywords = field('keywords');
  const cover = field('previewImage');
  const picture = toPicture(cover, language, codes);
  const awaitedPicture = picture ? null : idOf(cover);
  return {
    ...identity,
    slug: identity.slugs[locale],
    title: printable(field('title') as string).trim(),
    description: printable(field('description') as string).trim(),
    keywords: Array.isArray(keywords) ? keywords.filter(isText).map(printable) : [],
    picture,
    ...(awaitedPicture !== null && { awaitedPicture }),
    language,
  };
}

function entryIn(identity: Identity, item: RawEntry, locale: Locale, codes: LocaleCodes): Entry {
  const bodyLanguage = isDocument(item.fields?.content?.[codes[locale]]) ? locale : DEFAULT_LOCALE;
  const content = fieldValue(item, 'content', bodyLanguage, codes) as Document;
  return {
    ...toCard(identity, item, locale, codes),
    body: resolveBody(content, { page: locale, text: bodyLanguage }, codes),
    bodyLanguage,
  };
}

/** Whether the entry's address belongs to a page of the site, an alias of one, or a folder of a list, ignoring case. */
function isTaken(kind: EntryKind, slug: string): boolean {
  const { listPath, detailPath } = COLLECTIONS[kind];
  const lower = slug.toLowerCase();
  if (parsePath(`${detailPath}/${lower}`)?.type !== 'entry') return true;
  return (listPath as string) === detailPath && (LIST_FOLDERS as readonly string[]).includes(lower);
}

/** The language of the page that shows a text, and the language of the text. */
type BodyLocales = { page: Locale; text: Locale };

/** A copy of the document: every target holds only what a page needs of it, and values that are not nodes are left out. */
export function resolveBody(document: Document, locales: BodyLocales, codes: LocaleCodes): Document {
  // Targets are resolved links, which may lead back here: they are mapped while copying, never copied themselves.
  const copy = (node: Record<string, unknown>): Record<string, unknown> => ({
    ...node,
    data: resolveData(node, locales, codes),
    ...(typeof node.value === 'string' && { value: printable(node.value) }),
    ...(Array.isArray(node.content) && {
      content: node.content.filter(isNode).map((child) => copy(child as unknown as Record<string, unknown>)),
    }),
  });
  return copy(document as unknown as Record<string, unknown>) as unknown as Document;
}

/** A node's data with its target mapped. Embedded nodes always get a target. */
function resolveData(node: Record<string, unknown>, locales: BodyLocales, codes: LocaleCodes): Record<string, unknown> {
  const data = typeof node.data === 'object' && node.data !== null ? (node.data as Record<string, unknown>) : {};
  if (LINKING.includes(node.nodeType as INLINES)) return { ...data, target: toLinkTarget(data.target, locales, codes) };
  return 'target' in data || EMBEDDED.includes(node.nodeType) ? { ...data, target: toTarget(data.target, locales.text, codes) } : data;
}

/** The possible target of a link: an entry that has a page, or a file. */
function toLinkTarget(raw: unknown, { page, text: locale }: BodyLocales, codes: LocaleCodes): BodyTarget {
  if (!isResolved(raw)) return toTarget(raw, locale, codes);
  const kind = entryKind(raw.sys.contentType?.sys?.id);
  // A link stays in the language of the page, even if the text is in another language.
  const slug = toSlug(fieldValue(raw, 'slug', page, codes));
  if (kind && slug !== null) return { type: 'entry', id: raw.sys.id, kind, slug };
  const target = toTarget(raw, locale, codes);
  return target.type === 'unknown' ? (toFile(raw, locale, codes) ?? target) : target;
}

function toTarget(raw: unknown, locale: Locale, codes: LocaleCodes): BodyTarget {
  const picture = toPicture(raw, locale, codes);
  if (picture) return { type: 'picture', picture };
  if (!isResolved(raw)) return { type: 'unknown', id: idOf(raw) };
  const file = toFile(raw, locale, codes);
  // A picture that cannot be shown is left out: it was meant to be seen, and the content check names its problem.
  if (file && !isPictureFile(raw, codes)) return file;
  if (raw.sys.contentType?.sys?.id !== CODE_BLOCK) return { type: 'unknown', id: idOf(raw) };
  const [code, language] = ['code', 'language'].map((name) => fieldValue(raw, name, locale, codes));
  return {
    type: 'code',
    id: raw.sys.id,
    code: typeof code === 'string' ? printable(code) : '',
    language: typeof language === 'string' ? language : null,
  };
}

/** The id of a link's target, resolved or not. */
function idOf(raw: unknown): string | null {
  const id: unknown = (raw as RawEntry | null | undefined)?.sys?.id;
  return typeof id === 'string' ? id : null;
}

/** Whether a field's value can be walked as rich text. Values that are not nodes are ignored; the content check reports them. */
export function isDocument(value: unknown): value is Document {
  if (!isNode(value)) return false;
  const { nodeType, content } = value as { nodeType: string; content?: unknown };
  return nodeType === BLOCKS.DOCUMENT && Array.isArray(content) && !isTooDeep(value);
}
