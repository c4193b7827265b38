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
  ...['//evil.example', '/\\evil.example', '/\t/evil.example', '/..//evil.example', 'www.example.com', '../up', 'mailto: '],
  ...['mailto://\\', '#', '', undefined, ['https://example.com']],
])('%j is not a link', (uri) => {
  expect(safeUri(uri)).toBeNull();
});

const MARKS = 'javascript data https http mailto evil.example www.example.com es : / // \\ # ? . @ é %'.split(' ');
const pieces = fc.constantFrom(...MARKS, ' ', '\t', '\n', '\u0000');

test('for any input a link leads to the web, to mail, to a telephone, or stays on the site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        { weight: 3, arbitrary: fc.array(pieces, { maxLength: 10 }).map((all) => all.join('')) },
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
      ),
      fc.constantFrom(undefined, 'https://www.example.com'),
      (uri, site) => {
        const href = safeUri(uri, site);
        if (href === null) return;
        // As a browser on the site would read it.
        const { protocol, origin } = new URL(href, 'https://www.example.com/page');
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
        if (href.startsWith('/') || href.startsWith('#')) expect(origin).toBe('https://www.example.com');
        else expect(href).toMatch(/^(https?:\/\/|mailto:|tel:)./);
        expect(safeUri(href, site)).toBe(href);
      },
    ),
    { numRuns: 4000 },
  );
});

test.each([
  ['/ES/pricing', '/pricing'],
  ['/es?q=1', '/?q=1'],
  ['/es//es?q=1', '/?q=1'],
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
