import { IntlMessageFormat } from 'intl-messageformat';
import { isValidElement, type ReactNode } from 'react';
import { _createCache, _createIntlFormatters, IntlError, IntlErrorCode } from 'use-intl/core';
import type formatMessageOfLibrary from 'use-intl/format-message';

type FormatMessage = typeof formatMessageOfLibrary;
type Options = Parameters<FormatMessage>[3];
// What next-intl lets a tag give back is wider by iterables than what the formatter's types know.
type Values = Parameters<typeof IntlMessageFormat.prototype.format<ReactNode>>[0];

/** What stands in a message that is more than the words it shows, where no values are given: a quoted character. */
const QUOTED = /'[{}<#|']/;

/** Messages that were read, by language, time zone and text. There are never more of them than the site has messages. */
const prepared = new Map<string, IntlMessageFormat>();

// Made when first wanted: use-intl itself imports this module, and while it loads nothing of use-intl is there.
let formatters: ReturnType<typeof _createIntlFormatters> | undefined;

/**
 * Fills in a message for next-intl in the place of its own function (`turbopack.resolveAlias` in next.config.mjs), with the same result. That one reads a message anew for each
 * page, and Next draws each page twice; here a process reads each message once. Throws `IntlError` as it does, and where formats of one's own are
 * given: the site has none.
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
    prepared.set(name, made);
    return made;
  } catch (error) {
    throw new IntlError(IntlErrorCode.INVALID_MESSAGE, `${key}: ${error instanceof Error ? error.message : error} in “${message}”`);
  }
}

// use-intl asks whether a message may be read as it stands in the file.
formatMessage.raw = true;

export default formatMessage;
