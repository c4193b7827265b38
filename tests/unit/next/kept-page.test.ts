import { describe, expect, test } from 'vitest';
import { noteKept, whenKept } from '../../../lib/next/kept-page.ts';

const A_DAY_MS = 24 * 60 * 60 * 1000;

describe('waiting for a page to be stored', () => {
  test('is over when it is', async () => {
    const waiting = whenKept('/en/blog/a', A_DAY_MS);
    noteKept('/en/blog/a');
    await waiting;
  });

  test('goes on when another one is, until the limit', async () => {
    const startedAt = performance.now();
    const waiting = whenKept('/en/blog/a', 50);
    noteKept('/en/blog/b');
    await waiting;
    expect(performance.now() - startedAt).toBeGreaterThan(40);
  });

  test('is given up with its signal', async () => {
    const end = new AbortController();
    const waiting = whenKept('/en/blog/a', A_DAY_MS, end.signal);
    end.abort();
    await expect(waiting).rejects.toThrow('aborted');
  });

  test('is possible twice for one page', async () => {
    const waiting = [whenKept('/en/blog/a', A_DAY_MS), whenKept('/en/blog/a', A_DAY_MS)];
    noteKept('/en/blog/a');
    await Promise.all(waiting);
  });
});
