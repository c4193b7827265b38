import { isDeepStrictEqual } from 'node:util';
import { type KeywordPages, keywordKey, keywordSlugs } from '../content/keywords/keywords.ts';
import { tags } from '../content/tags.ts';
import type { LocalizedCard } from '../content/types.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { parseRouterPath, routerPath } from '../routing/addresses.ts';
import type { EntryKind } from '../site/collections.ts';
import { pagesWithTags, standsAt } from '../stored-pages/page-index.ts';

/** An entry with a page, before and after a publication; null if it did not exist before, or does not exist after. */
export type EntryChange = {
  kind: EntryKind;
  id: string;
  before: LocalizedCard | null;
  after: LocalizedCard | null;
  /** The keyword pages of its kind before and after. */
  keywordsBefore: KeywordPages;
  keywordsAfter: KeywordPages;
};

/** What a publication makes stale: tags, and pages that may not exist yet, the entry's own first. Paths are the router's (`/en/blog/a`). */
type Stale = { tags: string[]; paths: string[] };

/** Stored pages may be older or newer than the known content, so the keyword pages that show the entry are looked up among them. */
export function staleAfterEntry(change: EntryChange): Stale {
  const { kind, id, before, after } = change;
  const inEach = (card: LocalizedCard | null, tag: (kind: EntryKind, locale: Locale, slug: string) => string) =>
    card ? LOCALES.map((locale) => tag(kind, locale, card.slugs[locale])) : [];
  // Other pages of a list change only if an entry appears, disappears or moves.
  const keepsItsPlace = before && before.publishedAt === after?.publishedAt && isDeepStrictEqual(before.slugs, after.slugs);
  const addresses = [before, after].flatMap((card) => inEach(card, tags.slug));
  const moved = new Set(inEach(before, tags.standing)).symmetricDifference(new Set(inEach(after, tags.standing)));
  const keywords = LOCALES.flatMap((locale) => changesOfTheEntrysKeywords(change, locale));
  const otherKeywords = LOCALES.flatMap((locale) => otherKeywordTags(change, locale));
  return {
    tags: [
      ...[tags.entry(id), tags.cards(kind), ...(keepsItsPlace ? [] : [tags.list(kind)])],
      ...[...addresses, ...moved, ...keywords.flatMap((each) => each.tags), ...otherKeywords],
    ],
    paths: [...(after ? pathsOfEntry(after) : []), ...keywords.flatMap(({ paths }) => paths)],
  };
}

/** The pages of an entry in each language, then its Markdown. */
function pathsOfEntry({ kind, slugs }: LocalizedCard): string[] {
  const types = ['entry', 'entryMarkdown'] as const;
  return types.flatMap((type) => LOCALES.map((locale) => routerPath({ type, kind, slug: slugs[locale] }, locale)));
}

/** The entry's keywords before and after: their pages, the counts in rows of keywords, and the links to them. */
function changesOfTheEntrysKeywords(change: EntryChange, locale: Locale): Stale[] {
  const { kind, keywordsAfter } = change;
  const keywords = keywordsOf(change.after, locale);
  const earlierKeywords = new Set([...keywordsOf(change.before, locale), ...keywordsShowing(change, locale)]);
  return [...new Set([...earlierKeywords, ...keywords])].map((slug): Stale => {
    const path = routerPath({ type: 'keyword', kind, keyword: slug, page: 1 }, locale);
    const existed = standsAt(path);
    const exists = keywordsAfter.byLocale[locale].has(slug);
    if (!existed && !exists) return { tags: [], paths: [] };

    const appearsOrDisappears = existed !== exists;
    const entryJoinsOrLeaves = earlierKeywords.has(slug) !== keywords.has(slug);
    // A list shows the newest entries first.
    const moves = change.before?.publishedAt !== change.after?.publishedAt;
    const listChanges = appearsOrDisappears || entryJoinsOrLeaves || moves;
    return {
      tags: [
        ...(appearsOrDisappears ? [tags.keywordHasPage(kind, locale, slug), tags.keywords(kind, locale)] : []),
        ...(listChanges ? [tags.keyword(kind, locale, slug), tags.keywordCounts(kind, locale)] : []),
      ],
      paths: existed ? [] : [path],
    };
  });
}

/** Most entries of a keyword decide its name. Its page names its alternates, even those that the entry is on no page of. */
function otherKeywordTags({ kind, keywordsBefore, keywordsAfter }: EntryChange, locale: Locale): string[] {
  return [...keywordsAfter.byLocale[locale].values()].flatMap(({ slug, name }) => {
    const known = keywordsBefore.byLocale[locale].get(slug);
    const isRenamed = known !== undefined && known.name !== name;
    const [before, after] = [keywordsBefore, keywordsAfter].map(({ alternates }) => alternates.get(keywordKey(locale, slug)));
    const hasChanged = isRenamed || !isDeepStrictEqual(before, after);
    return [...(hasChanged ? [tags.keyword(kind, locale, slug)] : []), ...(isRenamed ? [tags.keywords(kind, locale)] : [])];
  });
}

const keywordsOf = (entry: EntryChange['after'], locale: Locale): Set<string> =>
  new Set(entry ? keywordSlugs(entry.in[locale], locale) : []);

/** The keywords whose stored pages show the entry, even if this process does not know it. */
function keywordsShowing({ kind, id }: EntryChange, locale: Locale): string[] {
  return pagesWithTags([tags.entry(id)]).flatMap((path) => {
    const page = parseRouterPath(path);
    if (page?.locale !== locale || page.address.type !== 'keyword') return [];
    return page.address.kind === kind ? [page.address.keyword] : [];
  });
}
