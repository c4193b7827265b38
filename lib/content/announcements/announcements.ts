import { DEFAULT_LOCALE, type Locale, localizedPath, perLocale, withoutLocale } from '../../i18n/locales.ts';
import { isPageAddress, isSameInEveryLanguage, parsePath } from '../../routing/addresses.ts';
import { decodedPath } from '../../routing/slug.ts';
import type { PartProblem, PartRule } from '../check/part-rules.ts';
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

type Fail = (rule: PartRule, about: string, locale?: Locale) => void;

/** Sorts entries into announcements that can be shown and problems. One with any problem is left out. */
export function announcements(entries: readonly RawEntry[], codes: LocaleCodes) {
  const found: Announcement[] = [];
  const problems: PartProblem[] = [];
  for (const entry of entries) {
    const { id, revision = 0 } = entry.sys;
    const value = (field: string) => fieldValue(entry, field, DEFAULT_LOCALE, codes);
    const before = problems.length;
    const fail: Fail = (rule, about, locale) =>
      void problems.push({ id, title: wordsIn(value('text')) || id, locale: locale ?? null, rule, about });
    const from = timeIn('from', value('from'), fail);
    const until = timeIn('until', value('until'), fail);
    if (from >= until) fail('announcement-time', 'until is not after from');
    const pages = pagesIn(value('pages') ?? [], fail);
    const texts = perLocale((locale) => textIn(entry, locale, codes, fail));
    if (problems.length === before) found.push({ id, revision, from, until, pages, in: texts });
  }
  return { announcements: found, problems };
}

export const shownAnnouncements = perEntries(announcements);

/** ISO 8601 with a time zone: without one, a moment would depend on the server's place. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** NaN if the value is no moment. */
function timeIn(name: string, value: unknown, fail: Fail): number {
  const time = typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : Number.NaN;
  if (value === undefined || value === null) fail('announcement-incomplete', name);
  else if (Number.isNaN(time)) fail('announcement-time', `${name} is no date with time and time zone: ${inWords(value)}`);
  return time;
}

function pagesIn(pages: unknown, fail: Fail): string[] {
  if (!Array.isArray(pages)) fail('announcement-page', inWords(pages));
  return (Array.isArray(pages) ? pages : []).flatMap((page: unknown) => {
    const path = typeof page === 'string' ? pathIn(page) : null;
    if (path !== null && isPage(path)) return [path];
    fail('announcement-page', inWords(page));
    return [];
  });
}

/** Whether a page can stand at a path, or below it. Whether an entry has this slug changes over time, so any slug counts. */
function isPage(path: string): boolean {
  if (path === '/*') return true;
  return BELOW.map((end) => parsePath(path.replace(/\/\*$/, end))).some((address) => isPageAddress(address) && address.type !== 'alias');
}

/** What can stand below a path: an entry, the number of a page, a list's further page, a keyword. */
const BELOW = ['/a', '/2', '/page/2', '/keyword/a'];

const pathIn = (page: string) => decodedPath(page.trim())?.normalize('NFC') ?? null;

const wordsIn = (value: unknown) => (isText(value) ? printable(value).trim() : '');

function textIn(entry: RawEntry, locale: Locale, codes: LocaleCodes, fail: Fail): AnnouncementText {
  const isOwn = ['text', 'linkText', 'link'].some((field) => entry.fields?.[field]?.[codes[locale]] !== undefined);
  // The text in English stands in for a missing one.
  const language = isOwn ? locale : DEFAULT_LOCALE;
  const [text, linkText] = ['text', 'linkText'].map((field) => wordsIn(entry.fields?.[field]?.[codes[language]])) as [string, string];
  const href = wordsIn(fieldValue(entry, 'link', language, codes));
  if (language === locale) checkWords({ text, linkText, href }, (rule, about) => fail(rule, about, locale));
  return { language, text, link: linkText && href ? { text: linkText, href: inLanguage(href, locale) } : null };
}

function checkWords({ href, ...words }: { text: string; linkText: string; href: string }, fail: Fail): void {
  const parts = Object.entries({ text: !words.text, linkText: href && !words.linkText, link: words.linkText && !href });
  const missing = parts.find(([, isMissing]) => isMissing)?.[0];
  if (missing !== undefined) {
    fail('announcement-incomplete', missing);
    return;
  }
  for (const name of ['text', 'linkText'] as const) {
    const [{ length }, limit] = [words[name], ANNOUNCEMENT_LIMITS[name]];
    if (length > limit) fail('announcement-too-long', `${name}: ${length} > ${limit}`);
  }
  if (href && !isLink(href)) fail('announcement-link', href);
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
