import { readdirSync } from 'node:fs';
import { isArgumentElement, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import en from '../../../messages/en/messages.ts';
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
  for (const locale of LOCALES) expect(flat(await loadMessages(locale)).filter(([, text]) => /\}x\b|\dx\b/.test(String(text)))).toEqual([]);
});

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

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails this number of times, then gives the messages; records the times of the attempts, in ms since the first. */
function failing(times: number) {
  const startedAt = Date.now();
  const triedAt: number[] = [];
  const attempt = async () => {
    triedAt.push(Date.now() - startedAt);
    if (triedAt.length <= times) throw new Error(`failure ${triedAt.length}`);
    return { default: en };
  };
  return { attempt, triedAt };
}

test('the messages are loaded with five retries and a doubling delay from 350 ms', async () => {
  const { attempt, triedAt } = failing(5);
  const result = loadMessages('en', attempt);
  await vi.runAllTimersAsync();
  await expect(result).resolves.toBe(en);
  expect(triedAt).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
});

test('the messages are given up after that', async () => {
  const { attempt } = failing(6);
  const result = expect(loadMessages('en', attempt)).rejects.toThrow('failure 6');
  await vi.runAllTimersAsync();
  await result;
});
