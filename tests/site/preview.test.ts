import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { refusedOf, weaknessesOf } from '../support/policy.ts';
import { draftCookie, PREVIEW_SECRET, previewEnv, previewLink } from '../support/preview.ts';
import { makeArticle } from '../support/space.ts';
import { words } from '../support/words.ts';
import { ownSite, ownSpace } from './built.ts';
import { TWO_SLUGS } from './fixture.ts';

const en = words('en');

/** Words that only drafts have: a response with them contains a draft. */
const UNSEEN = 'Zaunkönig';
const SECRET_PAGE = '/blog/only-a-draft';
const CHANGED_PAGE = '/blog/blog-3';

const [published, drafts] = await Promise.all([ownSpace(), ownSpace()]);
drafts.publish(makeArticle({ id: 'only-a-draft', kind: 'blog', title: UNSEEN, fields: { keywords: { 'en-US': [UNSEEN] } } }));
const changed = drafts.item('blog-3');
drafts.publish({ ...changed, fields: { ...changed.fields, title: { 'en-US': `${UNSEEN} in a text that visitors know otherwise` } } });
const site = await ownSite({ ...published.env, ...previewEnv(drafts) }, { ownPages: true });
/** The cookie of an editor in draft mode, and only its value. */
const cookie = await draftCookie(site, previewLink('blog', 'only-a-draft'));
const key = cookie.slice(cookie.indexOf('=') + 1);

const asEditor = (path: string, headers: Record<string, string> = {}) => site.get(path, { cookie, ...headers });
const isPrivate = (headers: Headers) => headers.get('cache-control') === 'private, no-store';

describe('the link that opens a preview', () => {
  test('turns draft mode on, in a frame of another site too, and redirects to the entry in its language', async () => {
    const opened = await site.get(previewLink('resource', TWO_SLUGS['en-US'], 'es'));
    expect([opened.status, opened.headers.get('location')]).toEqual([307, `/es/resource/${encodeURIComponent(TWO_SLUGS.es)}`]);
    expect(isPrivate(opened.headers)).toBe(true);
    const attributes = opened.headers.getSetCookie().flatMap((each) => each.toLowerCase().split(/; */).slice(1));
    expect(attributes.sort()).toEqual(['httponly', 'partitioned', 'path=/', 'samesite=none', 'secure']);
  });

  test('does nothing without the secret', async () => {
    for (const secret of ['', 'wrong', PREVIEW_SECRET.slice(0, -1), `${PREVIEW_SECRET}x`, PREVIEW_SECRET.toUpperCase()]) {
      const { status, headers } = await site.get(previewLink('blog', 'only-a-draft', 'en', secret));
      expect([status, isPrivate(headers), headers.getSetCookie(), headers.get('location')], secret).toEqual([401, true, [], null]);
    }
    expect((await site.get('/api/draft?kind=blog&slug=only-a-draft&locale=en')).status).toBe(401);
  });

  test('redirects only to an entry of this site', async () => {
    for (const slug of ['//evil.example', '/\\evil.example', 'https://evil.example/', '../../api/draft', '.', '%2f%2fevil', '']) {
      const { status, headers } = await site.get(previewLink('blog', slug));
      expect([status, headers.get('location'), headers.getSetCookie()], slug).toEqual([400, null, []]);
    }
    expect((await site.get(previewLink('blog', 'no-such-entry'))).status).toBe(404);
  });
});

describe('an editor in draft mode', () => {
  test('gets drafts, which are not stored, not indexed and framed by the editing app only', async () => {
    for (const path of [SECRET_PAGE, CHANGED_PAGE, '/blogs', '/es/blogs', '/']) {
      const { status, headers, text } = await asEditor(path, { 'accept-encoding': 'br' });
      expect([status, isPrivate(headers), headers.get('x-robots-tag'), text.includes(UNSEEN)], path).toEqual([200, true, 'noindex', true]);
      for (const name of ['etag', 'content-encoding', 'x-nextjs-cache', 'x-frame-options']) expect(headers.get(name), name).toBeNull();
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain('frame-ancestors https://app.contentful.com https://app.eu.contentful.com;');
      expect(refusedOf(text, policy), path).toEqual([]);
      expect(weaknessesOf(policy)).toEqual([]);
    }
  });

  test('learns the state of an entry, compared with the visible page, with or without an answer of Contentful', async () => {
    const stands = async (path: string) => {
      const { text } = await asEditor(path);
      return ['draft', 'changed', 'published'].filter((state) => text.includes(en(`preview.means.${state}`)));
    };
    expect([await stands(SECRET_PAGE), await stands(CHANGED_PAGE), await stands('/blog/blog-5')]).toEqual([
      ['draft'],
      ['changed'],
      ['published'],
    ]);
    published.fault = () => ({ kind: 'status', status: 503 });
    expect(await stands(CHANGED_PAGE)).toEqual(['changed']);
    published.fault = () => undefined;
  });

  test('learns that Contentful does not answer, while visitors notice nothing', async () => {
    drafts.fault = () => ({ kind: 'status', status: 503 });
    const [page, link, visitor] = await Promise.all([
      asEditor(SECRET_PAGE),
      site.get(previewLink('blog', 'blog-3')),
      site.get('/blog/blog-3'),
    ]);
    drafts.fault = () => undefined;
    expect([page.status, page.text.includes(en('preview.unavailable.title'))]).toEqual([200, true]);
    expect([link.status, link.text.includes('CONTENTFUL_PREVIEW_HOST')]).toEqual([503, true]);
    expect(visitor.status).toBe(200);
  });

  test('leaves by a request that ends the cookie and redirects to the page, and to no other site', async () => {
    const left = async (referer: string) => {
      const { status, headers } = await asEditor('/api/draft/leave', { referer });
      return { status, location: headers.get('location'), cookies: headers.getSetCookie() };
    };
    const { status, location, cookies } = await left(`${site.origin}/es${CHANGED_PAGE}?a=1`);
    expect([status, location]).toEqual([303, `/es${CHANGED_PAGE}`]);
    expect(cookies).toEqual([expect.stringMatching(/^__prerender_bypass=;.*Expires=Thu, 01 Jan 1970.*Partitioned/)]);
    for (const elsewhere of ['https://evil.example/blogs', `${site.origin}//evil.example`, `${site.origin}/api/draft`, '', 'nonsense'])
      expect((await left(elsewhere)).location, elsewhere).toBe('/');
  });

  test('leaves in the editing app’s frame with a line of text, since visitors’ pages allow no frame', async () => {
    const { status, headers, text } = await asEditor('/api/draft/leave', {
      'sec-fetch-dest': 'iframe',
      referer: `${site.origin}/es${CHANGED_PAGE}`,
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors https://app.contentful.com');
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__prerender_bypass=;/)]);
    expect(text.trim()).toBe(words('es')('preview.left', { url: `http://localhost:3000/es${CHANGED_PAGE}` }));
  });

  test('posts unsaved fields to an entry’s page only, from this site only, and within limits', async () => {
    const post = (path: string, headers: Record<string, string>, body = '[{}]') =>
      fetch(site.origin + path, { method: 'POST', headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers }, body });
    const typed = { cookie, 'next-action': '0'.repeat(42), origin: site.origin };
    // Of an older build, from Next's view.
    expect((await post(SECRET_PAGE, typed)).status).toBe(409);
    for (const malformed of ['no arguments', '', '[]', '[{"a":"$F1"}]', `${'['.repeat(300_000)}${']'.repeat(300_000)}`])
      expect((await post(SECRET_PAGE, typed, malformed)).status, malformed.slice(0, 40)).toBeOneOf([400, 409]);
    expect((await post(SECRET_PAGE, typed, 'x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await post(SECRET_PAGE, { ...typed, origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/blogs', typed)).status).toBe(405);
    expect((await post(SECRET_PAGE, { cookie, origin: site.origin })).status).toBe(405);
    expect((await post(SECRET_PAGE, { ...typed, cookie: '__prerender_bypass=made-up' })).status).toBe(405);
  });
});

describe('visitors never see a draft', () => {
  const PATHS = [SECRET_PAGE, CHANGED_PAGE, '/blogs', '/'];

  test('a visitor with a forged cookie gets the normal page, byte by byte, and no draft is requested', async () => {
    const made = ['', key.slice(1), `${key}0`, key.toUpperCase(), '0'.repeat(32)];
    const asIs = { 'accept-encoding': 'identity' };
    const plain = new Map(await Promise.all(PATHS.map(async (path) => [path, await site.get(path, asIs)] as const)));
    // A page that was drawn for an editor before may still send requests.
    await site.until(async () => {
      const before = drafts.requests.length;
      await setTimeout(500);
      return drafts.requests.length === before;
    });
    const asked = drafts.requests.length;
    const forged = [
      ...made.map((value) => `__prerender_bypass=${value}`),
      `__next_preview_data=${key}`,
      `__prerender_bypass=a; __next_preview_data=b`,
      `x__prerender_bypass=${key}`,
      `__prerender_bypass=${key}; __prerender_bypass=a`,
    ];
    for (const path of PATHS) {
      const { date: _, ...expected } = Object.fromEntries(plain.get(path)?.headers ?? []);
      for (const each of forged) {
        const { status, headers, text } = await site.get(path, { ...asIs, cookie: each });
        const { date: __, ...own } = Object.fromEntries(headers);
        expect([status, own], `${path} with ${each}`).toEqual([plain.get(path)?.status, expected]);
        expect(text === plain.get(path)?.text, `${path} with ${each}`).toBe(true);
      }
    }
    expect(drafts.requests.length).toBe(asked);
  });

  test('feeds, sitemap, search index and Markdown are the same for editors', async () => {
    const files = ['/feeds/blog.rss', '/sitemap/blog-1.xml', '/api/search/en', '/llms-full.txt'];
    for (const path of [...files, `${CHANGED_PAGE}.md`, `${SECRET_PAGE}.md`]) {
      const [editor, visitor] = [await asEditor(path), await site.get(path)];
      expect([editor.status, editor.text === visitor.text, editor.text.includes(UNSEEN)], path).toEqual([visitor.status, true, false]);
    }
  });

  test('no draft is stored: not in memory, not on the disk', async () => {
    for (const path of [...PATHS, `/es${CHANGED_PAGE}`, '/blog/blog-4']) await asEditor(path);
    for (const path of [...PATHS, `/es${CHANGED_PAGE}`, '/blog/blog-4', '/es/blogs'])
      expect(await site.textOf(path), path).not.toContain(UNSEEN);
    expect((await site.get(SECRET_PAGE)).headers.get('location')).toBe('/blogs');
    const files = readdirSync(site.folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const withDraft = files.map((each) => join(each.parentPath, each.name)).filter((file) => readFileSync(file).includes(UNSEEN));
    expect(withDraft).toEqual([]);
  });

  test('a visitor’s page does not mention previews', async () => {
    for (const path of [CHANGED_PAGE, '/blogs', '/']) {
      const { headers, text } = await site.get(path);
      for (const sign of ['data-contentful', 'api/draft', en('preview.leave')]) expect(text).not.toContain(sign);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
    // The route behind it has no public address either.
    for (const path of ['/preview/blog/blog-3', '/en/preview/blog/-', '/es/preview/blog/blog-3'])
      for (const own of ['', cookie]) expect((await site.get(path, { cookie: own })).text, path).not.toContain(UNSEEN);
  });
});
