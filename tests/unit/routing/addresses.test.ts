import { describe, expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../../lib/i18n/locales.ts';
import { addressOf, FEED_PATHS, fileRoute, LANGUAGE_FILES, markdownPath } from '../../../lib/routing/addresses.ts';
import { isPagePath } from '../../../lib/routing/routes.ts';
import { ENTRY_KINDS } from '../../../lib/site/collections.ts';

const ALL = [...LANGUAGE_FILES, ...FEED_PATHS, '/social/home.png', ...ENTRY_KINDS.map((kind) => markdownPath({ kind, slug: 'a-b' }))];

describe('a file', () => {
  test.each(ALL)('%s is found again from where the router keeps it, and is no page', (path) => {
    for (const locale of LOCALES) expect(addressOf(`/${locale}${fileRoute(path)}`)).toBe(localizedPath(path, locale));
    expect(isPagePath(path)).toBe(false);
  });

  test.each([
    '/',
    '/pricing',
    '/blog/a',
    '/blog/a.txt',
    '/blog/A.md',
    '/blog/a.b.md',
    '/blog/.md',
    '/users/a.md',
    '/feeds/blog',
    '/constructor',
  ])('does not stand at %s', (path) => expect(fileRoute(path)).toBeNull());
});

test('what has no language keeps its address', () => {
  expect(addressOf('/sitemap.xml')).toBe('/sitemap.xml');
  expect(addressOf('/sitemap/blog-1.xml')).toBe('/sitemap/blog-1.xml');
  expect(addressOf('/en')).toBe('/');
  expect(addressOf('/es/blogs')).toBe('/es/blogs');
});
