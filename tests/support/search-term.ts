import type { Locale } from '../../lib/i18n/locales.ts';
import { stripAccents } from '../../lib/i18n/strip-accents.ts';
import type { PagePath } from '../../lib/site/pages.ts';
import { SEARCH_TERMS } from '../../lib/site/search-terms.ts';

/** The pages with their own search term. */
export const SEARCHED_PATHS = Object.keys(SEARCH_TERMS) as PagePath[];

/** The words of a text in a search box's form: without case, accents and marks. */
const plainWords = (text: string) => ` ${stripAccents(text)} `.replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Whether a text contains the term of a page, in one of its forms. */
export const hasTermOf = (path: PagePath, locale: Locale) => (text: string) =>
  SEARCH_TERMS[path]?.[locale].some((form) => plainWords(text).includes(plainWords(form))) ?? false;
