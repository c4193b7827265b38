import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { PLANS, YEARLY_DISCOUNT_PERCENT } from '../../../lib/site/plans.ts';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';
import { articleLines } from '../../support/article-lines.ts';
import { flatMessages } from '../../support/flat-messages.ts';

/** The words for an inexact figure in a language. */
const ABOUT = { en: /\babout\b/i, es: /\balrededor\b|\baprox\./i } as const;

/** A number of days in words or figures, and the words that tie it to the free trial. */
const DAYS = { en: /\b(?:\d+|three|ten)[-\s](?:free[-\s])?days?\b/i, es: /\b(?:\d+|tres|diez) días\b/i } as const;
const TRIAL = { en: /\btrial\b|\bfree for\b|\bdays? free\b/i, es: /\b(?:prueba|pruéba\p{L}+|gratis)(?!\p{L})/iu } as const;

/** Promises that another page contradicts: no page may make them. */
const NEVER = {
  en: ['on every network', 'to every network', 'everything included', 'nothing is hidden'],
  es: ['todas las redes del mundo', 'todo incluido', 'nada se esconde'],
} as const;

describe.each(LOCALES)('in %s', (locale) => {
  const messages = flatMessages({ en, es }[locale]);
  const all = [...messages, ...articleLines(locale).map(({ where, text }): [string, string] => [where, text])];
  const naming = (argument: RegExp) => messages.filter(([, text]) => argument.test(text));

  test('no message names an allowance of AI images without its period', () => {
    const allowances = naming(/\{(?:images|fewestImages|mostImages)\b/);
    expect(allowances.length).toBeGreaterThan(0);
    expect(allowances.filter(([, text]) => !text.includes('{period, select'))).toEqual([]);
  });

  test('the yearly discount is about 35%, for it is not the same for each plan', () => {
    const percents = PLANS.map(({ monthlyUsd, yearlyTotalUsd }) => 100 * (1 - yearlyTotalUsd / (12 * monthlyUsd)));
    expect(YEARLY_DISCOUNT_PERCENT).toBe(35);
    expect(percents.every((percent) => percent === YEARLY_DISCOUNT_PERCENT)).toBe(false);
    const yearly = all.filter(([, text]) => text.includes('{discountPercent') || /(?<!\d)35\s?%/.test(text));
    expect(yearly.length).toBeGreaterThan(0);
    expect(yearly.filter(([, text]) => !ABOUT[locale].test(text))).toEqual([]);
  });

  test('the discount for joining links to its terms in every message that names it', () => {
    const discounts = naming(/\{withYearly/).filter(([where]) => !where.startsWith('pricing.offer.'));
    expect(discounts.length).toBeGreaterThan(0);
    expect(discounts.filter(([, text]) => !text.includes('<offer>'))).toEqual([]);
  });

  test('no message and no article has the length of the trial among its words: it is not the same for all', () => {
    const sentences = all.flatMap(([where, text]) => text.split(/[.!?](?=\s|$)/).map((sentence) => [where, sentence] as const));
    expect(sentences.filter(([, sentence]) => DAYS[locale].test(sentence) && TRIAL[locale].test(sentence))).toEqual([]);
  });

  test.each(NEVER[locale])('no message promises "%s"', (promise) => {
    expect(messages.filter(([, text]) => text.toLowerCase().includes(promise))).toEqual([]);
  });
});
