import { type KeywordAlternates, keywordKey } from '../content/keywords/keyword-alternates.ts';
import { keywordSlugs } from '../content/keywords/keywords.ts';
import { tags } from '../content/tags.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { parseRouterPath, routerPath } from '../routing/addresses.ts';
import type { EntryChange, Stale, StoredPages } from './change.ts';

/**
 * The keyword pages that an entry's change makes stale: pages that it joins or leaves, or on which it moves; pages that appear or
 * disappear; pages with another name or other alternates.
 */
export function staleKeywordPages(change: EntryChange, stored: StoredPages): Stale {
  const changes = LOCALES.flatMap((locale) => [
    ...changesOfTheEntrysKeywords(change, locale, stored),
    ...renamedKeywords(change, locale),
    ...keywordsWithOtherAlternates(change, locale),
  ]);
  return { tags: [...new Set(changes.flatMap((each) => each.tags))], paths: changes.flatMap((each) => each.paths) };
}

/** The entry's keywords before and after: their pages, the counts in rows of keywords, and the links to them. */
function changesOfTheEntrysKeywords(change: EntryChange, locale: Locale, stored: StoredPages): Stale[] {
  const { kind, keywordsAfter } = change;
  const keywords = keywordsOf(change.after, locale);
  const earlierKeywords = new Set([...keywordsOf(change.before, locale), ...keywordsShowing(change, locale, stored)]);
  return [...new Set([...earlierKeywords, ...keywords])].map((slug): Stale => {
    const path = routerPath({ type: 'keyword', kind, keyword: slug, page: 1 }, locale);
    const existed = stored.exists(path);
    const exists = keywordsAfter.byLocale[locale].has(slug);
    if (!existed && !exists) return { tags: [], paths: [] };

    const appearsOrDisappears = existed !== exists;
    const entryJoinsOrLeaves = earlierKeywords.has(slug) !== keywords.has(slug);
    const listChanges = appearsOrDisappears || entryJoinsOrLeaves || movesInTheOrder(change);
    return {
      tags: [
        ...(appearsOrDisappears ? [tags.keywordHasPage(kind, locale, slug), tags.keywords(kind, locale)] : []),
        ...(listChanges ? [tags.keyword(kind, locale, slug), tags.keywordCounts(kind, locale)] : []),
      ],
      paths: existed ? [] : [path],
    };
  });
}

/** Most entries of a keyword decide its name, so one entry more or less may change it. */
function renamedKeywords({ kind, keywordsBefore, keywordsAfter }: EntryChange, locale: Locale): Stale[] {
  const before = keywordsBefore.byLocale[locale];
  const after = [...keywordsAfter.byLocale[locale].values()];
  const renamed = after.filter(({ slug, name }) => before.has(slug) && before.get(slug)?.name !== name);
  return renamed.map(({ slug }) => ({ tags: [tags.keyword(kind, locale, slug), tags.keywords(kind, locale)], paths: [] }));
}

/** A keyword's page names its alternates. They may change even if the entry is on no page of that language. */
function keywordsWithOtherAlternates({ kind, keywordsBefore, keywordsAfter }: EntryChange, locale: Locale): Stale[] {
  const slugs = [...keywordsAfter.byLocale[locale].keys()];
  const changed = slugs.filter((slug) => {
    const key = keywordKey(locale, slug);
    return !haveSameSlugs(keywordsBefore.alternates.get(key), keywordsAfter.alternates.get(key));
  });
  return changed.map((slug) => ({ tags: [tags.keyword(kind, locale, slug)], paths: [] }));
}

const haveSameSlugs = (some: KeywordAlternates = {}, others: KeywordAlternates = {}): boolean =>
  LOCALES.every((locale) => some[locale] === others[locale]);

const keywordsOf = (entry: EntryChange['after'], locale: Locale): Set<string> =>
  new Set(entry ? keywordSlugs(entry.in[locale], locale) : []);

/** The keywords whose stored pages show the entry, even if this process does not know it. */
function keywordsShowing({ kind, id }: EntryChange, locale: Locale, stored: StoredPages): string[] {
  return stored.withTags([tags.entry(id)]).flatMap((path) => {
    const page = parseRouterPath(path);
    if (page?.locale !== locale || page.address.type !== 'keyword') return [];
    return page.address.kind === kind ? [page.address.keyword] : [];
  });
}

/** A list shows the newest entries first. */
const movesInTheOrder = ({ before, after }: EntryChange): boolean => before?.publishedAt !== after?.publishedAt;
