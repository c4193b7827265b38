import { expect, test, vi } from 'vitest';
import { LINE_MAX } from '../../../lib/runtime/log.ts';
import { boundConsole } from '../../../lib/server/bounded-console.ts';

test('other code’s console output is bounded, in one line, and clean', () => {
  const kept = { ...console };
  const lines: string[] = [];
  const print = vi.fn((line: string) => lines.push(line));
  Object.assign(console, { log: print, warn: print, error: print });
  try {
    boundConsole();
    console.error(' ⨯', new Error(`no page for /blog/\u001b[2J${'a'.repeat(10_000)}`, { cause: new Error('inner') }));
    console.log('%d pages in %s', 3, 'a folder', { of: { a: 'build' } });
    for (let time = 0; time < 50; time += 1) console.info('the same');
  } finally {
    Object.assign(console, kept);
  }
  expect(lines[0]).toMatch(/^⨯ Error: no page for \/blog\/\\u001b\[2Ja+…$/);
  expect(lines[0]?.length).toBeLessThanOrEqual(LINE_MAX);
  expect(lines[1]).toBe("3 pages in a folder { of: { a: 'build' } }");
  expect(lines.slice(2)).toEqual(['the same', 'the same', 'the same']);
});
