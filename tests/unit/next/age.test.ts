import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { contentAsOf, type Dated, dated, noteMarked, noteTags, shared } from '../../../lib/next/age.ts';
import { forgetProcessState } from '../../support/process-state.ts';

beforeEach(() => {
  forgetProcessState('makings');
  forgetProcessState('tag-marks');
});

const TAGS = ['entry:a'];
/** So that no two things happen in the same millisecond. */
const aMoment = () => delay(2);

/** What a cached function gives as long as its call is under way: to everybody, until it is given up. */
function underWay(first: Dated<string>, next: () => Promise<Dated<string>>) {
  let calls = 0;
  const call = shared(async () => {
    calls += 1;
    return calls === 1 ? first : next();
  });
  return { call, calls: () => calls };
}

const answer = (text: string) =>
  dated(async () => {
    noteTags(TAGS);
    return text;
  });

test('an answer tells when it was begun, and what it depends on', async () => {
  const before = contentAsOf();
  const { value, asOf, tags } = await answer('text');
  expect([value, tags]).toEqual(['text', TAGS]);
  expect(asOf).toBeGreaterThanOrEqual(before);
});

test('an answer depends on what those depend on that it is made from', async () => {
  const inner = shared(() => answer('inner'));
  expect(await dated(async () => `outer of ${await inner()}`)).toMatchObject({ value: 'outer of inner', tags: TAGS });
});

test('an answer that shares one from before a mark asks again', async () => {
  const old = await answer('old');
  await aMoment();
  noteMarked(TAGS);
  await aMoment();
  const { call, calls } = underWay(old, () => answer('new'));
  expect((await dated(call)).value).toBe('new');
  expect(calls()).toBe(2);
});

test('what is asked again is another call by one argument more: React remembers calls, and Next cuts off what the function does not take', async () => {
  const old = await answer('old');
  await aMoment();
  noteMarked(TAGS);
  await aMoment();
  const calls: unknown[][] = [];
  const call = shared(async (...parameters: [kind: string]) => {
    calls.push(parameters);
    return calls.length === 1 ? old : answer('new');
  });
  expect((await dated(() => call('blog'))).value).toBe('new');
  expect(calls).toEqual([['blog'], ['blog', 2]]);
});

test('an answer that gets nothing younger is as old as what it shares', async () => {
  const old = await answer('old');
  await aMoment();
  noteMarked(TAGS);
  await aMoment();
  expect(await dated(shared(async () => old))).toMatchObject({ value: 'old', asOf: old.asOf });
});

test('an answer from before a mark of something else, or from after the mark, is as good as new', async () => {
  const kept = await answer('kept');
  await aMoment();
  noteMarked(['entry:b']);
  await aMoment();
  const { call, calls } = underWay(kept, () => answer('new'));
  const { value, asOf } = await dated(call);
  expect([value, calls()]).toEqual(['kept', 1]);
  expect(asOf).toBeGreaterThan(kept.asOf);
});
