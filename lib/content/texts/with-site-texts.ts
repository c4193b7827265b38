import type { Locale } from '../../i18n/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import { tagPage } from '../../next/page-being-made.ts';
import { textTag } from '../../stored-pages/text-tags.ts';
import { indexOfKey, whyFixed } from './keys.ts';

/** The messages with the texts of entries. A page is tagged with each message that it reads: a publication of its key remakes it. */
export function withSiteTexts(messages: Messages, locale: Locale, textOf: (key: string, own: string) => string): Messages {
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
