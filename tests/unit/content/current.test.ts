import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeEach, expect, test } from 'vitest';
import { current } from '../../../lib/content/current.ts';
import { processState } from '../../../lib/runtime/process-state.ts';
import { noteContentChange } from '../../../lib/runtime/request-context.ts';
import { forgetProcessState } from '../../support/process-state.ts';

beforeEach(() => forgetProcessState('content-changes'));

/** The arguments of a cached function, which are Next's cache key. */
function calledWith() {
  const calls: string[] = [];
  const ask = current(async (slug: string, change: number) => {
    calls.push(JSON.stringify([slug, change]));
    return slug;
  });
  return { ask, calls };
}

test('a call after a change of the content is a different one', async () => {
  const { ask, calls } = calledWith();
  await Promise.all([ask('a'), ask('a')]);
  noteContentChange();
  expect(await ask('a')).toBe('a');
  expect([calls[1] === calls[0], calls[2] === calls[0]]).toEqual([true, false]);
});

test('a page that is being made while the content changes gets the same answers to its end', async () => {
  const { ask, calls } = calledWith();
  const requests = processState('requests', () => new AsyncLocalStorage<object>());
  await requests.run({ startedAt: 0, change: 0 }, async () => {
    await ask('a');
    noteContentChange();
    await ask('a');
  });
  expect(calls[1]).toBe(calls[0]);
});
