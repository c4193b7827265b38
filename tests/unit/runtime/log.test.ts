import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanText, describeError, EVENT_PER_MINUTE, LINE_MAX, log, printThrough, SAME_PER_MINUTE } from '../../../lib/runtime/log.ts';
import { beforeExit, finishAll, isStopping } from '../../../lib/runtime/shutdown.ts';
import { boundConsole } from '../../../lib/server/bounded-console.ts';

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

const format = vi.hoisted(() => ({ LOG_FORMAT: 'plain' }));
vi.mock(import('../../../lib/env.ts'), async (original) => ({ ...(await original()), env: () => format as never }));

/** The lines and the clock of a log that has printed nothing yet. */
function logIn(wanted: 'plain' | 'json' = 'plain') {
  Reflect.deleteProperty(globalThis, Symbol.for('site.log'));
  format.LOG_FORMAT = wanted;
  const lines: string[] = [];
  printThrough((_, line) => lines.push(line));
  return lines;
}

/** What the rest of the test sees as the time since the process started. */
function clockFrom(start: number) {
  const clock = { ms: start };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.ms);
  return clock;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a line is one JSON object with time, level, event and fields where programs read it', () => {
  const lines = logIn('json');
  vi.setSystemTime('2026-11-21T20:00:00Z');
  log.warn('publish.late', 'publish: it is "late"', { revision: 3, id: 'a', nested: { secret: 1 } });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: '2026-11-21T20:00:00.000Z', level: 'warn', event: 'publish.late', message: 'publish: it is "late"', revision: 3, id: 'a' },
  ]);
});

test.each(['plain', 'json'] as const)('a line stays one line of bounded length, in %s, for any input', (wanted) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (text) => {
      const lines = logIn(wanted);
      log.error('some.event', text, { field: text, error: new Error(text) });
      expect(lines).toHaveLength(1);
      const [line = ''] = lines;
      expect(line.length).toBeLessThanOrEqual(LINE_MAX);
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      if (wanted === 'json') expect(JSON.parse(line)).toMatchObject({ event: 'some.event' });
    }),
  );
});

test('a line tells where an error was thrown and what caused it', () => {
  const lines = logIn();
  log.error('some.event', 'it failed:', { error: new Error('outer', { cause: new TypeError('inner') }) });
  expect(lines[0]).toMatch(/^it failed: Error: outer \| at .*log\.test\.ts:\d+.*\| caused by TypeError: inner/);
  expect(describeError('a word')).toBe('a word');
});

test.each([
  ['\u001b[2J\u001b[31mred\u001b[0m', '\\u001b[2Jred'],
  ['/affiliates?fullName=Anna&email=anna@example.com failed', '/affiliates?… failed'],
  ['from anna.unal@mail.example.com, again', 'from [mail], again'],
  ['peer 203.0.113.77 left', 'peer 203.0.113.x left'],
  ['peer 2001:db8:12:34::5 left', 'peer 2001:db8:12:x left'],
  ['turned \u202e around', 'turned \\u202e around'],
])('the text %j is printed as %j', (text, printed) => {
  expect(cleanText(text)).toBe(printed);
});

test('any text costs little to print', () => {
  const startedAt = performance.now();
  for (const part of ['@', 'a@', '?', '1.', 'f:', 'a', '\u001b[']) for (let time = 0; time < 5; time += 1) cleanText(part.repeat(50_000));
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('a line that repeats is printed a few times a minute, then counted', () => {
  const lines = logIn();
  const clock = clockFrom(0);
  for (let time = 0; time < 50; time += 1) log.error('content.unavailable', 'content: gone');
  expect(lines).toEqual(Array(SAME_PER_MINUTE).fill('content: gone'));
  clock.ms += 60_000;
  log.error('content.unavailable', 'content: gone');
  expect(lines.slice(SAME_PER_MINUTE)).toEqual([
    `content.unavailable: ${50 - SAME_PER_MINUTE} more lines like these were left out`,
    'content: gone',
  ]);
});

test('an event whose lines all differ is bounded, and other events are left alone', () => {
  const lines = logIn();
  for (let time = 0; time < 10_000; time += 1) log.error('content.unavailable', `content: blog "invented-${time}" could not be read`);
  expect(lines).toHaveLength(EVENT_PER_MINUTE);
  log.info('publish.done', 'publish: fine');
  expect(lines.at(-1)).toBe('publish: fine');
  log.flush();
  expect(lines.at(-1)).toBe(`content.unavailable: ${10_000 - EVENT_PER_MINUTE} more lines like these were left out`);
});

test('other code’s console output is bounded, in one line, and clean', () => {
  logIn();
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
