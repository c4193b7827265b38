import { beforeEach, expect, test } from 'vitest';
import { current } from '../../../lib/content/current.ts';
import { noteContentChange } from '../../../lib/content/store/content-store.ts';
import { forgetProcessState } from '../../support/process-state.ts';

beforeEach(() => forgetProcessState('content-store'));

test('an answer that was begun before a change of the content is another call than one after it', async () => {
  const calls: unknown[][] = [];
  const ask = current(async (slug: string, change: number) => {
    calls.push([slug, change]);
    return slug;
  });
  await Promise.all([ask('a'), ask('a')]);
  noteContentChange();
  expect(await ask('a')).toBe('a');
  const [first, same, later] = calls.map((call) => JSON.stringify(call));
  expect(same).toBe(first);
  expect(later).not.toBe(first);
});
