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
const valuesFor = (elements: MessageFormatElement[], count: number): Values =>
  Object.fromEntries(
    elements.flatMap((element): [string, Values[string]][] => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      const { value: name } = element;
      if (element.type === TYPE.argument) return [[name, 'Loom & “Weft”']];
      const inner = (all: MessageFormatElement[]) => Object.entries(valuesFor(all, count));
      if (element.type === TYPE.tag) return [...inner(element.children), [name, (chunks) => createElement('b', { key: name }, chunks)]];
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return [[name, count]];
      const chosen = element.type === TYPE.plural ? count : (Object.keys(element.options)[count % 2] as string);
      return [...Object.values(element.options).flatMap(({ value }) => inner(value)), [name, chosen]];
    }),
  );

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
