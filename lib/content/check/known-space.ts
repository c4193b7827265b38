import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { keywordSlugs } from '../keywords/keywords.ts';
import type { Catalogue } from '../store/catalogue.ts';

/** What the rules know of the space around an entry. */
export type KnownSpace = {
  /** The entries of each kind, as lists and addresses have them. */
  readonly catalogues: Readonly<Record<EntryKind, Catalogue>>;
  readonly siteUrl: string;
  readonly now: Date;
  /** Whether visitors can see an entry or asset; null if unknown. */
  readonly isPublished: (id: string) => boolean | null;
  /** Whether an entry or asset exists, at least as a draft; null if unknown. */
  readonly exists: (id: string) => boolean | null;
  /** The editor's address of an entry; null if unknown. */
  readonly editorUrl: (id: string) => string | null;
  /** How many other entries of a kind have a keyword in a language. */
  readonly othersWithKeyword: (kind: EntryKind, locale: Locale, keyword: string, id: string) => number;
};

const UNKNOWN = () => null;

/** Combines the known facts. It is cheap enough for a single entry; the check of a whole space makes one for all entries. */
export function knownSpace({
  catalogues,
  siteUrl,
  now = new Date(),
  isPublished = UNKNOWN,
  exists = UNKNOWN,
  editorUrl = UNKNOWN,
}: Pick<KnownSpace, 'catalogues' | 'siteUrl'> & Partial<KnownSpace>): KnownSpace {
  let entriesByKeyword: Map<string, Set<string>> | undefined;
  const othersWithKeyword = (kind: EntryKind, locale: Locale, keyword: string, id: string) => {
    entriesByKeyword ??= countKeywords(catalogues);
    const entries = entriesByKeyword.get(`${kind}/${locale}/${keyword}`);
    return (entries?.size ?? 0) - (entries?.has(id) ? 1 : 0);
  };
  return { catalogues, siteUrl, now, isPublished, exists, editorUrl, othersWithKeyword };
}

function countKeywords(catalogues: KnownSpace['catalogues']): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const kind of ENTRY_KINDS) {
    for (const { in: cards } of catalogues[kind].localizedCards()) {
      for (const locale of LOCALES) {
        for (const keyword of keywordSlugs(cards[locale], locale)) {
          const key = `${kind}/${locale}/${keyword}`;
          found.set(key, (found.get(key) ?? new Set()).add(cards[locale].id));
        }
      }
    }
  }
  return found;
}
