// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE_MS, PendingMove } from '../../../../components/ui/pending-move.tsx';
import { show } from '../../../support/island.tsx';

const link = vi.hoisted(() => ({ pending: false }));
vi.mock('next/link', () => ({ useLinkStatus: () => link }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const moving = () => 'moving' in document.documentElement.dataset;

test('a move is marked once it has taken 200 ms, until its page is there', () => {
  link.pending = false;
  const { rerender } = show(<PendingMove />);
  link.pending = true;
  rerender(<PendingMove />);
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  expect(moving()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([PATIENCE_MS, moving()]).toEqual([200, true]);
  link.pending = false;
  rerender(<PendingMove />);
  expect(moving()).toBe(false);
});

test.each(['finished', 'taken away with its page'])('a move that is %s sooner is never marked', (end) => {
  link.pending = true;
  const { rerender, unmount } = show(<PendingMove />);
  link.pending = false;
  if (end === 'finished') rerender(<PendingMove />);
  else unmount();
  vi.advanceTimersByTime(10 * PATIENCE_MS);
  expect(moving()).toBe(false);
});
