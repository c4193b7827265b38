import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { keywordSlugs } from '../keywords/keywords.ts';
import type { Catalogue } from '../store/catalogue.ts';

export type KnownSpace = {
  readonly catalogues: Readonly<Record<EntryKind, Catalogue>>;
  readonly siteUrl: string;
  readonly now?: Date;
  /** Whether visitors can see an entry or asset; left out if unknown. */
  readonly isPublished?: (id: string) => boolean;
  /** Whether an entry or asset exists, at least as a draft; left out if unknown. */
  readonly exists?: (id: string) => boolean;
  readonly editorUrl?: (id: string) => string | null;
};

/** Counted once for all entries of a check. */
const counted = new WeakMap<KnownSpace['catalogues'], ReturnType<typeof keywordHolders>>();

/** Whether another entry of a kind than this one has a keyword in a language. */
export function othersHave({ catalogues }: KnownSpace, kind: EntryKind, locale: Locale, keyword: string, id: string): boolean {
  const holders = counted.get(catalogues) ?? keywordHolders(catalogues);
  counted.set(catalogues, holders);
  return holders.get(`${kind}/${locale}/${keyword}`)?.some((holder) => holder.id !== id) === true;
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
