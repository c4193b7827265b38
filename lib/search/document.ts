import type { Locale } from '../i18n/locales.ts';

export const GROUPS = ['pages', 'blog', 'resource', 'compare'] as const;
export type Group = (typeof GROUPS)[number];

/** The minimum number of characters of a query. One letter would find nearly everything. */
export const SHORTEST_QUERY = 2;

export type SearchDocument = {
  /** Without a language prefix. */
  path: string;
  group: Group;
  title: string;
  description: string;
  keywords: string[];
  /** The significant words of its text, in no order. */
  words: string;
  /** The language of title and description if it differs from the page's. */
  lang?: Locale;
};

export const searchIndexPath = (locale: Locale): string => `/api/search/${locale}`;
