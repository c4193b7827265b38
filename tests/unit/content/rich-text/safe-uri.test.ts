import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeUri } from '../../../../lib/content/rich-text/safe-uri.ts';

test.each([
  [' https://example.com/a b ', 'https://example.com/a%20b'],
  ['mailto:hello@example.com?subject=Book a call', 'mailto:hello@example.com?subject=Book%20a%20call'],
  [' mailto: hello @example.com\u200b', 'mailto:hello@example.com'],
  ['tel:+34 600 000 000', 'tel:+34600000000'],
  ['/pricing?plan=team#plans', '/pricing?plan=team#plans'],
  ['all?q=social media', '/all?q=social%20media'],
  ['/ /evil.example', '/%20/evil.example'],
  ['#what to measure', '#what%20to%20measure'],
  ['/blog/año', '/blog/a%C3%B1o'],
])('%s leads to %s', (uri, href) => {
  expect(safeUri(uri)).toBe(href);
});

test.each([
  ...['JavaScript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'java\u200bscript:alert(1)', 'javascript :alert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'file:///etc/passwd', 'ftp://example.com', 'https:evil.example'],
  ...['//evil.example', '/\\evil.example', '/\t/evil.example', '/..//evil.example', 'www.example.com', '../up', 'mailto: ', '#', ''],
  ...[undefined, ['https://example.com']],
])('%j is not a link', (uri) => {
  expect(safeUri(uri)).toBeNull();
});

const pieces = fc.constantFrom(...'javascript data https http mailto evil : / \\ # ? . @ é %'.split(' '), ' ', '\t', '\n', '\u0000');

test('for any input a link leads to the web, to mail, to a telephone, or stays on the site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(pieces, { maxLength: 10 }).map((all) => all.join('')),
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
      ),
      (uri) => {
        const href = safeUri(uri);
        if (href === null) return;
        // As a browser on the site would read it.
        const { protocol, origin } = new URL(href, 'https://feeds.example/page');
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
        if (href.startsWith('/') || href.startsWith('#')) expect(origin).toBe('https://feeds.example');
        else expect(href).toMatch(/^(https?:\/\/|mailto:|tel:)./);
        expect(safeUri(href)).toBe(href);
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ['/ES/pricing', '/pricing'],
  ['/es?q=1', '/?q=1'],
  ['/español', '/espa%C3%B1ol'],
  ['https://www.example.com/es/blog/a?b=c#d', '/blog/a?b=c#d'],
  ['HTTPS://WWW.EXAMPLE.COM:443/pricing', '/pricing'],
  ['//www.example.com/pricing', '/pricing'],
  ['example.com', '/'],
  ['https://www.example.com/es//evil.example', '/evil.example'],
  ['https://app.example.com/pricing', 'https://app.example.com/pricing'],
  ['https://www.example.com.evil.example/pricing', 'https://www.example.com.evil.example/pricing'],
  ['mailto:hello@www.example.com', 'mailto:hello@www.example.com'],
])('on the site www.example.com, %s leads to %s', (uri, href) => {
  expect(safeUri(uri, 'https://www.example.com')).toBe(href);
});

test('with a known site, too, no in-app address leads out of it', () => {
  const piece = fc.constantFrom('/', '\\', 'es', 'www.example.com', 'evil.example', ':', '@', '?', '#', 'https:', '//', '.', 'a', '\t');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const href = safeUri(pieces.join(''), 'https://www.example.com');
      if (href?.startsWith('/')) expect(new URL(href, 'https://www.example.com').host).toBe('www.example.com');
    }),
    { numRuns: 3_000 },
  );
});
