import { describe, expect, test } from 'vitest';
import { COMPETITOR_IDS, COMPETITORS, claimsOf, claimsToRead, pricesOf } from '../../../lib/site/claims.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';
import { STUDIO_TOOLS, TOOLS_BY_WORK } from '../../../lib/site/studio.ts';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';
import { articleLines } from '../../support/article-lines.ts';
import { flatMessages } from '../../support/flat-messages.ts';

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
test.each(['en', 'es'] as const)('each page has its own reasons for the other tool and its own questions, in %s', (locale) => {
  const { competitors } = { en, es }[locale];
  const reasons = COMPETITOR_IDS.flatMap((id) => Object.values(competitors[id].fit.theirs));
  expect(reasons).toHaveLength(12);
  expect(new Set(reasons).size).toBe(reasons.length);
  for (const id of COMPETITOR_IDS) expect(Object.keys(competitors[id].ask)).toHaveLength(4);
  expect(new Set(COMPETITOR_IDS.map((id) => competitors[id].question)).size).toBe(4);
});

test.each(['en', 'es'] as const)('no words about another tool say more than its price, in %s', (locale) => {
  const { later, buffer, sprout, hootsuite } = { en, es }[locale].competitors;
  const words = JSON.stringify([later, buffer, sprout, hootsuite]);
  // What once was said without a source, on our side of the comparison as well.
  expect(words).not.toMatch(
    /Mastodon|Bluesky|link in bio|enlace de la biograf|listening|escucha social|2024|No grid|None\.|"No"|No hay\./i,
  );
});

/** A name of a tool, or the argument that stands for one. */
const NAMES_A_TOOL = /\b(?:Later|Buffer|Sprout|Hootsuite)\b|\{tool\}/;

/**
 * The only messages that may name another tool. Each is a heading, a link, a question, a price with its note, or a way to the maker's page.
 * Whoever writes another one adds it here, once its source stands in claims.ts or it is marked as not read.
 */
const MAY_NAME_A_TOOL = [
  ...['asKnown', 'read'].map((key) => `competitors.source.${key}`),
  ...['title', 'caption', 'theirs'].map((key) => `competitors.ladder.${key}`),
  ...['lede', 'ask'].map((key) => `competitors.ask.${key}`),
  'competitors.fit.theirs',
  ...COMPETITOR_IDS.flatMap((id) => [
    `competitors.${id}.meta.title`,
    `competitors.${id}.meta.description`,
    `competitors.${id}.title`,
    `competitors.${id}.lede`,
  ]),
  ...['lede', 'label', 'once', 'each', 'note'].map((key) => `competitors.buffer.chart.${key}`),
  ...COMPETITOR_IDS.map((id) => `shell.nav.${id}`),
];

const COMPARISON = 'compare/product-against-other-social-media-schedulers';
const PAGES = '[Later](/compare/later-alternative), [Buffer](/compare/buffer-alternative), [Sprout Social](/compare/sprout-alternative)';

/** The only lines of articles that may, each in full. */
const LINES_THAT_MAY: Record<string, readonly string[]> = {
  [`${COMPARISON}.en.md`]: [
    'description: "How {product} stands beside four other schedulers. What to ask Later, Buffer, Sprout Social and Hootsuite, how bills grow, and how to switch."',
    '| Later | [Three prices, as we know them](/compare/later-alternative) | What has to be there before a post can begin? |',
    '| Buffer | [Three prices, as we know them](/compare/buffer-alternative) | What is counted: people, companies, channels? |',
    '| Sprout Social | [The lowest price that we know of](/compare/sprout-alternative) | What does one more person cost? |',
    '| Hootsuite | [The lowest price that we know of](/compare/hootsuite-alternative) | What of your list is in the smallest plan? |',
    `Prices change more often than anything else, so the four others have pages of their own: ${PAGES} and [Hootsuite](/compare/hootsuite-alternative).`,
  ],
  [`${COMPARISON}.es.md`]: [
    'description: "{product} junto a otras cuatro herramientas de redes. Qué preguntar a Later, Buffer, Sprout Social y Hootsuite, y cómo cambiarte."',
    '| Later | [Tres precios, hasta donde sabemos](/compare/later-alternative) | ¿Qué hace falta antes de empezar una publicación? |',
    '| Buffer | [Tres precios, hasta donde sabemos](/compare/buffer-alternative) | ¿Qué cuenta: personas, empresas, canales? |',
    '| Sprout Social | [El precio más bajo que conocemos](/compare/sprout-alternative) | ¿Cuánto cuesta una persona más? |',
    '| Hootsuite | [El precio más bajo que conocemos](/compare/hootsuite-alternative) | ¿Qué parte de tu lista trae el plan más pequeño? |',
    `Los precios son lo que más cambia, por eso las otras cuatro tienen su propia página: ${PAGES} y [Hootsuite](/compare/hootsuite-alternative).`,
  ],
};

describe('another tool is named', () => {
  test.each(['en', 'es'] as const)('by the messages of the list and by no other, in %s', (locale) => {
    const naming = flatMessages({ en, es }[locale]).filter(([, text]) => NAMES_A_TOOL.test(text));
    expect(naming.map(([path]) => path).sort()).toEqual([...MAY_NAME_A_TOOL].sort());
  });

  test('by the lines of the list in the articles and by no other', () => {
    const naming: Record<string, string[]> = {};
    for (const { file, text } of [...articleLines('en'), ...articleLines('es')]) {
      if (!NAMES_A_TOOL.test(text)) continue;
      naming[file] ??= [];
      naming[file].push(text);
    }
    expect(naming).toEqual(LINES_THAT_MAY);
  });

  // In a table the column says whose side it is, so its words need no name.
  test.each(['en', 'es'] as const)('on its side of a table with questions, prices and the way to its page alone, in %s', (locale) => {
    const theirs = flatMessages({ en, es }[locale].competitors, 'competitors').filter(([path]) => /\.(?:theirs|ask)$/.test(path));
    expect(theirs.length).toBeGreaterThan(10);
    const held = /\?$|^\{tool\}, (?:precio )?\{which|^Ask \{tool\}$|^Pregunta a \{tool\}$|^\{tool\} (?:may suit|puede convenirte)/;
    expect(theirs.filter(([, text]) => !held.test(text))).toEqual([]);
  });
});
