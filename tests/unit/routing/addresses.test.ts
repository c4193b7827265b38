import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../../lib/i18n/locales.ts';
import {
  type Address,
  FEED_FORMATS,
  isFileAddress,
  isSiteFileAddress,
  parsePath,
  parseRouterPath,
  pathOf,
  publicPath,
  routerPath,
  SITE_FILES,
  SITEMAP_SECTIONS,
} from '../../../lib/routing/addresses.ts';
import { decodedPath, isSlug, SLUG_MAX_BYTES, toSlug } from '../../../lib/routing/slug.ts';
import { ENTRY_KINDS } from '../../../lib/site/collections.ts';
import { LANGUAGE_FILES, PAGE_PATHS } from '../../../lib/site/pages.ts';

const isFilePath = (path: string) => isFileAddress(parsePath(path));

const kind = fc.constantFrom(...ENTRY_KINDS);
const page = fc.integer({ min: 1, max: 999_999 });
const keyword = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
const oddSlug = fc.constantFrom('My-Post', 'next.js', 'café', 'cafe\u0301', '計画', '1.md', 'a.b.c', 'page', 'Keyword');
const anySlug = fc.oneof(keyword, oddSlug, fc.stringMatching(/^[\p{L}\p{M}\p{N}_.~-]{1,12}$/u));
const slug = anySlug.map(toSlug).filter((each) => each !== null);
/** A path of an address as the site reads it. */
const read = (path: string) => parsePath(decodedPath(path) as string);
const of = <const T>(type: T) => fc.constant(type);
const anyAddress: fc.Arbitrary<Address> = fc.oneof(
  fc.record({ type: of('page'), path: fc.constantFrom(...PAGE_PATHS) }),
  fc.record({ type: of('list'), kind, page: fc.integer({ min: 2, max: 999_999 }) }),
  fc.record({ type: of('keyword'), kind, keyword, page }),
  fc
    .record({ type: fc.constantFrom('entry', 'entryMarkdown'), kind, slug })
    // An entry cannot take the address of a page; the mapping of entries leaves such a one out.
    .filter((entry) => read(pathOf({ ...entry, type: 'entry' }))?.type === 'entry'),
  fc.record({ type: of('feed'), kind, format: fc.constantFrom(...FEED_FORMATS) }),
  fc.record({ type: of('languageFile'), path: fc.constantFrom(...LANGUAGE_FILES) }),
  fc.record({ type: of('socialPicture'), page: fc.constantFrom(...PAGE_PATHS) }),
  fc.record({ type: of('siteFile'), path: fc.constantFrom(...SITE_FILES) }),
  fc.record({ type: of('sitemapPart'), section: fc.constantFrom(...SITEMAP_SECTIONS), part: fc.integer({ min: 1, max: 9999 }) }),
);

test('every address is read as it was built', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(read(pathOf(address))).toEqual(address);
    }),
  );
});

test('every address is found again from where the router keeps it', () => {
  fc.assert(
    fc.property(anyAddress, fc.constantFrom(...LOCALES), (address, locale) => {
      const inRouter = routerPath(address, locale);
      if (isSiteFileAddress(address)) {
        expect(inRouter).toBe(pathOf(address));
        expect(parseRouterPath(inRouter)).toBeNull();
      } else {
        expect(parseRouterPath(inRouter)).toEqual({ address, locale });
        expect(publicPath(inRouter)).toBe(localizedPath(pathOf(address), locale));
      }
    }),
  );
});

test.each(['/pricing', '/blog/a.txt', '/blog/A.MD', '/blog/a.md.md', '/blog/.md', '/pricing/a.md', '/social/nowhere.png', '/constructor'])(
  'a file does not exist at %s',
  (path) => expect(isFilePath(path)).toBe(false),
);

test('a slug has a form of its own, and a length in bytes', () => {
  for (const slug of ['My_Post', 'next.js', 'a'.repeat(SLUG_MAX_BYTES)]) expect(isSlug(slug), slug).toBe(true);
  for (const other of ['cafe\u0301', '\u00e9'.repeat(SLUG_MAX_BYTES / 2 + 1), '-', '.a', '1.md', undefined])
    expect(isSlug(other), other).toBe(false);
});
