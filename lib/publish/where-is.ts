import { type Presence, presenceOf } from '../content/presence.ts';
import { liveStore } from '../content/store/content-store.ts';
import { env } from '../env.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { log } from '../next/log.ts';
import { standsAt } from '../next/page-index.ts';
import { processState } from '../next/process-state.ts';
import { type Address, routerPath } from '../routing/addresses.ts';
import { closeJournal, publishJournal } from './open-journal.ts';

/**
 * Whether something stands at an address, as lib/content/presence.ts has it; and where an entry had the address before, where that entry
 * stands today. What stands at the address itself comes first, then what stood there, then what is merely spelt alike.
 */
export async function whereIs(address: Address, locale: Locale): Promise<Presence> {
  // Only publications tell which slugs there were.
  if (!('slug' in address) || !env().CONTENTFUL_WEBHOOK_SECRET || standsAt(routerPath(address, locale))) return presenceOf(address, locale);
  const { kind, slug } = address;
  const catalogue = liveStore().knownCatalogue(kind);
  const own = catalogue.has(slug, locale) ? null : formerSlug((history) => history.slugNow(kind, slug, locale));
  if (own !== null) return { movedTo: { ...address, slug: own } };
  if (catalogue.slugMeant(slug, locale) === null) {
    // As a slug of another language leads to this one's own, so does one that it was before.
    const others = LOCALES.filter((each) => each !== locale);
    const other = formerSlug(
      (history) => others.map((each) => history.slugNow(kind, slug, locale, each)).find((found) => found !== null) ?? null,
    );
    if (other !== null) return { movedTo: { ...address, slug: other } };
  }
  return presenceOf(address, locale);
}

/** What the history says; nothing while it cannot be read: a visitor is sent to the list then. */
function formerSlug(ask: (history: ReturnType<typeof publishJournal>['slugs']) => string | null): string | null {
  const state = processState('former-slugs', () => ({ failing: false }));
  try {
    const slug = ask(publishJournal().slugs);
    state.failing = false;
    return slug;
  } catch (error) {
    closeJournal();
    if (!state.failing) log.error('publish.failed', 'publish: the former addresses of entries cannot be read:', { error });
    state.failing = true;
    return null;
  }
}
