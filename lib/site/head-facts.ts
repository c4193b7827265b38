import type { Locale } from '../i18n/locales.ts';
import { SITE } from './identity.ts';
import { usd } from './money.ts';
import { LEAST_USD } from './plans.ts';
import { STUDIO_TOOLS } from './studio.ts';

/** The figures and names for title and description in a page's head. */
export const headFacts = (locale: Locale) => ({ product: SITE.product, tools: STUDIO_TOOLS.length, price: usd(LEAST_USD, locale) });

/** The same for a message that is used unformatted, without its language's rules. */
export const withHeadFacts = (text: string, locale: Locale): string =>
  Object.entries(headFacts(locale)).reduce((words, [name, fact]) => words.replaceAll(`{${name}}`, `${fact}`), text);
