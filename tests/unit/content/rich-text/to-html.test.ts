import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { readable } from '../../../../lib/content/rich-text/readable.ts';
import { toHtml } from '../../../../lib/content/rich-text/to-html.ts';
import { anyDocument } from '../../../support/any-document.ts';
import { documentOf, node, paragraph, text, textOf } from '../../../support/rich-text.ts';

const resolve = (address: string) => (address.startsWith('/') ? `https://site.example${address}` : address);
const html = (...content: Parameters<typeof documentOf>) => toHtml(documentOf(...content), resolve);
const picture = { id: 'p', url: '/a.webp', width: 4, height: 3, contentType: 'image/webp', alt: 'Bars "seven"', caption: 'A & B' };

const FILE = { type: 'file', id: 'f', url: 'https://a.example/f?a&b' };

describe('each node', () => {
  test.each([
    ['a paragraph with a line break', [paragraph('a < b\nc')], '<p>a &lt; b<br/>c</p>'],
    ['headings below the title', [node('heading-2', [text('One')]), node('heading-4', [text('Two')])], '<h2>One</h2><h3>Two</h3>'],
    ['a list', [node('unordered-list', [node('list-item', [paragraph('a')])])], '<ul><li><p>a</p></li></ul>'],
    ['a quotation and a rule', [node('blockquote', [paragraph('a')]), node('hr')], '<blockquote><p>a</p></blockquote><hr>'],
    [
      'marks',
      [node('paragraph', [text('b', 'bold'), text('i', 'italic'), text('c', 'code')])],
      '<p><strong>b</strong><em>i</em><code>c</code></p>',
    ],
    [
      'a table with spans',
      [
        node('table', [
          node('table-row', [node('table-header-cell', [paragraph('k')]), node('table-cell', [paragraph('v')], { colspan: 2 })]),
        ]),
      ],
      '<table><tbody><tr><th scope="row"><p>k</p></th><td colspan="2"><p>v</p></td></tr></tbody></table>',
    ],
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
      'a head of two rows',
      [
        node('table', [
          node('table-row', [node('table-header-cell', [paragraph('a')], { colspan: 2 })]),
          node('table-row', [node('table-header-cell', [paragraph('b')]), node('table-header-cell')]),
          node('table-row', [node('table-cell', [paragraph('c')])]),
        ]),
      ],
      '<table><thead><tr><th scope="col" colspan="2"><p>a</p></th></tr><tr><th scope="col"><p>b</p></th><th></th></tr></thead><tbody><tr><td><p>c</p></td></tr></tbody></table>',
    ],
    [
      'a file',
      [node('embedded-asset-block', [], { target: { ...FILE, title: 'A <plan>', about: 'PDF, 1 MB', player: null } })],
      '<p><a href="https://a.example/f?a&amp;b">A &lt;plan&gt;</a> (PDF, 1 MB)</p>',
    ],
    [
      'a film',
      [node('embedded-asset-block', [], { target: { ...FILE, title: 'A film', about: 'MP4', player: 'video' } })],
      '<figure><video controls preload="none" src="https://a.example/f?a&amp;b"></video><figcaption><a href="https://a.example/f?a&amp;b">A film</a> (MP4)</figcaption></figure>',
    ],
    [
      'code',
      [node('embedded-entry-block', [], { target: { type: 'code', id: 'c', code: 'a\n  <b>', language: 'js' } })],
      '<pre><code>a\n  &lt;b&gt;</code></pre>',
    ],
  ])('%s', (_, content, expected) => {
    expect(html(...content)).toBe(expected);
  });
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
