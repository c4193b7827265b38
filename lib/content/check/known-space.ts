import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { keywordSlugs } from '../keywords/keywords.ts';
import type { Catalogue } from '../store/catalogue.ts';

/** What the rules know of the space around an entry. */
export type KnownSpace = {
  /** Which entries there are, as lists and addresses have them. */
  readonly catalogues: Readonly<Record<EntryKind, Catalogue>>;
  readonly siteUrl: string;
  readonly now: Date;
  /** Whether an entry or asset can be seen by visitors; null where nobody looked. */
  readonly isPublished: (id: string) => boolean | null;
  /** Whether an entry or asset exists at all, if only as a draft; null where nobody looked. */
  readonly exists: (id: string) => boolean | null;
  /** Where an entry is edited; null where that is not known. */
  readonly editorUrl: (id: string) => string | null;
  /** How many other entries of a kind have a keyword in a language. */
  readonly othersWithKeyword: (kind: EntryKind, locale: Locale, keyword: string, id: string) => number;
};

const UNKNOWN = () => null;

/** Puts together what is known. Cheap enough for a single entry; a whole space makes one for all of its entries. */
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
