import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../i18n/locales.ts';
import { loadMessages } from '../../i18n/messages.ts';

const FIXED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['privacy', 'terms', 'cookies', 'legal', 'accessibility'].map((part) => [part, 'legal texts change by review, in the code']),
  ),
  competitors: 'claims about other tools need a source and a day, in lib/site/claims.ts',
  late: 'it is loaded with the scripts of a build',
  problem: 'it is shown when the site fails, without its content',
  preview: 'only editors see it',
};

/** Every message by its key, for example `home.hero.title`, in the order of the files. */
function flatten(messages: object, path = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string' ? [[`${path}${name}`, value] as [string, string]] : flatten(value, `${path}${name}.`),
  );
}

// Loaded, not imported: in `npm run dev` Next never renews messages that a module imports, nor other modules beside them.
const load = async (locale: Locale) => [locale, new Map(flatten(await loadMessages(locale)))] as const;
const texts = new Map(await Promise.all(LOCALES.map(load)));

export const defaultText = (key: string, locale: Locale): string | undefined => texts.get(locale)?.get(key);

export const TEXT_KEYS: readonly string[] = [...(texts.get(DEFAULT_LOCALE)?.keys() ?? [])];

const indexes = new Map(TEXT_KEYS.map((key, index) => [key, index]));

export const indexOfKey = (key: string): number | undefined => indexes.get(key);

export const whyFixed = (key: string): string | null => FIXED[key.slice(0, key.indexOf('.'))] ?? null;
