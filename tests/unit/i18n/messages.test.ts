import { isArgumentElement, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import formatMessageOfLibrary from 'use-intl/format-message';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import formatPrepared from '../../../lib/i18n/prepared-messages.ts';
import en from '../../../messages/en/messages.ts';
import { articleLines } from '../../support/article-lines.ts';
import { flatMessages } from '../../support/flat-messages.ts';

/** Every message with its path: `pricing.meta.title`. */
function flat(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));
}

/** The arguments of a message with their kinds, those inside plurals, selects and tags included: `count number`. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [`${element.value} ${isArgumentElement(element) ? 'plain' : TYPE[element.type]}`];
      case TYPE.plural:
      case TYPE.select:
        return [`${element.value} ${TYPE[element.type]}`, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))];
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)];
      default:
        return [];
    }
  });
}

const shapeOf = (messages: object) =>
  flat(messages)
    .map(([path, message]) => `${path} (${[...new Set(argumentsOf(parse(String(message))))].sort().join(', ')})`)
    .sort();

test('in Spanish a full stop stands behind the mark that closes a quotation', async () => {
  const texts = [...flat(await loadMessages('es')).map(([, text]) => String(text)), ...articleLines('es').map(({ text }) => text)];
  expect(texts.filter((text) => text.includes('.»'))).toEqual([]);
});

test.each(LOCALES)('%s has the same keys and the same arguments as English', async (locale) => {
  expect(shapeOf(await loadMessages(locale))).toEqual(shapeOf(await loadMessages(DEFAULT_LOCALE)));
});

describe.each(LOCALES)('in %s', async (language) => {
  const messages = await loadMessages(language);

  test('no message is empty, and all of them are texts', () => {
    const empty = flat(messages).filter(([, message]) => typeof message !== 'string' || message.trim() === '');
    expect(empty).toEqual([]);
  });

  test.each([
    ['a figure multiplied with a letter in place of ×', /\}x\b|\dx\b/],
    ['a space that may end a line between a number and its percent sign', /[\d}] %/],
    ['an address or markup', /https?:\/\/|class=|<\/?(?:div|span|p|br)\b/],
  ])('no message contains %s', (_, pattern) => {
    expect(flat(messages).filter(([, message]) => pattern.test(String(message)))).toEqual([]);
  });
});

test.each([5, 6])('the messages are loaded with five retries and a doubling delay from 350 ms: after %i failures', async (failures) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const startedAt = Date.now();
  const triedAt: number[] = [];
  const loaded = loadMessages('en', async () => {
    triedAt.push(Date.now() - startedAt);
    if (triedAt.length <= failures) throw new Error(`failure ${triedAt.length}`);
    return { default: en };
  }).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe(failures === 5 ? en : 'failure 6');
  expect(triedAt).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
});

type Values = NonNullable<Parameters<typeof formatPrepared>[2]>;

/** As next-intl hands them over, once for each page. */
function pageOptions(locale: string) {
  const cache = _createCache();
  return { cache, formatters: _createIntlFormatters(cache), locale, timeZone: 'UTC' };
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
    for (const [key, message] of messages) {
      const values = valuesFor(parse(message), count);
      const given = Object.keys(values).length > 0 ? values : undefined;
      const [ours, theirs] = [formatPrepared, formatMessageOfLibrary].map((format) => format(key, message, given, pageOptions(locale)));
      expect(markup(ours), key).toBe(markup(theirs));
    }
  });
});
