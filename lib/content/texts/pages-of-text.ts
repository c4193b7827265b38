import { type Locale, localizedPath, withoutLocale } from '../../i18n/locales.ts';
import { PAGES } from '../../site/pages.ts';
import { pagesWithTags, tagsWhere } from '../../stored-pages/page-index.ts';
import { hasText, textTag } from '../../stored-pages/text-tags.ts';
import { indexOfKey } from './keys.ts';

/** The public paths of pages that show a text of a language, the site's own pages first. Files for machines are left out. */
export function pagesOfText(key: string, locale: Locale): string[] {
  const index = indexOfKey(key);
  if (index === undefined) return [];
  const texts = [textTag(locale, index)];
  const paths = pagesWithTags(tagsWhere((tag) => hasText(tag, texts))).filter(isPage);
  const own = paths.map(withoutLocale).sort((one, other) => rank(one) - rank(other) || one.length - other.length || (one < other ? -1 : 1));
  return own.map((path) => localizedPath(path, locale));
}

const rank = (path: string): number => (PAGES.some((page) => page.path === path) ? 0 : 1);

const isPage = (path: string): boolean => !path.includes('.') && !/^\/(api|[^/]+\/(404|social|feeds|markdown|preview))(\/|$)/.test(path);
