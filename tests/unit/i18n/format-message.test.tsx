import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '../../../lib/i18n/compile-message.ts';
import { formatMessage, formatRichMessage } from '../../../lib/i18n/format-message.ts';

const say = (message: string, locale: string, values: Record<string, string | number>) =>
  formatMessage(compileMessage(message), locale, values);

/** A count of results, with forms for one and for many; empty for zero. */
const FOUND = 'Found{count, plural, =0 {} one {: # result for “{query}”} other {: # results for “{query}”}}';

describe('a message that an island fills in', () => {
  test.each([
    ['en', 0, 'Found'],
    ['en', 1_200, 'Found: 1,200 results for “loom”'],
    // The plural that Spanish has for millions has no form here.
    ['es', 1_000_000, 'Found: 1.000.000 results for “loom”'],
  ] as const)('has the plural and the figures of its language: %s, %d', (locale, count, text) => {
    expect(say(FOUND, locale, { count, query: 'loom' })).toBe(text);
  });

  test.each(['{query}', '<b>loom</b>', '$& $1', "it's '{'"])('inserts typed text unchanged: %s', (query) => {
    expect(say('Nothing for “{query}”.', 'en', { query })).toBe(`Nothing for “${query}”.`);
  });

  test('draws its tags, with their content as text', () => {
    const drawn = formatRichMessage(compileMessage('Held: <code>{referral}</code>.'), 'en', {
      referral: '<script>',
      code: (chunks) => <code>{chunks}</code>,
    });
    expect(renderToStaticMarkup(drawn)).toBe('Held: <code>&lt;script&gt;</code>.');
  });
});
