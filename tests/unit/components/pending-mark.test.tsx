// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE_MS, usePendingMark } from '../../../components/layout/use-pending-mark.ts';
import { show } from '../../support/island.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Move({ pending }: { pending: boolean }) {
  usePendingMark(pending);
  return null;
}

const moving = () => 'moving' in document.documentElement.dataset;

test('a move is marked once it has taken 200 ms, until its page is there', () => {
  const { rerender } = show(<Move pending={false} />);
  rerender(<Move pending />);
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  expect(moving()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([PATIENCE_MS, moving()]).toEqual([200, true]);
  rerender(<Move pending={false} />);
  expect(moving()).toBe(false);
});

test.each(['finished', 'taken away with its page'])('a move that is %s sooner is never marked', (end) => {
  const { rerender, unmount } = show(<Move pending />);
  if (end === 'finished') rerender(<Move pending={false} />);
  else unmount();
  vi.advanceTimersByTime(10 * PATIENCE_MS);
  expect(moving()).toBe(false);
});
