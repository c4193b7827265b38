import { IntlMessageFormat } from 'intl-messageformat';
import { isValidElement, type ReactNode } from 'react';
import { _createCache, _createIntlFormatters, IntlError, IntlErrorCode } from 'use-intl/core';
import type formatMessageOfLibrary from 'use-intl/format-message';

type FormatMessage = typeof formatMessageOfLibrary;
type Options = Parameters<FormatMessage>[3];
// next-intl lets a tag return iterables; the formatter's types do not allow them.
type Values = Parameters<typeof IntlMessageFormat.prototype.format<ReactNode>>[0];

/** Message syntax that needs formatting even without values: a quoted character. */
const QUOTED = /'[{}<#|']/;

/** Parsed messages, by language, time zone and text. Editors may replace texts for years, so it is emptied at a limit. */
const prepared = new Map<string, IntlMessageFormat>();
const MOST_PREPARED = 10_000;

// Created on first use: use-intl itself imports this module, and while it loads, no export of use-intl exists.
let formatters: ReturnType<typeof _createIntlFormatters> | undefined;

/**
 * In place of next-intl's own function (next.config.mjs), with the same result: a process parses each message once, not twice for each
 * page. Throws for custom formats: the site has none.
 */
function formatMessage(...[key, message, values, options]: Parameters<FormatMessage>): ReturnType<FormatMessage> {
  if (Array.isArray(message)) throw new IntlError(IntlErrorCode.INVALID_MESSAGE, `${key} is a list, and a message is one text`);
  if (typeof message !== 'string') throw new IntlError(IntlErrorCode.INSUFFICIENT_PATH, `${key} is a group of messages, and no message`);
  if (options.formats || options.globalFormats)
    throw new IntlError(IntlErrorCode.INVALID_MESSAGE, `${key}: own formats are not supported (lib/i18n/prepared-messages.ts)`);
  if (!values && !QUOTED.test(message)) return message;
  const result = prepare(key, message, options).format(values as Values);
  return isValidElement(result) || Array.isArray(result) || typeof result === 'string' ? result : String(result);
}

function prepare(key: string, message: string, { locale, timeZone }: Options): IntlMessageFormat {
  const name = `${locale} ${timeZone} ${message}`;
  const known = prepared.get(name);
  if (known) return known;
  formatters ??= _createIntlFormatters(_createCache());
  const { getDateTimeFormat, ...others } = formatters;
  try {
    const made = new IntlMessageFormat(message, locale, undefined, {
      formatters: {
        ...others,
        getDateTimeFormat: (locales, format) => getDateTimeFormat(locales, { ...format, timeZone: format?.timeZone ?? timeZone }),
      },
    });
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    prepared.set(name, made);
    return made;
  } catch (error) {
    throw new IntlError(IntlErrorCode.INVALID_MESSAGE, `${key}: ${error instanceof Error ? error.message : error} in “${message}”`);
  }
}

// use-intl asks whether a message needs no formatting.
formatMessage.raw = true;

export default formatMessage;
