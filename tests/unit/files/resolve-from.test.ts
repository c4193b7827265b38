import { expect, test } from 'vitest';
import { toHtml } from '../../../lib/content/rich-text/to-html.ts';
import { toMarkdown } from '../../../lib/content/rich-text/to-markdown.ts';
import { resolveFrom } from '../../../lib/files/resolve-from.ts';
import { documentOf, node, text } from '../../support/rich-text.ts';

const PAGE = 'http://localhost:3000/es/blog/a';

test.each([
  ['/pricing', 'http://localhost:3000/es/pricing'],
  ['/feeds/blog.rss?a=1', 'http://localhost:3000/es/feeds/blog.rss?a=1'],
  ['/sitemap/blog-1.xml', 'http://localhost:3000/sitemap/blog-1.xml'],
  ['#part', `${PAGE}#part`],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
])('%s in a Spanish text is %s in its files', (address, whole) => {
  expect(resolveFrom(PAGE, address, 'es')).toBe(whole);
});

test.each(['/pricing', '/en/pricing', 'https://localhost:3000/es/pricing'])(
  'a link to %s in a Spanish text leads to the Spanish page in Markdown and in feeds',
  (uri) => {
    const body = documentOf(node('paragraph', [node('hyperlink', [text('prices')], { uri })]));
    const resolve = (address: string) => resolveFrom(PAGE, address, 'es');
    expect(toMarkdown(body, resolve)).toBe('[prices](http://localhost:3000/es/pricing)');
    expect(toHtml(body, resolve)).toBe('<p><a href="http://localhost:3000/es/pricing">prices</a></p>');
  },
);
