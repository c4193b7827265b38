import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { flatten } from './keys.ts';

const load = async (locale: Locale): Promise<[Locale, Map<string, string>]> => [locale, new Map(flatten(await loadMessages(locale)))];

const texts = new Map(await Promise.all(LOCALES.map(load)));

export const defaultText = (key: string, locale: Locale): string | undefined => texts.get(locale)?.get(key);
