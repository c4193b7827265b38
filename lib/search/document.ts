import type { Locale } from '../i18n/locales.ts';

/** What can be found at /all, in the order in which it stands there: the site's own pages, and each kind of entry. */
export const GROUPS = ['pages', 'blog', 'resource', 'compare'] as const;
export type Group = (typeof GROUPS)[number];

/** What the search knows of a page: everything that it shows of it, and the words by which else it is found. */
export type SearchDocument = {
  /** Without a language prefix. */
  path: string;
  group: Group;
  title: string;
  description: string;
  keywords: string[];
  /** The telling words of its text, in no order. */
  words: string;
  /** The language of title and description where it is not the page's. */
  lang?: Locale;
};

/** Where the index of a language is fetched. */
export const searchIndexPath = (locale: Locale): string => `/api/search/${locale}`;
