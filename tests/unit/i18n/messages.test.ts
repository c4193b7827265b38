import { readdirSync } from 'node:fs';
import { isArgumentElement, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { articleLines } from '../../support/article-lines.ts';

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

test('a figure is multiplied with one sign, ×, and no letter', async () => {
  const faults = (texts: [string, unknown][]) => texts.filter(([, text]) => /\}x\b|\dx\b/.test(String(text))).map(([path]) => path);
  for (const locale of LOCALES) expect(faults(flat(await loadMessages(locale))), locale).toEqual([]);
  expect(
    faults([
      ['a', '{factor, number}x more'],
      ['b', '2x'],
      ['c', '{factor, number}× more'],
      ['d', 'a box'],
    ]),
  ).toEqual(['a', 'b']);
});

test('in Spanish a full stop stands behind the mark that closes a quotation', async () => {
  const faults = (texts: [string, unknown][]) => texts.filter(([, text]) => /\.»/.test(String(text))).map(([path]) => path);
  expect(faults(flat(await loadMessages('es')))).toEqual([]);
  expect(faults(articleLines('es').map(({ where, text }): [string, string] => [where, text]))).toEqual([]);
  expect(
    faults([
      ['a', '«Así.»'],
      ['b', '«Así».'],
    ]),
  ).toEqual(['a']);
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

  test('no message begins or ends with a space', () => {
    expect(flat(messages).filter(([, message]) => message !== String(message).trim())).toEqual([]);
  });

  test('no line ends between a number and its percent sign', () => {
    expect(flat(messages).filter(([, message]) => /[\d}] %/.test(String(message)))).toEqual([]);
  });

  test('no message contains an address or markup', () => {
    expect(flat(messages).filter(([, message]) => /https?:\/\/|class=|<\/?(?:div|span|p|br)\b/.test(String(message)))).toEqual([]);
  });

  test('every file is a namespace of the catalogue', () => {
    const files = readdirSync(`messages/${language}`).flatMap((file) => (file === 'messages.ts' ? [] : [file.replace('.json', '')]));
    expect(files.sort()).toEqual(Object.keys(messages).sort());
  });
});

describe('the comparison of the languages', () => {
  test.each([
    ['a missing key', { a: 'x', b: 'y' }, { a: 'x' }],
    ['an extra key', { a: 'x' }, { a: 'x', b: 'y' }],
    ['a lost argument', { a: '{price} per month' }, { a: 'por mes' }],
    ['a renamed argument', { a: '{price} per month' }, { a: '{precio} por mes' }],
    ['an argument of another kind', { a: '{count, number} words' }, { a: '{count} palabras' }],
    [
      'an argument lost inside a plural',
      { a: '{count, plural, one {# day of {name}} other {# days of {name}}}' },
      { a: '{count, plural, one {# día} other {# días}}' },
    ],
    ['a lost tag', { a: 'see <link>this</link>' }, { a: 'mira esto' }],
  ])('sees %s', (_, english, spanish) => {
    expect(shapeOf(spanish)).not.toEqual(shapeOf(english));
  });

  test('allows another order of words and other plural forms', () => {
    const english = { a: '{count, plural, one {# day} other {# days}} for {name}' };
    const spanish = { a: 'Para {name}: {count, plural, one {# día} many {# de días} other {# días}}' };
    expect(shapeOf(spanish)).toEqual(shapeOf(english));
  });
});
