import type { LocaleProps } from 'contentful-management';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import type { Management } from './management.ts';
import type { Decision, Part } from './part.ts';

/** The languages of an environment. */
export async function readLocales({ client }: Management): Promise<LocaleProps[]> {
  return (await client.locale.getMany({ query: { limit: 1000 } })).items;
}

/** The site's languages under the space's codes. */
export function localeParts(management: Management, found: LocaleProps[], codes: Record<Locale, string>): Part<LocaleProps | undefined>[] {
  return LOCALES.map((locale) => {
    const code = codes[locale];
    const among = (locales: LocaleProps[]) => locales.find((each) => each.code === code);
    return {
      what: `language ${code}`,
      current: among(found),
      look: async () => among(await readLocales(management)),
      decide: (current) => (locale === DEFAULT_LOCALE ? decideDefault(current, found) : decideOther(management, locale, code, current)),
    };
  });
}

function decideDefault(current: LocaleProps | undefined, found: readonly LocaleProps[]): Decision {
  if (current?.default) return isDelivered(current);
  const other = found.find((each) => each.default)?.code ?? 'another one';
  return {
    action: 'conflict',
    detail: `the space's default language is ${other}; name it in CONTENTFUL_LOCALES, or choose it in the space`,
  };
}

function decideOther({ client }: Management, locale: Locale, code: string, current: LocaleProps | undefined): Decision {
  if (!current) {
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? locale;
    // No fallback: the site itself falls back to its default language and marks the text. Optional: an entry can be published before its
    // translation.
    const wanted = { name, code, fallbackCode: null, optional: true, contentDeliveryApi: true, contentManagementApi: true };
    return { action: 'create', write: () => client.locale.create({}, wanted) };
  }
  if (current.fallbackCode !== null && current.fallbackCode !== undefined)
    return {
      action: 'conflict',
      detail: `falls back to ${current.fallbackCode} in the space; the site falls back itself, and says so to visitors`,
    };
  return isDelivered(current);
}

const isDelivered = ({ contentDeliveryApi }: LocaleProps): Decision =>
  contentDeliveryApi ? { action: 'keep' } : { action: 'conflict', detail: 'is not delivered: switch it on under Settings, Locales' };
