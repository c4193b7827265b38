import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { withRetries } from '../../../lib/i18n/retry.ts';
import { articleLines } from '../../support/article-lines.ts';
import { flatMessages } from '../../support/flat-messages.ts';

/** The arguments of a message with their kinds, those inside plurals, selects and tags included: `count number`. */
const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...argumentsOf(element.children)];
    const inner = 'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : [];
    return [`${element.value} ${TYPE[element.type]}`, ...inner];
  });

const shapeOf = (messages: object) =>
  flatMessages(messages)
    .map(([path, message]) => `${path} (${[...new Set(argumentsOf(parse(message)))].sort().join(', ')})`)
    .sort();

test('in Spanish a full stop stands behind the mark that closes a quotation', async () => {
  const texts = [...flatMessages(await loadMessages('es')).map(([, text]) => text), ...articleLines('es').map(({ text }) => text)];
  expect(texts.filter((text) => text.includes('.»'))).toEqual([]);
});

test.each(LOCALES)('%s has the same keys and the same arguments as English', async (locale) => {
  expect(shapeOf(await loadMessages(locale))).toEqual(shapeOf(await loadMessages(DEFAULT_LOCALE)));
});

describe.each(LOCALES)('in %s', async (language) => {
  const messages = flatMessages(await loadMessages(language));

  test.each([
    ['no words at all', /^\s*$/],
    ['a figure multiplied with a letter in place of ×', /\}x\b|\dx\b/],
    ['a space that may end a line between a number and its percent sign', /[\d}] %/],
    ['an address or markup', /https?:\/\/|class=|<\/?(?:div|span|p|br)\b/],
  ])('no message contains %s', (_, pattern) => {
    expect(messages.filter(([, message]) => pattern.test(message))).toEqual([]);
  });
});

test.each([5, 6])('the messages are loaded with five retries and a doubling delay from 350 ms: after %i failures', async (failures) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const startedAt = Date.now();
  const triedAt: number[] = [];
  const loaded = withRetries(async () => {
    triedAt.push(Date.now() - startedAt);
    if (triedAt.length <= failures) throw new Error(`failure ${triedAt.length}`);
    return 'loaded';
  }).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe(failures === 5 ? 'loaded' : 'failure 6');
  expect(triedAt).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
});
