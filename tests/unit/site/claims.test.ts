import { describe, expect, test } from 'vitest';
import { CLAIM_PLACES } from '../../../components/competitors/claim-places.ts';
import { COMPETITOR_IDS, COMPETITORS, claimsOf, claimsToRead } from '../../../lib/site/claims.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';
import { COMPARED_TOOLS, STUDIO_TOOLS } from '../../../lib/site/studio.ts';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';

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

test("eight of the studio's tools are compared", () => {
  expect(new Set(COMPARED_TOOLS).size).toBe(8);
  for (const tool of COMPARED_TOOLS) expect(STUDIO_TOOLS).toContain(tool);
});

describe.each(COMPETITOR_IDS)('the words about %s', (competitor) => {
  // `…into the calendar.<library></library>`: a pair with nothing in it stands for a note, but for the figures set large.
  const noted = (messages: typeof en) =>
    [...JSON.stringify(messages.competitors[competitor]).matchAll(/<(\w+)><\/\1>/g)].map(([, name]) => name);
  const claims: string[] = claimsOf(competitor).map(([name]) => name);

  test('point to notes that exist, in both languages alike', () => {
    expect(noted(es)).toEqual(noted(en));
    expect(noted(en).filter((name) => !['big', 'date', 'claimed'].includes(name ?? '') && !claims.includes(name ?? ''))).toEqual([]);
  });

  test('make every claim somewhere', () => {
    for (const [claim, places] of Object.entries<readonly string[]>(CLAIM_PLACES[competitor])) {
      expect(claims).toContain(claim);
      expect(places.length).toBeGreaterThan(0);
    }
  });
});

test.each(['en', 'es'] as const)('no words about another tool say more than its price, in %s', (locale) => {
  const { later, buffer, sprout, hootsuite } = { en, es }[locale].competitors;
  const words = JSON.stringify([later, buffer, sprout, hootsuite]);
  // What once was said without a source, on our side of the comparison as well.
  expect(words).not.toMatch(
    /Mastodon|Bluesky|link in bio|enlace de la biograf|listening|escucha social|2024|No grid|None\.|"No"|No hay\./i,
  );
});
