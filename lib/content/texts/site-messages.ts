import { draftMode } from 'next/headers';
import type { Locale } from '../../i18n/locales.ts';
import { loadMessages, type Messages } from '../../i18n/messages.ts';
import { tagPage } from '../../next/page-being-made.ts';
import { textTag } from '../../stored-pages/text-tags.ts';
import { SITE_TEXT } from '../model.ts';
import { contentStore } from '../store/content-store.ts';
import { draftStore } from '../store/draft-store.ts';
import { perEntries } from '../store/per-entries.ts';
import { indexOfKey, whyFixed } from './keys.ts';
import { markedText } from './marked-text.ts';
import { type SiteTexts, shownTexts } from './site-texts.ts';

type Read = { texts: SiteTexts; messages: Partial<Record<Locale, Promise<Messages>>> };

const read = perEntries((entries): Read => ({ texts: shownTexts(entries).texts, messages: {} }));

/** The messages of a page: those of the repository, with the texts that editors published; in draft mode with drafts, each marked with its key. */
export async function siteMessages(locale: Locale): Promise<Messages> {
  if (!(await draftMode()).isEnabled) return publishedMessages(locale);
  const { texts } = read(await draftStore().parts(SITE_TEXT));
  return withSiteTexts(await loadMessages(locale), locale, (key, own) => {
    const site = texts[locale].get(key);
    return markedText(site?.text ?? own, key, site?.entryId);
  });
}

export function publishedMessages(locale: Locale): Promise<Messages> {
  const { texts, messages } = read(contentStore().parts(SITE_TEXT));
  const load = async () => withSiteTexts(await loadMessages(locale), locale, (key, text) => texts[locale].get(key)?.text ?? text);
  // A developer sees a changed message at once.
  if (process.env.NODE_ENV === 'development') return load();
  messages[locale] ??= load();
  return messages[locale];
}

/** The messages with the texts of entries. A page is tagged with each message that it reads: a publication of its key remakes it. */
function withSiteTexts(messages: Messages, locale: Locale, textOf: (key: string, own: string) => string): Messages {
  const read = (key: string, own: string): string => {
    const index = indexOfKey(key);
    if (index === undefined || whyFixed(key) !== null) return own;
    tagPage(textTag(locale, index));
    return textOf(key, own);
  };
  const group = <T extends object>(own: T, path: string): T =>
    new Proxy(own, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof name !== 'string' || !Object.hasOwn(target, name)) return value;
        const key = `${path}${name}`;
        if (typeof value === 'string') return read(key, value);
        return group(value as object, `${key}.`);
      },
    });
  return group(messages, '');
}
