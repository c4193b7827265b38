import { DEFAULT_LOCALE, LOCALES, type Locale, localizedPath, perLocale, withoutLocale } from '../../i18n/locales.ts';
import { isPageAddress, isSameInEveryLanguage, parsePath } from '../../routing/addresses.ts';
import { decodedPath } from '../../routing/slug.ts';
import type { PartProblem } from '../check/part-rules.ts';
import { printable } from '../printable.ts';
import { fieldValue, inWords, isText, type LocaleCodes } from '../store/fields.ts';
import { perEntries } from '../store/per-entries.ts';
import type { RawEntry } from '../types.ts';
import { ANNOUNCEMENT_LIMITS } from './limits.ts';

/** An announcement in a language. `language` is English where the entry has no text in the language of the page. */
type AnnouncementText = { language: Locale; text: string; link: { text: string; href: string } | null };

/** A bar above the header that can be shown. Times are epoch ms; `until` is the first moment without it. */
export type Announcement = {
  id: string;
  revision: number;
  from: number;
  until: number;
  /** Decoded paths without a language, or with `/*` at the end; empty for all pages. */
  pages: readonly string[];
  in: Record<Locale, AnnouncementText>;
};

type Fault = Pick<PartProblem, 'locale' | 'rule' | 'about'>;

/** Sorts entries into announcements that can be shown and problems. One with any problem is left out. */
export function announcements(entries: readonly RawEntry[], codes: LocaleCodes) {
  const found: Announcement[] = [];
  const problems: PartProblem[] = [];
  for (const entry of entries) {
    const { id, revision = 0 } = entry.sys;
    const value = (field: string) => fieldValue(entry, field, DEFAULT_LOCALE, codes);
    const ofTexts = LOCALES.flatMap((locale) => textFaults(entry, locale, codes));
    const faults = [...timeFaults(value('from'), value('until')), ...pageFaults(value('pages')), ...ofTexts];
    problems.push(...faults.map((fault) => ({ id, title: wordsIn(value('text')) || id, ...fault })));
    if (faults.length > 0) continue;
    const pages = ((value('pages') ?? []) as string[]).map((page) => pathIn(page) as string);
    const [from, until] = [timeOf(value('from')) as number, timeOf(value('until')) as number];
    found.push({ id, revision, from, until, pages, in: perLocale((locale) => textIn(entry, locale, codes)) });
  }
  return { announcements: found, problems };
}

export const shownAnnouncements = perEntries(announcements);

/** ISO 8601 with a time zone: without one, a moment would depend on the server's place. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

function timeOf(value: unknown): number | null {
  if (typeof value !== 'string' || !MOMENT.test(value)) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : time;
}

function timeFaults(from: unknown, until: unknown): Fault[] {
  const faults = Object.entries({ from, until }).flatMap(([name, value]): Fault[] => {
    if (value === undefined || value === null) return [{ locale: null, rule: 'announcement-incomplete', about: name }];
    if (timeOf(value) !== null) return [];
    return [{ locale: null, rule: 'announcement-time', about: `${name} is no date with time and time zone: ${inWords(value)}` }];
  });
  if (faults.length > 0) return faults;
  const isInOrder = (timeOf(from) as number) < (timeOf(until) as number);
  return isInOrder ? [] : [{ locale: null, rule: 'announcement-time', about: 'until is not after from' }];
}

function pageFaults(pages: unknown): Fault[] {
  if (pages === undefined || pages === null) return [];
  const unknown = Array.isArray(pages) ? pages.filter((page) => !isPage(page)) : [pages];
  return unknown.map((page): Fault => ({ locale: null, rule: 'announcement-page', about: inWords(page) }));
}

/** Whether a page can stand at a path, or below it. Whether an entry has this slug changes over time, so any slug counts. */
function isPage(value: unknown): boolean {
  const path = typeof value === 'string' ? pathIn(value) : null;
  if (path === null) return false;
  if (path === '/*') return true;
  return BELOW.map((end) => parsePath(path.replace(/\/\*$/, end))).some((address) => isPageAddress(address) && address.type !== 'alias');
}

/** What can stand below a path: an entry, the number of a page, a list's further page, a keyword. */
const BELOW = ['/a', '/2', '/page/2', '/keyword/a'];

const pathIn = (page: string) => decodedPath(page.trim())?.normalize('NFC') ?? null;

function wordsOf(entry: RawEntry, locale: Locale, codes: LocaleCodes): { text: string; linkText: string; href: string } {
  const [text, linkText] = ['text', 'linkText'].map((field) => wordsIn(entry.fields?.[field]?.[codes[locale]])) as [string, string];
  return { text, linkText, href: wordsIn(fieldValue(entry, 'link', locale, codes)) };
}

const wordsIn = (value: unknown) => (isText(value) ? printable(value).trim() : '');

function textFaults(entry: RawEntry, locale: Locale, codes: LocaleCodes): Fault[] {
  const isOwn = ['text', 'linkText', 'link'].some((field) => entry.fields?.[field]?.[codes[locale]] !== undefined);
  // The text in English stands in for a missing one.
  if (locale !== DEFAULT_LOCALE && !isOwn) return [];
  const { href, ...words } = wordsOf(entry, locale, codes);
  const missing = Object.entries({ text: !words.text, linkText: href && !words.linkText, link: words.linkText && !href });
  for (const [about, isMissing] of missing) if (isMissing) return [{ locale, rule: 'announcement-incomplete', about }];
  const faults = (['text', 'linkText'] as const).flatMap((name): Fault[] => {
    const [{ length }, limit] = [words[name], ANNOUNCEMENT_LIMITS[name]];
    return length > limit ? [{ locale, rule: 'announcement-too-long', about: `${name}: ${length} > ${limit}` }] : [];
  });
  if (href && !isLink(href)) faults.push({ locale, rule: 'announcement-link', about: href });
  return faults;
}

function isLink(href: string): boolean {
  if (!href.startsWith('/')) {
    const url = URL.parse(href);
    return url !== null && /^https:\/\/[^\s/\\]\S*$/i.test(href) && url.username + url.password === '';
  }
  const path = decodedPath(inAnyLanguage(href).replace(/[?#].*$/s, ''));
  return path !== null && parsePath(path) !== null;
}

/** A link inside the site without its language: `/es?a=b` is `/?a=b`. */
const inAnyLanguage = (href: string) => href.replace(/^[^?#]*/, withoutLocale);

function inLanguage(href: string, locale: Locale): string {
  if (!href.startsWith('/')) return href;
  const own = inAnyLanguage(href);
  return isSameInEveryLanguage(own) ? own : localizedPath(own, locale);
}

function textIn(entry: RawEntry, locale: Locale, codes: LocaleCodes): AnnouncementText {
  const language = wordsOf(entry, locale, codes).text ? locale : DEFAULT_LOCALE;
  const { text, linkText, href } = wordsOf(entry, language, codes);
  return { language, text, link: linkText && href ? { text: linkText, href: inLanguage(href, locale) } : null };
}
