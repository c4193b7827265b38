import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeUri } from '../../../../lib/content/rich-text/safe-uri.ts';

test.each([
  ['https://www.w3.org/WAI/', 'https://www.w3.org/WAI/'],
  ['HTTPS://Example.com/A?b=c#d', 'https://example.com/A?b=c#d'],
  [' https://example.com/a b ', 'https://example.com/a%20b'],
  ['mailto:hello@example.com?subject=Hi', 'mailto:hello@example.com?subject=Hi'],
  [
    'mailto:hello@example.com?subject=Book a call&body=At ten,\u00a0please',
    'mailto:hello@example.com?subject=Book%20a%20call&body=At%20ten,%20please',
  ],
  [' mailto: hello @example.com\u200b', 'mailto:hello@example.com'],
  ['mailto:?subject=To whom', 'mailto:?subject=To%20whom'],
  ['MailTo:hello@example.com', 'mailto:hello@example.com'],
  ['tel:+34 600 000 000', 'tel:+34600000000'],
  ['/pricing', '/pricing'],
  ['/pricing?plan=team#plans', '/pricing?plan=team#plans'],
  [' /all?q=social media ', '/all?q=social%20media'],
  ['/all?q=so\u200bcial\nmedia', '/all?q=socialmedia'],
  ['all?q=social media', '/all?q=social%20media'],
  ['/ /evil.example', '/%20/evil.example'],
  ['#what to measure', '#what%20to%20measure'],
  ['/blog/año', '/blog/a%C3%B1o'],
  ['pricing', '/pricing'],
  ['blog/a-post#part', '/blog/a-post#part'],
  ['#what-to-measure', '#what-to-measure'],
])('%s leads to %s', (uri, href) => {
  expect(safeUri(uri)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' \n javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u0000script:alert(1)',
  'java\u200bscript:alert(1)',
  'javascript :alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'view-source:https://example.com',
  'ftp://example.com',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\t/evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://',
  'http://[',
  'mailto:',
  'mailto: ',
  'tel:',
  'pricing page',
  '#',
  '',
  '   ',
  'www.example.com',
  'name@example.com',
  '../up',
  '?q=1',
])('%j is not a link', (uri) => {
  expect(safeUri(uri)).toBeNull();
});

test.each([undefined, null, 7, {}, ['https://example.com'], { toString: () => 'https://example.com' }])('%j is not a link', (uri) => {
  expect(safeUri(uri)).toBeNull();
});

const pieces = fc.constantFrom(
  'javascript',
  'data',
  'https',
  'http',
  'mailto',
  ':',
  '/',
  '\\',
  '#',
  '?',
  '.',
  '@',
  '\t',
  '\n',
  '\u0000',
  ' ',
  'evil',
  'é',
  '%',
);

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
  ['/es/pricing', '/pricing'],
  ['/en/pricing?plan=team#plans', '/pricing?plan=team#plans'],
  ['/ES/pricing', '/pricing'],
  ['es/pricing', '/pricing'],
  ['/es', '/'],
  ['/es?q=1', '/?q=1'],
  ['/español', '/espa%C3%B1ol'],
  ['https://www.example.com', '/'],
  ['https://www.example.com/pricing', '/pricing'],
  ['https://www.example.com/es/blog/a?b=c#d', '/blog/a?b=c#d'],
  ['http://example.com/pricing', '/pricing'],
  ['HTTPS://WWW.EXAMPLE.COM:443/pricing', '/pricing'],
  ['//www.example.com/pricing', '/pricing'],
  ['www.example.com/pricing', '/pricing'],
  ['example.com', '/'],
  [' https://www.exam\u200bple.com/images/a.webp ', '/images/a.webp'],
  ['https://www.example.com//evil.example', '/evil.example'],
  ['https://www.example.com/es//evil.example', '/evil.example'],
  ['/es//evil.example', '/evil.example'],
  ['https://app.example.com/pricing', 'https://app.example.com/pricing'],
  ['https://www.example.com:8443/pricing', 'https://www.example.com:8443/pricing'],
  ['https://www.example.com.evil.example/pricing', 'https://www.example.com.evil.example/pricing'],
  ['https://evil.example/?https://www.example.com/', 'https://evil.example/?https://www.example.com/'],
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
