import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLAIM_PLACES } from '../../../components/competitors/claim-places.ts';
import { COMPETITOR_IDS, COMPETITORS, claimsOf, claimsOlderThanAYear } from '../../../lib/site/claims.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';
import { COMPARED_TOOLS, STUDIO_TOOLS } from '../../../lib/site/studio.ts';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';

/** Prints what has become old. It never fails: a claim is not wrong for being old, but somebody should look. */
function warnOfOldClaims() {
  const old = claimsOlderThanAYear();
  if (old.length > 0) console.warn(`lib/site/claims.ts: noted more than a year ago, check with the makers: ${old.join(', ')}`);
}

const all = COMPETITOR_IDS.flatMap((competitor) => claimsOf(competitor).map(([name, claim]) => [`${competitor}.${name}`, claim] as const));

test('the prices are the ones that the owner gave, and no other claim is a figure', () => {
  expect(COMPETITORS.later.claims.prices.value).toEqual([25, 45, 80]);
  expect(COMPETITORS.buffer.claims.prices.value).toEqual([6, 12, 120]);
  expect(COMPETITORS.sprout.claims.fromPrice.value).toBe(249);
  expect(COMPETITORS.hootsuite.claims.fromPrice.value).toBe(99);
  const figures = all.filter(([, { value }]) => [value].flat().some((each) => typeof each === 'number')).map(([name]) => name);
  expect(figures).toEqual(['later.prices', 'buffer.prices', 'sprout.fromPrice', 'hootsuite.fromPrice']);
});

test.each(all)('%s is dated with a day that has come, and names its source, if any, with an address', (_, { asOf, source }) => {
  expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Date.parse(asOf)).toBeLessThanOrEqual(Date.now());
  if (!source) return;
  expect(source.name).not.toBe('');
  expect(new URL(source.url).protocol).toBe('https:');
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
    expect(noted(en).filter((name) => !['big', 'date'].includes(name ?? '') && !claims.includes(name ?? ''))).toEqual([]);
  });

  test('make every claim somewhere', () => {
    for (const [claim, places] of Object.entries<readonly string[]>(CLAIM_PLACES[competitor])) {
      expect(claims).toContain(claim);
      expect(places.length).toBeGreaterThan(0);
    }
  });
});

test('today, old claims are printed and nothing fails', () => {
  expect(warnOfOldClaims).not.toThrow();
});

describe('the warning', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('is silent until a claim is a year old', () => {
    vi.setSystemTime('2025-11-27T00:00:00Z');
    warnOfOldClaims();
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('appears a day later and names every claim with its date', () => {
    vi.setSystemTime('2025-11-28T00:00:00Z');
    warnOfOldClaims();
    expect(console.warn).toHaveBeenCalledOnce();
    for (const [name, { asOf }] of all) expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(`${name} (${asOf})`));
  });
});
