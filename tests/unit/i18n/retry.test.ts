import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import en from '../../../messages/en/messages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails this number of times, then gives the messages; records the times of the attempts, in ms since the first. */
function failing(times: number) {
  const startedAt = Date.now();
  const triedAt: number[] = [];
  const attempt = async () => {
    triedAt.push(Date.now() - startedAt);
    if (triedAt.length <= times) throw new Error(`failure ${triedAt.length}`);
    return { default: en };
  };
  return { attempt, triedAt };
}

describe('the messages', () => {
  test('are loaded with five retries and a doubling delay from 350 ms', async () => {
    const { attempt, triedAt } = failing(5);
    const result = loadMessages('en', attempt);
    await vi.runAllTimersAsync();
    await expect(result).resolves.toBe(en);
    expect(triedAt).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
  });

  test('are given up after that', async () => {
    const { attempt } = failing(6);
    const result = expect(loadMessages('en', attempt)).rejects.toThrow('failure 6');
    await vi.runAllTimersAsync();
    await result;
  });
});
