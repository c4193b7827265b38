import { expect, test } from 'vitest';
import { retryDelayMs } from '../../../lib/durable/backoff.ts';

const LATEST = () => 0;

test('the wait is a second, doubles, and ends at an hour for ever', () => {
  const seconds = Array.from({ length: 14 }, (_, index) => retryDelayMs(index + 1, LATEST) / 1000);
  expect(seconds).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
  expect(retryDelayMs(100_000, LATEST)).toBe(3_600_000);
});
