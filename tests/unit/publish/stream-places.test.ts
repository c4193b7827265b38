import { describe, expect, test } from 'vitest';
import { isBefore, StreamPlaces } from '../../../lib/publish/stream-places.ts';

const LEAST = '10-0';
const redis = (call: string) => ({ call, isOwn: false });
const own = (call: string) => ({ call, isOwn: true });

function placesOf(calls: Record<string, string>): StreamPlaces {
  const places = new StreamPlaces();
  for (const [call, id] of Object.entries(calls)) places.note(call, id);
  return places;
}

test.each([
  ['9-0', '10-0'],
  ['10-0', '10-1'],
  ['10-9', '10-10'],
  ['999999999999-5', '1000000000000-0'],
])('%s stands before %s', (some, other) => {
  expect(isBefore(some, other)).toBe(true);
  expect(isBefore(other, some)).toBe(false);
  expect(isBefore(some, some)).toBe(false);
});

describe('how far a page has to go', () => {
  test('is as far as the newest publication that made one of its tags stale', () => {
    const places = placesOf({ a: '20-0', b: '30-0', c: '25-0' });
    places.noteStale(['list', 'entry-1'], ['a']);
    places.noteStale(['list', 'entry-2'], ['b']);
    places.noteStale(['list'], ['c']);
    expect(places.neededFor(['list', 'other'], LEAST)).toBe('30-0');
    expect(places.neededFor(['entry-1'], LEAST)).toBe('20-0');
  });

  test('is at least as far as this process was when it began', () => {
    const places = placesOf({ a: '5-0' });
    places.noteStale(['entry-1'], ['a']);
    expect(places.neededFor(['entry-1'], LEAST)).toBe(LEAST);
    expect(places.neededFor([], LEAST)).toBe(LEAST);
  });

  test('cannot be said while the stream is not read up to one of them, and can afterwards', () => {
    const places = placesOf({});
    places.noteStale(['entry-1'], ['a']);
    expect(places.neededFor(['entry-1'], LEAST)).toBeNull();
    expect(places.neededFor(['entry-2'], LEAST)).toBe(LEAST);
    places.note('a', '20-0');
    expect(places.neededFor(['entry-1'], LEAST)).toBe('20-0');
  });

  test('a call that stands in the stream twice counts by its first place', () => {
    const places = placesOf({ a: '20-0' });
    places.note('a', '40-0');
    places.noteStale(['entry-1'], ['a']);
    expect(places.neededFor(['entry-1'], LEAST)).toBe('20-0');
  });
});

describe('how far the stream is marked', () => {
  test('is up to where it is read, where nothing is left to be marked', () => {
    expect(placesOf({}).markedUpTo('50-3', [])).toBe('50-3');
  });

  test('is just before the first that is not marked', () => {
    const places = placesOf({ a: '20-0', b: '30-2' });
    expect(places.markedUpTo('50-0', [redis('b')])).toBe('30-1');
    expect(places.markedUpTo('50-0', [redis('b'), own('a')])).toBe(`19-${Number.MAX_SAFE_INTEGER}`);
  });

  test('what was taken here and is not read yet stands behind it', () => {
    expect(placesOf({}).markedUpTo('50-0', [own('a')])).toBe('50-0');
  });

  test('cannot be said where the place of something is not known that an earlier process read', () => {
    expect(placesOf({}).markedUpTo('50-0', [redis('a')])).toBeNull();
  });

  test('cannot be said once places are forgotten, where it depends on one', () => {
    const places = new StreamPlaces();
    for (let number = 0; number <= 50_000; number += 1) places.note(`call-${number}`, `${100 + number}-0`);
    expect(places.markedUpTo('60000-0', [own('call-0')])).toBeNull();
    expect(places.markedUpTo('60000-0', [own('call-1')])).toBe(`100-${Number.MAX_SAFE_INTEGER}`);
  });
});
