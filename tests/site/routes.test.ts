import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { ALIASES, PAGE_PATHS } from '../../lib/site/pages.ts';
import { SEARCH_TERMS } from '../../lib/site/search-terms.ts';
import { ask } from '../support/front.ts';
import { hasTermOf, SEARCHED_PATHS } from '../support/search-term.ts';
import { words } from '../support/words.ts';
import { SHARED_URL } from './fixture.ts';
import { site } from './shared.ts';

const ENTRIES = [
  '/blog/blog-1',
  '/resource/resource-1',
  '/compare/compare-1',
  '/blogs/page/2',
  '/blogs/keyword/planning',
  '/blogs/keyword/planning/page/2',
];

describe.each(LOCALES)('in %s', (locale) => {
  test('every page is finished HTML from the static cache, and every page of the site has its own title and description', async () => {
    const [titles, descriptions] = [new Set<string>(), new Set<string>()];
    for (const path of [...PAGE_PATHS, ...ENTRIES]) {
      const { status, headers, text } = await site.get(localizedPath(path, locale));
      expect([path, status]).toEqual([path, 200]);
      expect(text, path).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
      expect(text.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(headers.get('x-nextjs-cache'), path).toMatch(/HIT|STALE/);
      expect(headers.get('cache-control'), path).toMatch(/s-maxage/);
      expect(headers.has('set-cookie'), path).toBe(false);
      // A page that is hidden until a script runs is not finished.
      expect(text, path).not.toMatch(/style="[^"]*opacity:\s*0[;"]/);
      titles.add(/<title>([^<]{5,})<\/title>/.exec(text)?.[1] ?? '');
      descriptions.add(/<meta name="description" content="([^"]{20,})"/.exec(text)?.[1] ?? '');
    }
    for (const found of [titles, descriptions]) {
      expect(found).not.toContain('');
      expect(found.size).toBeGreaterThanOrEqual(PAGE_PATHS.length);
    }
  });

  // Title and description: tests/unit/head/head-text.test.ts.
  test('pages that are searched for have the search term in their heading', async () => {
    for (const path of SEARCHED_PATHS) {
      const heading = parse(await site.textOf(localizedPath(path, locale))).querySelector('h1')?.textContent ?? '';
      expect(hasTermOf(path, locale)(heading), `${path}: "${heading}" has none of ${SEARCH_TERMS[path]?.[locale].join(', ')}`).toBe(true);
    }
  });

  test('the other names of pages redirect to them', async () => {
    for (const [alias, page] of ALIASES) {
      expect(await site.leadsTo(localizedPath(alias, locale))).toEqual([308, localizedPath(page, locale)]);
    }
  });

  test('an unknown address is a finished page with status 404', async () => {
    for (const path of ['/nowhere', '/pricing/nowhere', '/blog/a/b', '/404']) {
      const { status, headers, text } = await site.get(localizedPath(path, locale));
      expect([path, status]).toEqual([path, 404]);
      expect(text).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
      expect(text).toMatch(/<h1[ >]/);
      expect(text).toContain('name="robots" content="noindex');
      expect(headers.get('cache-control')).toContain('no-store');
    }
  });
});

test('another spelling of an address redirects to the right one in one hop', async () => {
  for (const [path, location] of [
    ['/pricing/', '/pricing'],
    ['/EN//Pricing/?a=1&b=%2F', '/pricing?a=1&b=%2F'],
    ['/es///Blog-Details//', '/es/blogs'],
    ['/\\pricing', '/pricing'],
    ['/Feeds/Blog.RSS/', '/feeds/blog.rss'],
  ] as const) {
    const { status, headers } = await ask(site.origin, path);
    expect([path, status, headers.location]).toEqual([path, 308, location]);
    expect((await site.get(location)).status).toBe(200);
  }
});

test('an address that is no page has the status 404 and redirects nowhere', async () => {
  const odd = ['/fr/pricing', '/wp-login.php', '/blog/%ff%fe', '/blogs/page/0', '//evil.example', '/\\evil.example', '/%2F%2Fevil.example'];
  for (const path of odd) {
    const { status, headers } = await ask(site.origin, path);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
  }
});

test.each(LOCALES)('a list of several pages has pages that name their neighbours, in the head and on the links (%s)', async (locale) => {
  const at = (path: string) => localizedPath(path, locale);
  for (const [path, prev, next] of [
    ['/blogs', undefined, '/blogs/page/2'],
    ['/blogs/page/2', '/blogs', undefined],
    ['/blogs/keyword/planning', undefined, '/blogs/keyword/planning/page/2'],
    ['/blogs/keyword/planning/page/2', '/blogs/keyword/planning', undefined],
  ] as const) {
    const { text } = await site.get(at(path));
    for (const [rel, target] of [
      ['prev', prev],
      ['next', next],
    ] as const) {
      const [inHead] = new RegExp(`<link rel="${rel}"[^>]*>`).exec(text) ?? [];
      const [link] = new RegExp(`<a[^>]* rel="${rel}"[^>]*>`).exec(text) ?? [];
      if (!target) expect([inHead, link], `${path} ${rel}`).toEqual([undefined, undefined]);
      else {
        expect(inHead).toContain(`href="http://localhost:3000${at(target)}"`);
        expect(link).toContain(`href="${at(target)}"`);
      }
    }
    expect(text).toContain(`<link rel="canonical" href="http://localhost:3000${at(path)}"`);
  }
  expect(await site.leadsTo(at('/blogs/page/1'))).toEqual([308, at('/blogs')]);
});

test('a list of several pages redirects from a page past its end to the first', async () => {
  expect(await site.leadsTo('/es/blogs/page/99')).toEqual([307, '/es/blogs']);
});

test("the language is the stored choice before the browser's", async () => {
  const spanish = { 'accept-language': 'es-MX,es;q=0.9' };
  expect(await site.leadsTo('/pricing', spanish)).toEqual([307, '/es/pricing']);
  expect(await site.leadsTo('/pricing', { ...spanish, cookie: 'locale=en' })).toEqual([200, null]);
  expect(await site.leadsTo('/pricing', { cookie: 'locale=es', 'accept-language': 'en' })).toEqual([307, '/es/pricing']);
  expect(await site.leadsTo('/pricing', { 'accept-language': 'fr' })).toEqual([200, null]);
});

test('the language of a link inside the site is the one in its address', async () => {
  expect(await site.leadsTo('/pricing', { 'accept-language': 'es', 'sec-fetch-site': 'same-origin' })).toEqual([200, null]);
});

test('the language causes redirects that are never shared', async () => {
  expect((await site.get('/', { 'accept-language': 'es' })).headers.get('cache-control')).toContain('no-store');
});

const cookies = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split('=')[0]);

test('a referral is stored once, for a year and the whole domain, by links and over TLS only, and in no shared cache', async () => {
  const { headers } = await site.get('/pricing?ref=partner-1', { referer: 'https://blog.example.net/post' });
  expect(cookies(headers)).toEqual(['ref', 'ref_created_at', 'ref_referrer', 'ref_landing']);
  for (const cookie of headers.getSetCookie()) {
    expect(cookie).toContain('Domain=example.com');
    expect(cookie).toContain(`Max-Age=${365 * 24 * 60 * 60}`);
    expect(cookie).toMatch(/; Secure/i);
    expect(cookie).toMatch(/; SameSite=lax/i);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    // The browser itself reads them, for links to the application, and deletes them on the cookie policy's page.
    expect(cookie).not.toMatch(/HttpOnly/i);
  }
  expect(headers.get('cache-control')).toContain('no-store');
  expect((await site.get('/pricing?ref=partner-2', { cookie: 'ref=partner-1' })).headers.getSetCookie()).toEqual([]);
});

test('a referral names the landing page by its public address, not by this server’s', async () => {
  const { headers } = await site.get('/es/nowhere?ref=partner-1&utm=a');
  const landing = headers.getSetCookie().find((cookie) => cookie.startsWith('ref_landing=')) ?? '';
  expect(decodeURIComponent(landing)).toContain(`ref_landing=${SHARED_URL}/es/nowhere?ref=partner-1&utm=a;`);
});

test('pages with content are remade after an hour', async () => {
  expect((await site.get('/blog/blog-1')).headers.get('cache-control')).toMatch(/s-maxage=3600, stale-while-revalidate=/);
});

describe('an entry without a Spanish text', () => {
  test('is shown in English there, says so, marks it, and has its canonical address in English', async () => {
    const { status, text } = await site.get('/es/compare/english-only');
    expect(status).toBe(200);
    expect(text).toContain(words('es')('entry.inEnglish'));
    expect(text).toMatch(/<h1 lang="en"[^>]*>Written in one language</);
    expect(text).toMatch(/<div[^>]* lang="en"[^>]*>(?:(?!<\/div>).)*an unsafe link/);
    expect(text).toContain('<link rel="canonical" href="http://localhost:3000/compare/english-only"');
    expect(text).toContain('"mainEntityOfPage":{"@type":"WebPage","@id":"http://localhost:3000/compare/english-only"}');
    expect(text).not.toContain('rel="alternate" hrefLang');
    expect(text).toContain(encodeURIComponent('http://localhost:3000/compare/english-only'));
  });

  test('is not marked without a fallback', async () => {
    const { text } = await site.get('/compare/english-only');
    expect(text).toMatch(/<h1[^>]*>Written in one language</);
    expect(text).not.toContain(words('en')('entry.inEnglish'));
  });

  test('is safe to read, and its picture comes from the image host in formats and sizes', async () => {
    const { text } = await site.get('/compare/english-only');
    const html = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect(text).not.toContain('href="javascript:');
    expect(html).toContain('words of an unknown kind');
    expect(html).toMatch(
      /<source type="image\/avif" srcSet="https:\/\/images\.ctfassets\.net\/space\/photo\/token\/photo\.webp\?w=120&amp;fm=avif/,
    );
  });
});
