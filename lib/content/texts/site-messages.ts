import { draftMode } from 'next/headers';
import { env } from '../../env.ts';
import type { Locale } from '../../i18n/locales.ts';
import { loadMessages, type Messages } from '../../i18n/messages.ts';
import { SITE_TEXT } from '../model.ts';
import { contentStore } from '../store/content-store.ts';
import { draftStore } from '../store/draft-store.ts';
import type { RawEntry } from '../types.ts';
import { markedText } from './marked-text.ts';
import { type SiteTexts, siteTexts, type TextProblem } from './site-texts.ts';
import { withSiteTexts } from './with-site-texts.ts';

type Read = { texts: SiteTexts; problems: TextProblem[]; messages: Partial<Record<Locale, Promise<Messages>>> };

/** The entries are the same array until one of them changes. */
const known = new WeakMap<readonly RawEntry[], Read>();

function read(entries: readonly RawEntry[]): Read {
  let found = known.get(entries);
  if (!found) {
    found = { ...siteTexts(entries, env().CONTENTFUL_LOCALES), messages: {} };
    known.set(entries, found);
  }
  return found;
}

/** The messages of a page: those of the repository, with the texts that editors published; in draft mode with drafts, each marked with its key. */
export async function siteMessages(locale: Locale): Promise<Messages> {
  const isDraft = (await draftMode()).isEnabled;
  const { texts, messages } = read(isDraft ? await draftStore().parts(SITE_TEXT) : contentStore().parts(SITE_TEXT));
  messages[locale] ??= loadMessages(locale).then((own) =>
    withSiteTexts(own, locale, (key, text) => {
      const site = texts[locale].get(key);
      return isDraft ? markedText(site?.text ?? text, key, site?.entryId) : (site?.text ?? text);
    }),
  );
  return messages[locale];
}

/** What keeps drafts of texts from being shown. For an editor in draft mode. */
export const draftTextProblems = async (): Promise<readonly TextProblem[]> => read(await draftStore().parts(SITE_TEXT)).problems;
