import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { type FeedFormat, feedPath } from '../../lib/routing/addresses.ts';
import { FEED_TYPES } from '../../lib/routing/media-types.ts';
import { ENTRY_KINDS } from '../../lib/site/collections.ts';
import { usd } from '../../lib/site/money.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { PLANS, pricePerMonth } from '../../lib/site/plans.ts';
import { inEachLanguage, MACHINE_FILES, SITEMAP_PARTS } from '../support/addresses.ts';
import { ask as askServer } from '../support/front.ts';
import { expandedTypes, sitemapErrors } from '../support/machine-readable.ts';
import { plain } from '../support/plain.ts';
import { TWO_SLUGS } from './fixture.ts';
import { site } from './shared.ts';

const DECODED: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes) => bytes };
const CODINGS = Object.keys(DECODED);

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/** The response with its raw bytes. */
async function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  const { status, headers: answered, body: bytes } = await askServer(site.origin, path, headers, method);
  const decode = DECODED[answered['content-encoding'] ?? 'identity'];
  return { status, headers: answered, bytes, text: bytes.length > 0 ? String(decode?.(bytes)) : '' };
}

test('every file is stored, shared, and sent once to a client that holds it', async () => {
  for (const path of MACHINE_FILES) {
    const file = await site.get(path);
    expect([path, file.status, file.headers.get('x-nextjs-cache')]).toEqual([path, 200, 'HIT']);
    expect(file.headers.get('cache-control'), path).toMatch(/s-maxage/);
    expect(file.headers.has('set-cookie'), path).toBe(false);
    const asItIs = { 'accept-encoding': 'identity' };
    const etag = (await site.get(path, asItIs)).headers.get('etag') as string;
    expect(etag, path).toMatch(/^"[\w-]{27}"$/);
    const again = await site.get(path, { ...asItIs, 'if-none-match': `"other", W/${etag}` });
    expect([path, again.status, again.text, again.headers.get('etag')]).toEqual([path, 304, '', etag]);
    expect((await site.get(path, { 'if-none-match': '"other"' })).status, path).toBe(200);
  }
});

test.each(['/es/blog/blog-1', '/nowhere', '/es/feeds/blog.rss', '/pricing.md', '/api/search/en'])(
  '%s is the same in every coding, and its headers describe the sent form',
  async (path) => {
    // Twice, so that no page is remade in between.
    await ask(path, {});
    const plain = await ask(path, {});
    // The second answer of a coding comes from memory.
    for (const coding of [...CODINGS, ...CODINGS]) {
      const { status, headers, bytes, text } = await ask(path, { 'accept-encoding': coding });
      expect([status, text]).toEqual([plain.status, plain.text]);
      expect(headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
      if (headers['content-length'] !== undefined) expect(headers['content-length']).toBe(String(bytes.length));
      expect(String(headers.vary).split(', ')).toContain('Accept-Encoding');
      const head = await ask(path, { 'accept-encoding': coding }, 'HEAD');
      expect([head.status, head.bytes.length]).toEqual([status, 0]);
      for (const name of ['content-type', 'vary', 'cache-control']) expect(head.headers[name], name).toBe(headers[name]);
    }
  },
);

test('scripts and styles are compressed, pictures and fonts are not, and a client that holds one gets none', async () => {
  const { text, headers: page } = await ask('/es', {});
  const found = (pattern: RegExp, place = text) => pattern.exec(place)?.[1] ?? '';
  for (const [file, coding] of [
    [found(/src="(\/_next\/static\/[^"?]+\.js)/), 'br'],
    [found(/href="(\/_next\/static\/[^"?]+\.css)/), 'br'],
    [found(/<(\/_next\/static\/[^>?]+\.woff2)/, String(page.link)), undefined],
    ['/social/home.png', undefined],
  ] as const) {
    const { status, headers } = await ask(file, { 'accept-encoding': 'br' });
    expect([file, status, headers['content-encoding']]).toEqual([file, 200, coding]);
    const { etag, 'last-modified': modified } = headers;
    const condition: Record<string, string> = etag ? { 'if-none-match': etag } : { 'if-modified-since': String(modified) };
    const held = await ask(file, { 'accept-encoding': 'br', ...condition });
    expect([file, held.status, held.bytes.length]).toEqual([file, 304, 0]);
  }
});

test('the sitemap is valid, and names every page and entry once in both languages', async () => {
  for (const path of ['/sitemap.xml', ...SITEMAP_PARTS]) expect([path, await sitemapErrors(await site.textOf(path))]).toEqual([path, []]);
  const faulty = (await site.textOf('/sitemap/blog-1.xml')).replace(/<lastmod>[^<]+/, '<lastmod>yesterday');
  expect(await sitemapErrors(faulty)).not.toEqual([]);
  const listed = (await Promise.all(SITEMAP_PARTS.map((path) => site.textOf(path)))).flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc><?/g)].map(([, address]) => new URL(address as string).pathname),
  );
  const pages = listed.filter((path) => !path.startsWith('/images/'));
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toEqual(expect.arrayContaining([...PAGE_PATHS, '/blog/blog-1', '/blogs/page/2'].flatMap(inEachLanguage)));
});

test('a build that is not production keeps search engines away from every page and file', async () => {
  expect(await site.textOf('/robots.txt')).toMatch(/User-Agent: \*\s+Disallow: \/\s*$/i);
  expect(await site.textOf('/pricing')).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect((await site.get('/llms.txt')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

describe.each(LOCALES)('in %s', (locale) => {
  const FORMATS: readonly FeedFormat[] = ['rss', 'atom', 'json'];

  test.each(ENTRY_KINDS)(
    'a feed parser reads the feeds of %s, which have the same entries with full texts in all formats',
    async (kind) => {
      const address = (format: FeedFormat) => localizedPath(feedPath(kind, format), locale);
      const [rss, atom, json] = await Promise.all(
        FORMATS.map(async (format) => {
          const { headers, text } = await site.get(address(format));
          expect(headers.get('content-type')).toBe(`${FEED_TYPES[format]}; charset=utf-8`);
          return text;
        }),
      );
      // A channel needs title, link and description, an item title or description; dates are RFC 822.
      const { title, link, description, items = [] } = parseRssFeed(rss ?? '');
      expect([title, link, description].every(Boolean)).toBe(true);
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        expect(item.link).toMatch(/^http:\/\/localhost:3000\//);
        // A reader recognises it by its id after any move.
        expect(item.guid?.value).toMatch(new RegExp(`^urn:contentful:entry:[\\w.-]+:${locale}$`));
        expect(new Date(item.pubDate as unknown as string).getTime()).not.toBeNaN();
        expect(item.content?.encoded).toMatch(/^<(?:p|figure)>/);
      }
      expect(rss).toContain(`<atom:link href="http://localhost:3000${address('rss')}" rel="self"`);
      const same = items.map(({ guid, link }) => [guid?.value, link]);
      // RFC 4287: ids, titles and update times on feed and entries, an author, a link to itself.
      const { id, updated, links, authors, entries = [] } = parseAtomFeed(atom ?? '');
      expect([id, updated].every(Boolean)).toBe(true);
      expect(links?.map(({ rel }) => rel)).toContain('self');
      for (const entry of entries) {
        expect([entry.id, entry.title, entry.updated, entry.content].every(Boolean)).toBe(true);
        expect([...(entry.authors ?? []), ...(authors ?? [])].length).toBeGreaterThan(0);
      }
      expect(entries.map((entry) => [entry.id, entry.links?.[0]?.href])).toEqual(same);
      const ofJson = parseJsonFeed(JSON.parse(json ?? '')).items ?? [];
      expect(ofJson.every(({ content_html }) => content_html)).toBe(true);
      expect(ofJson.map(({ id, url }) => [id, url])).toEqual(same);
    },
  );

  test('an entry names its feeds and its Markdown', async () => {
    const { text } = await site.get(localizedPath('/blog/blog-1', locale));
    const named = parse(text)
      .querySelectorAll('link[rel="alternate"][type]')
      .map((link) => [link.getAttribute('type'), URL.parse(link.getAttribute('href') ?? '')?.pathname]);
    expect(named).toEqual([
      ...FORMATS.map((format) => [FEED_TYPES[format], localizedPath(feedPath('blog', format), locale)]),
      ['text/markdown', localizedPath('/blog/blog-1.md', locale)],
    ]);
  });

  test('prices are the same on the page, in its structured data, in the JSON and in the Markdown', async () => {
    const [html, json, markdown] = await Promise.all(
      ['/pricing', '/pricing.json', '/pricing.md'].map((path) => site.textOf(localizedPath(path, locale))),
    );
    const page = parse(html ?? '');
    const shown = plain(page.querySelector('main')?.text);
    const offers = page
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => (JSON.parse(script.rawText) as { offers?: { price: number }[] }).offers ?? []);
    expect(offers.map(({ price }) => price)).toEqual(PLANS.flatMap(({ monthlyUsd, yearlyTotalUsd }) => [monthlyUsd, yearlyTotalUsd]));
    expect(JSON.parse(json ?? '').plans).toMatchObject(
      PLANS.map(({ id, monthlyUsd, yearlyTotalUsd, seats }) => ({ id, monthlyUsd, yearlyTotalUsd, users: seats })),
    );
    const table = (markdown ?? '').split('\n').filter((line) => line.startsWith('|'));
    for (const [index, plan] of PLANS.entries()) {
      const column = table.map((line) => plain(line.split('|')[index + 2])).join('\n');
      for (const amount of [plan.monthlyUsd, plan.yearlyTotalUsd, pricePerMonth(plan, 'yearly')])
        for (const text of [shown, column]) expect(text).toContain(plain(usd(amount, locale)));
    }
  });
});

test('an entry as Markdown names the address of its page and has its content', async () => {
  const { text, headers } = await site.get('/es/blog/with-code-1.md');
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(headers.get('link')).toBe('<http://localhost:3000/es/blog/with-code-1>; rel="canonical"');
  expect(text).toContain('# Title of with-code-1 (Spanish)');
  expect(text).toContain('```js\nconst shared = "first";\n```');
  expect(await site.textOf('/es/compare/with-picture.md')).toContain(
    '![What figure-a shows (es)](http://localhost:3000/images/covers/figure-a.webp)',
  );
});

test('an entry as Markdown exists before any request, and does not exist for an unknown entry', async () => {
  for (const path of ['/compare/compare-6', `/es/resource/${encodeURIComponent(TWO_SLUGS.es)}`, '/resource/Next.js']) {
    const { status, headers } = await site.get(`${path}.md`);
    expect([path, status, headers.get('x-nextjs-cache')]).toEqual([path, 200, 'HIT']);
  }
  const unknown = await site.get('/blog/invented.md');
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
});

test.each([
  ['/', ['Organization', 'WebSite', 'SearchAction', 'FAQPage']],
  ['/pricing', ['SoftwareApplication', 'Offer', 'FAQPage']],
  ['/faq', ['FAQPage', 'Question', 'Answer']],
  ['/blogs', ['ItemList', 'ListItem']],
  ['/es/blog/blog-1', ['BlogPosting', 'BreadcrumbList']],
  ['/es/resource/resource-1', ['Article', 'BreadcrumbList']],
  ['/compare/buffer-alternative', ['BreadcrumbList']],
])('a JSON-LD processor understands the structured data of %s', async (path, types) => {
  const blocks = parse(await site.textOf(path)).querySelectorAll('script[type="application/ld+json"]');
  const found = (await Promise.all(blocks.map((block) => expandedTypes(block.rawText)))).flat();
  expect(found).toEqual(expect.arrayContaining(types.map((type) => `https://schema.org/${type}`)));
});
