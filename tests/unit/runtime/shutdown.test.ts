import { expect, test, vi } from 'vitest';
import { beforeExit, finishAll, isStopping } from '../../../lib/runtime/shutdown.ts';

test('all registered work is finished, even if some of it fails', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const finished: string[] = [];
  beforeExit(async () => {
    throw new Error('the store is gone');
  });
  beforeExit(async () => {
    await Promise.resolve();
    finished.push('second');
  });
  expect(isStopping()).toBe(false);
  await finishAll();
  expect(isStopping()).toBe(true);
  expect(finished).toEqual(['second']);
  expect(said.mock.calls.join()).toContain('shutdown: something could not be finished: Error: the store is gone');
});
