import { DEFAULT_LOCALE, LOCALES, type Locale, perLocale } from '../../i18n/locales.ts';
import { createdFirst, type PartProblem } from '../check/part-rules.ts';
import { fieldValue, type LocaleCodes } from '../store/fields.ts';
import { perEntries } from '../store/per-entries.ts';
import type { RawEntry } from '../types.ts';
import { defaultText, whyFixed } from './keys.ts';
import { textFault } from './text-fault.ts';

type SiteText = { text: string; entryId: string };

export type SiteTexts = Record<Locale, ReadonlyMap<string, SiteText>>;

/** Sorts entries into texts that can be shown and problems. Of two entries with one key the older one counts. */
export function siteTexts(entries: readonly RawEntry[], codes: LocaleCodes): { texts: SiteTexts; problems: PartProblem[] } {
  const texts = perLocale(() => new Map<string, SiteText>());
  const problems: PartProblem[] = [];
  const holders = new Map<string, string>();
  for (const entry of entries.toSorted(createdFirst)) {
    const key = keyOf(entry, codes);
    const { id } = entry.sys;
    const unusable = keyFault(key, holders.get(key));
    if (unusable) {
      problems.push({ id, title: key || id, locale: null, ...unusable });
      continue;
    }
    for (const locale of LOCALES) {
      const text = entry.fields?.text?.[codes[locale]];
      // A language without a text keeps the one of the repository.
      if (typeof text !== 'string') continue;
      const fault = textFault(key, text, defaultsOf(key, locale));
      if (fault) problems.push({ id, title: key, locale, ...fault });
      else texts[locale].set(key, { text, entryId: id });
    }
    // One without any text that can be shown makes way for a newer one.
    if (LOCALES.some((locale) => texts[locale].get(key)?.entryId === id)) holders.set(key, id);
  }
  return { texts, problems };
}

export const shownTexts = perEntries(siteTexts);

export function keyOf(entry: RawEntry, codes: LocaleCodes): string {
  const key = fieldValue(entry, 'key', DEFAULT_LOCALE, codes);
  return typeof key === 'string' ? key.trim() : '';
}

function keyFault(key: string, holder: string | undefined): Pick<PartProblem, 'rule' | 'about'> | null {
  if (defaultText(key, DEFAULT_LOCALE) === undefined) return { rule: 'text-key-unknown', about: key };
  const reason = whyFixed(key);
  if (reason) return { rule: 'text-fixed', about: `${key}: ${reason}` };
  return holder === undefined ? null : { rule: 'text-doubled', about: `${key}, ${holder}` };
}

const defaultsOf = (key: string, locale: Locale) =>
  [locale, ...LOCALES.filter((other) => other !== locale)].map((each) => defaultText(key, each) as string) as [string, ...string[]];
