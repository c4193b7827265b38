import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { COMPETITOR_IDS, COMPETITORS, claimsOf, claimsToRead, pricesOf } from '../../../lib/site/claims.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';
import { STUDIO_TOOLS, TOOLS_BY_WORK } from '../../../lib/site/studio.ts';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';
import { articleLines } from '../../support/article-lines.ts';
import { flatMessages } from '../../support/flat-messages.ts';
import { messageTexts } from '../../support/message-texts.ts';

const all = COMPETITOR_IDS.flatMap((competitor) => claimsOf(competitor).map(([name, claim]) => [`${competitor}.${name}`, claim] as const));

test('the prices are the ones that the owner gave, and no other claim is a figure', () => {
  expect(COMPETITORS.later.claims.prices.value).toEqual([25, 45, 80]);
  expect(COMPETITORS.buffer.claims.prices.value).toEqual([6, 12, 120]);
  expect(COMPETITORS.sprout.claims.fromPrice.value).toBe(249);
  expect(COMPETITORS.hootsuite.claims.fromPrice.value).toBe(99);
  const figures = all.filter(([, { value }]) => [value].flat().some((each) => typeof each === 'number')).map(([name]) => name);
  expect(figures).toEqual(['later.prices', 'buffer.prices', 'sprout.fromPrice', 'hootsuite.fromPrice']);
});

test.each(all)('%s has a source with an address', (_, { source }) => {
  expect(source.name).not.toBe('');
  expect(new URL(source.url).protocol).toBe('https:');
});

test.each(all)('%s was read there on a day that has come, or is a price that is marked as not read', (name, { source: { read } }) => {
  if (read === false) expect(name).toMatch(/\.(prices|fromPrice)$/);
  else {
    expect(read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(read)).toBeLessThanOrEqual(Date.now());
  }
});

test('a price that nobody has read on its page is to be read, and one that was, again after a year', () => {
  const unread = all.filter(([, { source }]) => source.read === false).map(([name]) => name);
  expect(claimsToRead().map(({ name }) => name)).toEqual(expect.arrayContaining(unread));
  expect(claimsToRead(new Date('2999-01-01')).map(({ name }) => name)).toEqual(all.map(([name]) => name));
});

test('every tool that we say something of has its page', () => {
  for (const competitor of COMPETITOR_IDS) expect(PAGE_PATHS).toContain(COMPETITORS[competitor].path);
});

test('the order of the work has each tool of the studio once', () => {
  expect(TOOLS_BY_WORK.toSorted()).toEqual(STUDIO_TOOLS.toSorted());
});

test('the prices of a tool are all that is claimed of it, the lowest first', () => {
  for (const competitor of COMPETITOR_IDS) {
    expect(claimsOf(competitor).flatMap(([, { value }]) => value)).toEqual(pricesOf(competitor));
    expect([...pricesOf(competitor)].sort((a, b) => a - b)).toEqual(pricesOf(competitor));
  }
});

// Four pages that give the same reasons would argue for none of them.
test.each(LOCALES)('each page has its own reasons for the other tool and its own question, in %s', (locale) => {
  const { competitors } = { en, es }[locale];
  const reasons = COMPETITOR_IDS.flatMap((id) => Object.values(competitors[id].fit.theirs));
  expect(new Set(reasons).size).toBe(reasons.length);
  expect(new Set(COMPETITOR_IDS.map((id) => competitors[id].question)).size).toBe(COMPETITOR_IDS.length);
});

/** A name of a tool, or the argument that stands for one. */
const NAMES_A_TOOL = /\b(?:Later|Buffer|Sprout|Hootsuite)\b|\{tool\}/;

/**
 * The only messages that may name another tool. Each is a heading, a link, a question, a price with its note, or a way to the maker's page.
 * Whoever writes another one adds it here, once its source stands in claims.ts or it is marked as not read.
 */
const MAY_NAME_A_TOOL = [
  ...['source.asKnown', 'source.read', 'ladder.title', 'ladder.caption', 'ladder.theirs', 'ask.lede', 'ask.ask', 'fit.theirs'],
  ...COMPETITOR_IDS.flatMap((id) => ['meta.title', 'meta.description', 'title', 'lede'].map((key) => `${id}.${key}`)),
  ...['lede', 'label', 'once', 'each', 'note'].map((key) => `buffer.chart.${key}`),
]
  .map((key) => `competitors.${key}`)
  .concat(['compare.meta.title', 'compare.meta.description'])
  .concat(COMPETITOR_IDS.map((id) => `shell.nav.${id}`));

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
    const own = messageTexts(
      COMPETITOR_IDS.map((id) => ({ en, es })[locale].competitors[id]),
      'competitors',
    );
    expect(own.filter(({ text }) => /\d/.test(text))).toEqual([]);
  });

  // In a table the column says whose side it is, so its words need no name.
  test('is asked on its side of a table, and nothing is said of it', () => {
    const theirs = messages.filter(([path]) => /^competitors\.(?:\w+\.ask\.\w+\.theirs|hub\.rows\.\w+\.ask)$/.test(path));
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter(([, text]) => !text.endsWith('?'))).toEqual([]);
  });
});
