import type { Locale } from '../i18n/locales.ts';
import { SITE } from './identity.ts';
import { usd } from './money.ts';
import { LEAST_USD } from './plans.ts';
import { STUDIO_TOOLS } from './studio.ts';

/** What title and description in a page's head may say in figures and names. */
export const headFacts = (locale: Locale) => ({ product: SITE.product, tools: STUDIO_TOOLS.length, price: usd(LEAST_USD, locale) });

/** The same in a message that is read as it stands, without its language's rules. */
export const withHeadFacts = (text: string, locale: Locale): string =>
  Object.entries(headFacts(locale)).reduce((words, [name, fact]) => words.replaceAll(`{${name}}`, `${fact}`), text);
