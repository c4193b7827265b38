import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { ALIASES, PAGE_PATHS } from '../../lib/site/pages.ts';
import { hasTermOf, SEARCHED_PATHS } from '../support/search-term.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { words } from '../support/words.ts';
import { BUILD } from './built.ts';
import { fixtureSpace, LONG_WORDS } from './fixture.ts';

let standIn: StandIn;
let site: RunningSite;

beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  site = await startSite(BUILD, { ...standIn.env, COOKIE_DOMAIN: 'example.com' });
});
afterAll(async () => {
  await site.stop();
  await standIn.close();
});

const ENTRIES = [
  '/blog/blog-1',
  '/resource/resource-1',
  '/compare/compare-1',
  '/blogs/page/2',
  '/blogs/keyword/planning',
  '/blogs/keyword/planning/page/2',
];

describe.each(LOCALES)('in %s', (locale) => {
  test.each([...PAGE_PATHS, ...ENTRIES])('%s is finished HTML from the static cache', async (path) => {
    const { status, headers, text } = await site.get(localizedPath(path, locale));
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(headers.get('x-nextjs-cache')).toMatch(/HIT|STALE/);
    expect(headers.get('cache-control')).toMatch(/s-maxage/);
    expect(headers.has('set-cookie')).toBe(false);
    // A page that is hidden until a script runs is not finished.
    expect(text).not.toMatch(/style="[^"]*opacity:\s*0[;"]/);
  });

  test('every page has its own title and description', async () => {
    const pages = await Promise.all(PAGE_PATHS.map((path) => site.get(localizedPath(path, locale))));
    const titles = pages.map(({ text }) => /<title>([^<]*)/.exec(text)?.[1]);
    const descriptions = pages.map(({ text }) => /<meta name="description" content="([^"]*)/.exec(text)?.[1]);
    expect(new Set(titles).size).toBe(PAGE_PATHS.length);
    expect(new Set(descriptions).size).toBe(PAGE_PATHS.length);
  });

  // Title and description: tests/unit/head/head-text.test.ts.
  test.each(SEARCHED_PATHS)('%s contains the search term in its heading', async (path) => {
    const { text } = await site.get(localizedPath(path, locale));
    expect(parse(text).querySelector('h1')?.textContent).toSatisfy(hasTermOf(path, locale));
  });

  test.each([...ALIASES])('%s answers 308 to %s', async (alias, page) => {
    const { status, headers } = await site.get(localizedPath(alias, locale));
    expect([status, headers.get('location')]).toEqual([308, localizedPath(page, locale)]);
  });

  test.each(['/nowhere', '/pricing/nowhere', '/blog/a/b', '/compare/x/y', '/404'])(
    '%s is a finished not-found page with status 404',
    async (path) => {
      const { status, headers, text } = await site.get(localizedPath(path, locale));
      expect(status).toBe(404);
      expect(text).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
      expect(text).toMatch(/<h1[ >]/);
      expect(text).toContain('name="robots" content="noindex');
      expect(headers.get('cache-control')).toContain('no-store');
    },
  );

  test('an entry page carries its own head: keywords, social image, canonical and alternates', async () => {
    const { text } = await site.get(localizedPath('/blog/blog-1', locale));
    expect(text).toContain('<meta name="keywords" content="planning, blog"');
    expect(text).toMatch(/<meta property="og:image" content="[^"]*\/images\/covers\/cover.webp"/);
    expect(text).toMatch(/<meta name="twitter:image" content="[^"]*\/images\/covers\/cover.webp"/);
    expect(text).toContain(`<link rel="canonical" href="http://localhost:3000${localizedPath('/blog/blog-1', locale)}"`);
    for (const [hreflang, path] of [
      ['en', '/blog/blog-1'],
      ['es', '/es/blog/blog-1'],
      ['x-default', '/blog/blog-1'],
    ]) {
      expect(text).toContain(`<link rel="alternate" hrefLang="${hreflang}" href="http://localhost:3000${path}"`);
    }
  });

  test('a resource names its picture in the generic form too', async () => {
    const { text } = await site.get(localizedPath('/resource/resource-1', locale));
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
    expect(picture).toMatch(/^http:\/\/localhost:3000\/images\//);
    expect(text).toContain(`<meta name="image" content="${picture}"`);
    expect(text).toContain(`<meta name="twitter:image" content="${picture}"`);
  });

  test('cuts a long title and description for lists of results only', async () => {
    const { text } = await site.get(localizedPath('/blog/long-words', locale));
    const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1] ?? '';
    expect(/<title>([^<]*)/.exec(text)?.[1]).toMatch(/^.{30,65}$/);
    expect(content('description')).toMatch(/^.{70,159}…$/);
    for (const form of ['og', 'twitter']) {
      expect(content(`${form}:title`)).toBe(LONG_WORDS.title);
      expect(content(`${form}:description`)).toBe(LONG_WORDS.description);
    }
  });

  test('an entry page shows up to five others of its kind, and never itself', async () => {
    const { text } = await site.get(localizedPath('/resource/resource-3', locale));
    const aside = text.slice(text.indexOf('<aside'), text.indexOf('</aside>'));
    const links = new Set([...aside.matchAll(/href="(?:\/es)?\/resource\/([^"]+)"/g)].map(([, slug]) => slug));
    expect(links.size).toBe(5);
    expect(links).not.toContain('resource-3');
  });
});

describe('another spelling of an address', () => {
  test.each([
    ['/pricing/', '/pricing'],
    ['//pricing', '/pricing'],
    ['/pricing//', '/pricing'],
    ['/EN//Pricing/?a=1&b=%2F', '/pricing?a=1&b=%2F'],
    ['/es///Blog-Details//', '/es/blogs'],
    ['/\\pricing', '/pricing'],
    ['/Feeds/Blog.RSS/', '/feeds/blog.rss'],
  ])('%s answers 308 to %s, in one hop', async (path, location) => {
    const { status, headers } = await site.getRaw(path);
    expect([status, headers.location]).toEqual([308, location]);
    expect((await site.get(location)).status).toBe(200);
  });

  test.each(['//evil.example', '/\\evil.example', '//evil.example/%2F..', '/%2F%2Fevil.example', '///Nowhere//'])(
    '%s is not found, and redirects nowhere',
    async (path) => {
      const { status, headers } = await site.getRaw(path);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );
});

describe('addresses that are not pages', () => {
  const none = ['/fr/pricing', '/robots.html', '/wp-login.php', '/blog/%ff%fe', '/%c0%af', '/blogs/page/0', '/blogs/page/x'];
  // The design system's page is for development only.
  test.each([...none, '/styleguide', '/es/styleguide'])('%s is 404', async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });

  test.each(LOCALES)('the pages of a list name their neighbours, in the head and on the links (%s)', async (locale) => {
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
    expect((await site.get(at('/blogs/page/1'))).headers.get('location')).toBe(at('/blogs'));
  });

  test('a list page past the end redirects to the first', async () => {
    const { status, headers } = await site.get('/es/blogs/page/99');
    expect([status, headers.get('location')]).toEqual([307, '/es/blogs']);
  });
});

describe('the language', () => {
  test("is the stored choice before the browser's", async () => {
    const spanish = { 'accept-language': 'es-MX,es;q=0.9' };
    expect((await site.get('/pricing', spanish)).headers.get('location')).toBe('/es/pricing');
    expect((await site.get('/pricing', { ...spanish, cookie: 'locale=en' })).status).toBe(200);
    expect((await site.get('/pricing', { cookie: 'locale=es', 'accept-language': 'en' })).headers.get('location')).toBe('/es/pricing');
    expect((await site.get('/pricing', { 'accept-language': 'fr' })).status).toBe(200);
  });

  test('of a link inside the site is the one in its address', async () => {
    const answer = await site.get('/pricing', { 'accept-language': 'es', 'sec-fetch-site': 'same-origin' });
    expect(answer.status).toBe(200);
  });

  test('redirects that depend on the visitor are never shared', async () => {
    expect((await site.get('/', { 'accept-language': 'es' })).headers.get('cache-control')).toContain('no-store');
  });
});

describe('a referral', () => {
  const cookies = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split('=')[0]);

  test('is stored once, for a year, on the shared domain, and keeps the answer out of shared caches', async () => {
    const { headers } = await site.get('/pricing?ref=partner-1', { referer: 'https://blog.example.net/post' });
    expect(cookies(headers)).toEqual(['ref', 'ref_created_at', 'ref_referrer', 'ref_landing']);
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toContain('Domain=example.com');
      expect(cookie).toContain(`Max-Age=${365 * 24 * 60 * 60}`);
    }
    expect(headers.get('cache-control')).toContain('no-store');
    expect((await site.get('/pricing?ref=partner-2', { cookie: 'ref=partner-1' })).headers.getSetCookie()).toEqual([]);
  });

  test('names the landing page by its public address, not by this server’s', async () => {
    const { headers } = await site.get('/es/nowhere?ref=partner-1&utm=a');
    const landing = headers.getSetCookie().find((cookie) => cookie.startsWith('ref_landing=')) ?? '';
    expect(site.origin).not.toBe('http://localhost:3000');
    expect(decodeURIComponent(landing)).toContain('ref_landing=http://localhost:3000/es/nowhere?ref=partner-1&utm=a;');
  });

  test.each(['a@b.com', 'a+b', 'josé', 'x:y', 'ñ', 'a/b', '<script>', '🧵'])('"%s" is stored percent-encoded', async (ref) => {
    const { headers } = await site.get(`/pricing?ref=${encodeURIComponent(ref)}`);
    expect(headers.getSetCookie()[0]).toMatch(new RegExp(`^ref=${encodeURIComponent(ref)};`));
  });

  test.each([
    ['ana%20', 'ana'],
    ['%20ana', 'ana'],
    ['ana%20lopez', 'ana lopez'],
    ['ana+lopez', 'ana+lopez'],
  ])('%s in an address is stored unchanged, without spaces at its ends: "%s"', async (sent, code) => {
    const { headers } = await site.get(`/pricing?ref=${sent}`);
    expect(headers.getSetCookie()[0]).toMatch(new RegExp(`^ref=${encodeURIComponent(code)};`));
  });

  test('with a space inside is the same behind a redirect to the canonical spelling of an address', async () => {
    const { headers } = await site.get('/Pricing/?ref=ana%20lopez');
    const target = new URL(headers.get('location') ?? '', site.origin);
    const { headers: landed } = await site.get(target.pathname + target.search);
    expect(landed.getSetCookie()[0]).toMatch(/^ref=ana%20lopez;/);
  });

  test('of a crafted link takes up at most 1.5 KB of cookies', async () => {
    const { headers } = await site.get(`/pricing?ref=${encodeURIComponent('王'.repeat(128))}&q=${'%25'.repeat(2000)}`, {
      referer: `https://blog.example.net/${'%25'.repeat(1000)}`,
    });
    expect(headers.getSetCookie()).toHaveLength(4);
    expect(
      headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; ').length,
    ).toBeLessThanOrEqual(1536);
  });

  test.each(['', ' ', 'a'.repeat(129), '\u200b', 'a\u0000'])('"%s" is ignored', async (ref) => {
    expect((await site.get(`/pricing?ref=${encodeURIComponent(ref)}`)).headers.getSetCookie()).toEqual([]);
  });
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
