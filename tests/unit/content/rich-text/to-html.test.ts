import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { readable } from '../../../../lib/content/rich-text/readable.ts';
import { toHtml } from '../../../../lib/content/rich-text/to-html.ts';
import { anyDocument } from '../../../support/any-document.ts';
import { documentOf, node, paragraph, text, textOf } from '../../../support/rich-text.ts';

const resolve = (address: string) => (address.startsWith('/') ? `https://site.example${address}` : address);
const html = (...content: Parameters<typeof documentOf>) => toHtml(documentOf(...content), resolve);
const picture = { id: 'p', url: '/a.webp', width: 4, height: 3, contentType: 'image/webp', alt: 'Bars "seven"', caption: 'A & B' };

const FILE = { type: 'file', id: 'f', url: 'https://a.example/f?a&b' };

test.each([
  ['a paragraph with a line break', [paragraph('a < b\nc')], '<p>a &lt; b<br/>c</p>'],
  ['headings below the title', [node('heading-2', [text('One')]), node('heading-4', [text('Two')])], '<h2>One</h2><h3>Two</h3>'],
  ['a list', [node('unordered-list', [node('list-item', [paragraph('a')])])], '<ul><li><p>a</p></li></ul>'],
  [
    'an in-app link',
    [node('paragraph', [node('hyperlink', [text('prices')], { uri: '/pricing?a=1&b=2' })])],
    '<p><a href="https://site.example/pricing?a=1&amp;b=2">prices</a></p>',
  ],
  ['a link that must not be one', [node('paragraph', [node('hyperlink', [text('x')], { uri: 'javascript:alert(1)' })])], '<p>x</p>'],
  [
    'a picture with its caption',
    [node('embedded-asset-block', [], { target: { type: 'picture', picture } })],
    '<figure><img src="https://site.example/a.webp" alt="Bars &quot;seven&quot;" width="4" height="3"><figcaption>A &amp; B</figcaption></figure>',
  ],
  [
    'a table with a head and a cell over two columns',
    [
      node('table', [
        node('table-row', [node('table-header-cell', [paragraph('a')]), node('table-header-cell')]),
        node('table-row', [node('table-cell', [paragraph('c')], { colspan: 2 })]),
      ]),
    ],
    '<table><thead><tr><th scope="col"><p>a</p></th><th></th></tr></thead><tbody><tr><td colspan="2"><p>c</p></td></tr></tbody></table>',
  ],
  [
    'a film',
    [node('embedded-asset-block', [], { target: { ...FILE, title: 'A <film>', about: 'MP4', player: 'video' } })],
    '<figure><video controls preload="none" src="https://a.example/f?a&amp;b"></video><figcaption><a href="https://a.example/f?a&amp;b">A &lt;film&gt;</a> (MP4)</figcaption></figure>',
  ],
  [
    'code',
    [node('embedded-entry-block', [], { target: { type: 'code', id: 'c', code: 'a\n  <b>', language: 'js' } })],
    '<pre><code>a\n  &lt;b&gt;</code></pre>',
  ],
])('%s is written as HTML', (_, content, expected) => {
  expect(html(...content)).toBe(expected);
});

const wordsOf = (value: string) => value.replace(/\s/g, '');

test('no word of any document is lost or taken for markup', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const root = parse(toHtml(document, resolve), { blockTextElements: {} });
      for (const figure of root.querySelectorAll('figure, pre')) figure.remove();
      expect(wordsOf(root.text)).toBe(wordsOf(textOf(readable(document).document)));
    }),
    { numRuns: 300 },
  );
});
