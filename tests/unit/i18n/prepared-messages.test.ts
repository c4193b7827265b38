import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import formatMessageOfLibrary from 'use-intl/format-message';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import formatPrepared from '../../../lib/i18n/prepared-messages.ts';
import { flatMessages } from '../../support/flat-messages.ts';

type Values = NonNullable<Parameters<typeof formatPrepared>[2]>;

/** A format as a page uses it, with the options that next-intl hands over once for each page. */
function onPage(format: typeof formatPrepared, locale: string) {
  const cache = _createCache();
  const options = { cache, formatters: _createIntlFormatters(cache), locale, timeZone: 'UTC' };
  return (key: string, message: string, values: Values | undefined) => format(key, message, values, options);
}

/** A value for each argument of a message: a number for a plural, an element for a tag. */
function valuesFor(elements: MessageFormatElement[], count: number): Values {
  const values: Values = {};
  for (const element of elements)
    switch (element.type) {
      case TYPE.argument:
        values[element.value] = 'Loom & “Weft”';
        break;
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        values[element.value] = count;
        break;
      case TYPE.select:
      case TYPE.plural: {
        values[element.value] = element.type === TYPE.plural ? count : (Object.keys(element.options)[count % 2] as string);
        for (const option of Object.values(element.options)) Object.assign(values, { ...valuesFor(option.value, count), ...values });
        break;
      }
      case TYPE.tag:
        Object.assign(values, valuesFor(element.children, count));
        values[element.value] = (chunks: ReactNode) => createElement('b', { key: element.value }, chunks);
        break;
    }
  return values;
}

const markup = (node: ReactNode) => renderToStaticMarkup(createElement('p', null, node));

describe.each(LOCALES)('in %s', async (locale) => {
  const messages = flatMessages(await loadMessages(locale));

  test.each([0, 1, 2, 1_234_567])('every message of the site reads as next-intl itself fills it in, with %d', (count) => {
    const [ours, theirs] = [onPage(formatPrepared, locale), onPage(formatMessageOfLibrary, locale)];
    for (const [key, message] of messages) {
      const values = valuesFor(parse(message), count);
      const given = Object.keys(values).length > 0 ? values : undefined;
      expect(markup(ours(key, message, given)), key).toBe(markup(theirs(key, message, given)));
    }
  });
});
