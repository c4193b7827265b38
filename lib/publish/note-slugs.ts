import { liveStore } from '../content/store/content-store.ts';
import type { LocalizedCard } from '../content/types.ts';
import { whileBusy } from '../durable/sqlite-file.ts';
import { perLocale } from '../i18n/locales.ts';
import { log } from '../next/log.ts';
import { ENTRY_KINDS } from '../site/collections.ts';
import type { EntryChange } from './change.ts';
import type { ContentChange } from './content-change.ts';
import { publishJournal } from './open-journal.ts';

/** Notes the slugs of entries that were published, before anything shows them. */
export function noteSlugs(changes: readonly ContentChange[]): void {
  const { slugs } = publishJournal();
  const entries = changes.flatMap((change) => (change.item === 'entry' ? [change, ...change.others] : []));
  // What stood before, too: the journal may be new, or put in the place of another one.
  slugs.fill(
    entries.flatMap(({ before }) => before ?? []),
    new Date(),
  );
  // One that is left out, as another one has its address, is not gone: it keeps what is noted until it is shown again.
  const isLeftOut = ({ kind, id, after }: EntryChange) => after === null && liveStore().knownCatalogue(kind).known(id) !== undefined;
  slugs.note(
    entries.filter((each) => !isLeftOut(each)).map(({ id, after }) => after ?? { id, slugs: null }),
    new Date(),
  );
}

/**
 * At the start: what the build found is noted, and where a publication has come since the build, its slugs take the place of the build's.
 * A slug that changed while the site was down, or whose webhook got lost, is noticed here with the next build.
 */
export function compareSlugsWithBuild(): void {
  whileBusy(() => {
    const store = liveStore();
    const cards = ENTRY_KINDS.flatMap((kind) => store.knownCatalogue(kind).localizedCards());
    for (const { id, kind, slugs } of publishJournal().slugs.fill(cards, new Date())) {
      const card = store.knownCatalogue(kind).byId(id);
      if (card) store.change(kind, (catalogue) => catalogue.put(withSlugs(card, slugs)));
    }
  }).catch((error) =>
    log.error('publish.failed', 'publish: the former addresses of entries could not be compared with the build:', { error }),
  );
}

const withSlugs = (card: LocalizedCard, slugs: LocalizedCard['slugs']): LocalizedCard => ({
  ...card,
  slugs,
  in: perLocale((locale) => ({ ...card.in[locale], slugs, slug: slugs[locale] })),
});
