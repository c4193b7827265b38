import type { Locale } from '../i18n/locales.ts';
import { loadMessages } from '../i18n/messages.ts';
import { withHeadFacts } from './head-facts.ts';

/** Who writes every article: a team of ours, named in each language by `entry.author`, and the page that tells of its work. */
export const AUTHOR = { id: 'editorial-team', page: '/blogs' } as const;

/** The author's name in a language, also where no page is being made. */
export const authorName = async (locale: Locale): Promise<string> => withHeadFacts((await loadMessages(locale)).entry.author, locale);
