import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { keywordSlugs } from '../keywords/keywords.ts';
import type { Catalogue } from '../store/catalogue.ts';

export type KnownSpace = {
  /** The entries of each kind, as lists and addresses have them. */
  readonly catalogues: Readonly<Record<EntryKind, Catalogue>>;
  readonly siteUrl: string;
  readonly now: Date;
  /** Whether visitors can see an entry or asset; null if unknown. */
  readonly isPublished: (id: string) => boolean | null;
  /** Whether an entry or asset exists, at least as a draft; null if unknown. */
  readonly exists: (id: string) => boolean | null;
  readonly editorUrl: (id: string) => string | null;
  /** Whether another entry of a kind than this one has a keyword in a language. */
  readonly othersHave: (kind: EntryKind, locale: Locale, keyword: string, id: string) => boolean;
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
  let holders: ReturnType<typeof keywordHolders> | undefined;
  const othersHave = (kind: EntryKind, locale: Locale, keyword: string, id: string) => {
    holders ??= keywordHolders(catalogues);
    return holders.get(`${kind}/${locale}/${keyword}`)?.some((holder) => holder.id !== id) === true;
  };
  return { catalogues, siteUrl, now, isPublished, exists, editorUrl, othersHave };
}

function keywordHolders(catalogues: KnownSpace['catalogues']) {
  const held = ENTRY_KINDS.flatMap((kind) =>
    catalogues[kind]
      .localizedCards()
      .flatMap(({ id, in: cards }) =>
        LOCALES.flatMap((locale) => keywordSlugs(cards[locale], locale).map((keyword) => ({ id, place: `${kind}/${locale}/${keyword}` }))),
      ),
  );
  return Map.groupBy(held, ({ place }) => place);
}
