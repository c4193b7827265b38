import { beforeEach, expect, test } from 'vitest';
import { now } from '../../../lib/runtime/request-context.ts';
import { isStale, markStale, noteMade, whenMade } from '../../../lib/stored-pages/stale-pages.ts';
import { forgetProcessState } from '../../support/process-state.ts';

const A_DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = '/en/blog/a';
const never = new AbortController().signal;

beforeEach(() => forgetProcessState('stale-pages'));

test('a page is old until one is made that was begun after it was marked', () => {
  const begun = now();
  markStale([PAGE]);
  noteMade(PAGE, begun);
  expect([isStale(PAGE), isStale('/en/blog/b')]).toEqual([true, false]);
  noteMade(PAGE, now() + 1);
  expect(isStale(PAGE)).toBe(false);
});

test('waiting for a page to be made is over when it is, for all who wait', async () => {
  const waiting = [whenMade(PAGE, A_DAY_MS, never), whenMade(PAGE, A_DAY_MS, never)];
  noteMade(PAGE, now());
  await Promise.all(waiting);
});
