import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { withRetries } from '../../../lib/i18n/retry.ts';
import en from '../../../messages/en/messages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails this number of times, then returns `value`; records the times of the attempts, in ms since the first. */
function failing<T>(times: number, value: T) {
  const startedAt = Date.now();
  const triedAt: number[] = [];
  const attempt = async () => {
    triedAt.push(Date.now() - startedAt);
    if (triedAt.length <= times) throw new Error(`failure ${triedAt.length}`);
    return value;
  };
  return { attempt, triedAt };
}

const gaps = (times: number[]) => times.slice(1).map((time, index) => time - (times[index] as number));

describe('trying again', () => {
  test('is not needed where the first time succeeds', async () => {
    const { attempt, triedAt } = failing(0, 'value');
    await expect(withRetries(attempt, { retries: 5, delayMs: 350 })).resolves.toBe('value');
    expect(triedAt).toEqual([0]);
  });

  test('happens after 350 ms, then each time after twice as long', async () => {
    const { attempt, triedAt } = failing(5, 'value');
    const result = withRetries(attempt, { retries: 5, delayMs: 350 });
    await vi.runAllTimersAsync();
    await expect(result).resolves.toBe('value');
    expect(gaps(triedAt)).toEqual([350, 700, 1400, 2800, 5600]);
  });

  test('ends after five times with the last failure', async () => {
    const { attempt, triedAt } = failing(Number.POSITIVE_INFINITY, 'value');
    const result = expect(withRetries(attempt, { retries: 5, delayMs: 350 })).rejects.toThrow('failure 6');
    await vi.runAllTimersAsync();
    await result;
    expect(triedAt).toHaveLength(6);
  });

  test('stops with the first success', async () => {
    const { attempt, triedAt } = failing(2, 'value');
    const result = withRetries(attempt, { retries: 5, delayMs: 350 });
    await vi.runAllTimersAsync();
    await expect(result).resolves.toBe('value');
    expect(triedAt).toEqual([0, 350, 1050]);
  });

  test('does not happen where no retries are allowed', async () => {
    const { attempt, triedAt } = failing(1, 'value');
    await expect(withRetries(attempt, { retries: 0, delayMs: 350 })).rejects.toThrow('failure 1');
    expect(triedAt).toHaveLength(1);
  });
});

describe('the messages', () => {
  test('are loaded with five retries and a doubling delay from 350 ms', async () => {
    const { attempt, triedAt } = failing(5, { default: en });
    const result = loadMessages('en', attempt);
    await vi.runAllTimersAsync();
    await expect(result).resolves.toBe(en);
    expect(gaps(triedAt)).toEqual([350, 700, 1400, 2800, 5600]);
  });

  test('are given up after that', async () => {
    const { attempt } = failing(6, { default: en });
    const result = expect(loadMessages('en', attempt)).rejects.toThrow('failure 6');
    await vi.runAllTimersAsync();
    await result;
  });

  test('come in the requested language', async () => {
    expect((await loadMessages('en')).resources.meta.title).toBe(en.resources.meta.title);
    expect((await loadMessages('es')).resources.meta.title).not.toBe(en.resources.meta.title);
  });
});
