import { type KeywordGroups, keywordSlugs } from '../content/keywords/keywords.ts';
import { tags } from '../content/tags.ts';
import type { LocalizedCard } from '../content/types.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { pagesWithTags, standsAt } from '../next/page-index.ts';
import { keywordPath } from '../routing/collection-addresses.ts';
import type { EntryKind } from '../site/collections.ts';
import type { Change } from './publish.ts';

/**
 * What an entry's change means for keyword pages: those that it joins or leaves, or on which it changes its place, and those that come
 * about or go because of it. Which pages stood, and which showed the entry, is read from the stored pages: what this process remembers
 * may be older than they are, or newer already.
 */
export function keywordChange(
  kind: EntryKind,
  id: string,
  before: LocalizedCard | undefined,
  after: LocalizedCard | undefined,
  was: KeywordGroups,
  is: KeywordGroups,
): Change {
  const change: Change = { tags: [], paths: [] };
  const moved = before?.en.publishedAt !== after?.en.publishedAt;
  const showing = pagesWithTags([tags.entry(id)]);
  for (const locale of LOCALES) {
    const now = new Set(after ? keywordSlugs(after[locale], locale) : []);
    const had = new Set([...(before ? keywordSlugs(before[locale], locale) : []), ...keywordsShownOn(showing, kind, locale)]);
    for (const slug of new Set([...had, ...now])) {
      const path = `/${locale}${keywordPath(kind, slug)}`;
      const [stood, stands] = [standsAt(path), is.byLocale[locale].has(slug)];
      if (!stood && !stands) continue;
      if (stood !== stands) change.tags.push(tags.keywordStands(kind, locale, slug), tags.keywords(kind, locale));
      if (!stood) change.paths.push(path);
      if (stood !== stands || moved || had.has(slug) !== now.has(slug))
        change.tags.push(tags.keyword(kind, locale, slug), tags.keywordCounts(kind, locale));
    }
    for (const [slug, { name }] of is.byLocale[locale]) {
      const old = was.byLocale[locale].get(slug);
      if (old && old.name !== name) change.tags.push(tags.keyword(kind, locale, slug), tags.keywords(kind, locale));
      const key = `${locale}/${slug}`;
      if (JSON.stringify(was.pairs.get(key)) !== JSON.stringify(is.pairs.get(key))) change.tags.push(tags.keyword(kind, locale, slug));
    }
  }
  return { tags: [...new Set(change.tags)], paths: change.paths };
}

/** The keywords among whose pages these paths are. */
function keywordsShownOn(paths: string[], kind: EntryKind, locale: Locale): string[] {
  const start = `/${locale}${keywordPath(kind, '')}`;
  return paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length).split('/')[0] as string] : []));
}
