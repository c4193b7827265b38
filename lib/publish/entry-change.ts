import { isDeepStrictEqual } from 'node:util';
import { type Keyword, type KeywordPages, keywordKey } from '../content/keywords/keywords.ts';
import { tags } from '../content/tags.ts';
import type { LocalizedCard } from '../content/types.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { routerPath } from '../routing/addresses.ts';
import type { EntryKind } from '../site/collections.ts';

/** An entry with a page, before and after a publication; undefined if it was not shown before, or is not shown after. */
export type EntryChange = { kind: EntryKind; id: string; before: LocalizedCard | undefined; after: LocalizedCard | undefined };

/** What a publication makes stale: tags, and pages that may not exist yet, the entry's own first. Paths are the router's (`/en/blog/a`). */
type Stale = { tags: string[]; paths: string[] };

export function staleAfterEntry({ kind, id, before, after }: EntryChange): Stale {
  const inEach = (card: LocalizedCard | undefined, tag: (kind: EntryKind, locale: Locale, slug: string) => string) =>
    card ? LOCALES.map((locale) => tag(kind, locale, card.slugs[locale])) : [];
  // Other pages of a list change only if an entry appears, disappears or moves.
  const keepsItsPlace = before && before.publishedAt === after?.publishedAt && isDeepStrictEqual(before.slugs, after.slugs);
  const addresses = [before, after].flatMap((card) => inEach(card, tags.slug));
  const moved = new Set(inEach(before, tags.standing)).symmetricDifference(new Set(inEach(after, tags.standing)));
  return {
    tags: [tags.entry(id), tags.cards(kind), ...(keepsItsPlace ? [] : [tags.list(kind)]), ...addresses, ...moved],
    paths: after ? pathsOfEntry(after) : [],
  };
}

/** The pages of an entry in each language, then its Markdown. */
function pathsOfEntry({ kind, slugs }: LocalizedCard): string[] {
  const types = ['entry', 'entryMarkdown'] as const;
  return types.flatMap((type) => LOCALES.map((locale) => routerPath({ type, kind, slug: slugs[locale] }, locale)));
}

/** The pages of keywords that change, that come and that go, the counts in rows of keywords, and the links to them. */
export function staleKeywords(kind: EntryKind, before: KeywordPages, after: KeywordPages): Stale {
  const stale: Stale = { tags: [], paths: [] };
  // The same until an entry changes.
  if (before === after) return stale;
  for (const locale of LOCALES) {
    const [then, today] = [before.byLocale[locale], after.byLocale[locale]];
    for (const slug of new Set([...then.keys(), ...today.keys()])) {
      const [old, current] = [then.get(slug), today.get(slug)];
      const comesOrGoes = !old || !current;
      const isRenamed = old?.name !== current?.name;
      const hasOtherEntries = idsOf(old) !== idsOf(current);
      const [others, currentOthers] = [before, after].map(({ alternates }) => alternates.get(keywordKey(locale, slug)));
      // Its page names its alternates.
      const isStale = isRenamed || hasOtherEntries || !isDeepStrictEqual(others, currentOthers);
      if (isStale) stale.tags.push(tags.keyword(kind, locale, slug));
      if (hasOtherEntries) stale.tags.push(tags.keywordCounts(kind, locale));
      if (isRenamed) stale.tags.push(tags.keywords(kind, locale));
      if (comesOrGoes) stale.tags.push(tags.keywordHasPage(kind, locale, slug));
      if (!old) stale.paths.push(routerPath({ type: 'keyword', kind, keyword: slug, page: 1 }, locale));
    }
  }
  return stale;
}

/** In the order of the list. Undefined if the keyword has no page. */
const idsOf = (keyword: Keyword | undefined) => keyword?.cards.map(({ id }) => id).join();
