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
 * Formats a message in the browser. The server compiles it (compile-message.ts), so that the browser loads no parser: 0.7 KB, next-intl has
 * 11. All messages precompiled would need 2.6 KB, and no `t.raw`.
 */
export function formatMessage(message: CompiledMessage, locale: string, values: Record<string, string | number>): string {
  return String(format(message, locale, values, { formatters }));
}

/** The same for a message with tags; `values` has a function for each of them. */
export function formatRichMessage(message: CompiledMessage, locale: string, values: FormatValues<ReactNode>): ReactNode {
  return createElement(Fragment, null, ...[format<ReactNode>(message, locale, values, { formatters })].flat());
}
