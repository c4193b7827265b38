import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { COMPETITOR_IDS, claimsOf, claimsToRead } from '../../../lib/site/claims.ts';
import { PLANS, YEARLY_DISCOUNT_PERCENT } from '../../../lib/site/plans.ts';
import * as en from '../../../messages/en/messages.ts';
import * as es from '../../../messages/es/messages.ts';
import { articleLines } from '../../support/article-lines.ts';
import { flatMessages } from '../../support/flat-messages.ts';
import { messageTexts } from '../../support/message-texts.ts';

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

const all = COMPETITOR_IDS.flatMap((competitor) => claimsOf(competitor).map(([name, claim]) => [`${competitor}.${name}`, claim] as const));

test.each(all)('%s has a source with an address, read on a day that has come, in a copy of it, or is a price', (name, { source }) => {
  expect(source.name).not.toBe('');
  expect(new URL(source.url).protocol).toBe('https:');
  const { read, stored, dated } = source;
  if (!read && !stored) expect(name).toMatch(/\.(prices|fromPrice)$/);
  for (const day of [read, stored, dated].filter(Boolean) as string[]) {
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
  }
  // A page is not younger than our copy of it.
  if (stored && dated) expect(dated <= stored).toBe(true);
});

test('a page that was never opened must be read, with its claims, and an opened one again after a year', () => {
  const named = (now?: Date) => claimsToRead(now).flatMap(({ name }) => name.split(', '));
  const unread = all.filter(([, { source }]) => source.read === false).map(([name]) => name);
  expect(named()).toEqual(expect.arrayContaining(unread));
  expect(named(new Date('2999-01-01')).sort()).toEqual(all.map(([name]) => name).sort());
  const pages = claimsToRead().map(({ url }) => url);
  expect(new Set(pages).size).toBe(pages.length);
});

/** A name of a tool, or the argument that stands for one. */
const NAMES_A_TOOL = /\b(?:Later|Buffer|Sprout|Hootsuite)\b|\{tool\}/;

/** The only messages that may name another tool: a heading, a link, a price, a reason from claims.ts, or the line of the sources. */
const MAY_NAME_A_TOOL = [
  ...['source.line', 'table.title', 'table.caption', 'ladder.title', 'ladder.caption', 'ladder.theirs', 'fit.title', 'fit.theirs'],
  ...COMPETITOR_IDS.flatMap((id) => ['meta.title', 'meta.description', 'label', 'title', 'lede'].map((key) => `${id}.${key}`)),
  ...['buffer.chart.title', 'buffer.chart.lede', 'buffer.chart.label', 'buffer.chart.each', 'hootsuite.facts.ai', 'sprout.fit.theirs.only'],
]
  .map((key) => `competitors.${key}`)
  .concat('compare.meta.description', ...COMPETITOR_IDS.map((id) => `shell.nav.${id}`));

/** The only articles that may. */
const ARTICLES_THAT_MAY = LOCALES.map((locale) => `compare/product-against-other-social-media-schedulers.${locale}.md`);

describe.each(LOCALES)('another tool, in %s', (locale) => {
  const messages = flatMessages({ en, es }[locale]);
  const lines = articleLines(locale).filter(({ text }) => NAMES_A_TOOL.test(text));

  test('is named by the messages of the list alone', () => {
    const naming = messages.filter(([, text]) => NAMES_A_TOOL.test(text)).map(([path]) => path);
    expect(naming.length).toBeGreaterThan(0);
    expect(naming.filter((path) => !MAY_NAME_A_TOOL.includes(path))).toEqual([]);
  });

  test('is named by the article that compares all of them alone, without a figure', () => {
    expect(lines.filter(({ file }) => !ARTICLES_THAT_MAY.includes(file))).toEqual([]);
    expect(lines.filter(({ text }) => /\d/.test(text))).toEqual([]);
  });

  test('has no figure in the words of its page that claims.ts does not give', () => {
    const own = COMPETITOR_IDS.flatMap((id) => messageTexts({ en, es }[locale].competitors[id], id));
    expect(own.filter(({ text }) => /\d/.test(text))).toEqual([]);
  });
});
