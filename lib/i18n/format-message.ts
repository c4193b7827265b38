import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';

export type { CompiledMessage };

// Created for each call: an island formats a message when something changes, not in a loop.
const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/**
 * Formats a message in the browser, with plurals and numbers. The server compiles it (compile-message.ts) and passes it to the island, so
 * that the browser loads neither a parser nor a provider.
 *
 * The size of the alternatives, minified and as gzip: next-intl's provider and `useTranslations` 11.4 KB, `createTranslator` alone 11.1 KB
 * (9.6 KB of either is the parser), this 0.7 KB. With all of the site's messages precompiled, next-intl would need 2.6 KB; but that is an
 * experiment of its plugin, which removes `t.raw` and gives the tests other messages than the site. This is the formatter that it would
 * use.
 */
export function formatMessage(message: CompiledMessage, locale: string, values: Record<string, string | number>): string {
  return String(format(message, locale, values, { formatters }));
}

/** The same for a message with tags; `values` has a function for each of them. */
export function formatRichMessage(message: CompiledMessage, locale: string, values: FormatValues<ReactNode>): ReactNode {
  return createElement(Fragment, null, ...[format<ReactNode>(message, locale, values, { formatters })].flat());
}
