import type { Locale } from '../i18n/locales.ts';
import { withHeadFacts } from './head-facts.ts';

/** The author of every article: a team of ours, named in each language by `entry.author`, and the page about its work. */
export const AUTHOR = { id: 'editorial-team', page: '/blogs' } as const;

/** The author's name in a language. The build also calls this, outside of Next, where JSON imports need a type attribute. */
export async function authorName(locale: Locale): Promise<string> {
  const { default: entry } = await import(`../../messages/${locale}/entry.json`, { with: { type: 'json' } });
  return withHeadFacts((entry as { author: string }).author, locale);
}
