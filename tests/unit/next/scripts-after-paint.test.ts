import { expect, test } from 'vitest';
import { scriptsAfterPaint, withScriptsAfterPaint } from '../../../lib/next/scripts-after-paint.ts';

const PAGE = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/start.js?dpl=a"/>',
  '<script src="/_next/static/chunks/a.js?dpl=a&amp;b=1" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>',
  '<script data-part="x">first()</script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Words</p>',
  '<script src="/_next/static/chunks/start.js?dpl=a" id="_R_" async=""></script><script>data()</script></body></html>',
].join('');
const SCRIPTS = ['/_next/static/chunks/a.js?dpl=a&b=1', '/_next/static/chunks/b.js', '/_next/static/chunks/start.js?dpl=a'];

test('a page names its scripts once, after its words, and loads none of them by itself', () => {
  const sent = withScriptsAfterPaint(PAGE);
  expect(scriptsAfterPaint(sent)).toEqual(SCRIPTS);
  expect(sent.match(/<script[^>]*>|<link[^>]*>/g)).toEqual([
    '<script data-part="x">',
    '<script src="/_next/static/chunks/old.js" noModule="">',
    '<script>',
    '<script>',
  ]);
  expect(sent.indexOf('a.js')).toBeGreaterThan(sent.indexOf('Words'));
  expect(withScriptsAfterPaint(sent)).toBe(sent);
});

test('a page without a start script stays unchanged', () => {
  const page = '<html><head><script src="/a.js" async=""></script></head></html>';
  expect(withScriptsAfterPaint(page)).toBe(page);
});
