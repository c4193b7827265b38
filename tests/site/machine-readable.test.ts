import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { type FeedFormat, feedPath } from '../../lib/routing/addresses.ts';
import { FEED_TYPES } from '../../lib/routing/media-types.ts';
import { ENTRY_KINDS } from '../../lib/site/collections.ts';
import { usd } from '../../lib/site/money.ts';
import { LANGUAGE_FILES, PAGE_PATHS } from '../../lib/site/pages.ts';
import { PLANS, pricePerMonth } from '../../lib/site/plans.ts';
import { FEED_PATHS } from '../support/addresses.ts';
import { expandedTypes, sitemapErrors } from '../support/machine-readable.ts';
import { plain } from '../support/plain.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace, TWO_SLUGS } from './fixture.ts';

let standIn: StandIn;
let site: RunningSite;

beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  site = await startSite(BUILD, standIn.env);
});
afterAll(async () => {
  await site.stop();
  await standIn.close();
});

const PARTS = ['/sitemap/pages-1.xml', ...ENTRY_KINDS.map((kind) => `/sitemap/${kind}-1.xml`)];
const inEachLanguage = (path: string) => LOCALES.map((locale) => localizedPath(path, locale));
/** Every file except the entries' own. */
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  ...PARTS,
  ...[...LANGUAGE_FILES, ...FEED_PATHS].flatMap(inEachLanguage),
];

describe('every file', () => {
  test.each(FILES)('%s is stored, shared, tagged with its content, and not sent again', async (path) => {
    const file = await site.get(path);
    expect([file.status, file.headers.get('x-nextjs-cache')]).toEqual([200, 'HIT']);
    expect(file.headers.get('cache-control')).toMatch(/s-maxage/);
    expect(file.headers.has('set-cookie')).toBe(false);
    const asItIs = { 'accept-encoding': 'identity' };
    const etag = (await site.get(path, asItIs)).headers.get('etag') as string;
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await site.get(path, { ...asItIs, 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    // Compressed, its bytes may change while the text does not.
    const compressed = file.headers.get('etag') as string;
    expect(compressed).toBe(file.headers.has('content-encoding') ? `W/${etag}` : etag);
    const held = await site.get(path, { 'if-none-match': compressed });
    expect([held.status, held.text, held.headers.get('etag')?.replace('W/', '')]).toEqual([304, '', etag]);
    expect((await site.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('the sitemap', () => {
  test.each(['/sitemap.xml', ...PARTS])('%s is valid by the protocol', async (path) => {
    expect(await sitemapErrors((await site.get(path)).text)).toEqual([]);
  });

  test('the schema finds faults', async () => {
    const { text } = await site.get('/sitemap/blog-1.xml');
    expect(await sitemapErrors(text.replace('<loc>', '<place>').replace('</loc>', '</place>'))).not.toEqual([]);
    expect(await sitemapErrors(text.replace(/<lastmod>[^<]+/, '<lastmod>yesterday'))).not.toEqual([]);
    expect(await sitemapErrors(text.replace('rel="alternate"', 'rel="next"'))).not.toEqual([]);
  });

  test('names every page in both languages, and every entry once for each', async () => {
    const listed = (await Promise.all(PARTS.map((path) => site.get(path)))).flatMap(({ text }) =>
      [...text.matchAll(/<loc>([^<]+)<\/loc><?/g)].map(([, address]) => new URL(address as string).pathname),
    );
    const pages = listed.filter((path) => !path.startsWith('/images/'));
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toEqual(expect.arrayContaining([...PAGE_PATHS, '/blog/blog-1', '/blogs/page/2'].flatMap(inEachLanguage)));
  });
});

describe('a build that is not production', () => {
  test('tells search engines to stay away, on every page and for every file', async () => {
    expect((await site.get('/robots.txt')).text).toMatch(/User-Agent: \*\s+Disallow: \/\s*$/i);
    expect((await site.get('/pricing')).text).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect((await site.get('/llms.txt')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });
});

describe.each(LOCALES)('feeds in %s', (locale) => {
  describe.each(ENTRY_KINDS)('of %s', (kind) => {
    const FORMATS: readonly FeedFormat[] = ['rss', 'atom', 'json'];
    const address = (format: FeedFormat) => localizedPath(feedPath(kind, format), locale);
    let feeds: Record<FeedFormat, Awaited<ReturnType<RunningSite['get']>>>;
    let items: { link?: string; guid?: { value?: string }; pubDate?: unknown; content?: { encoded?: string } }[];
    beforeAll(async () => {
      feeds = Object.fromEntries(await Promise.all(FORMATS.map(async (format) => [format, await site.get(address(format))])));
      items = parseRssFeed(feeds.rss.text).items ?? [];
    });

    test.each(FORMATS)('have the content type of their format: %s', (format) => {
      expect(feeds[format].headers.get('content-type')).toBe(`${FEED_TYPES[format]}; charset=utf-8`);
    });

    // A channel needs title, link and description, an item title or description; dates are RFC 822.
    test('are RSS 2.0 that a feed parser reads, with full texts', () => {
      const { title, link, description } = parseRssFeed(feeds.rss.text);
      expect([title, link, description].every(Boolean)).toBe(true);
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        expect(item.link).toMatch(/^http:\/\/localhost:3000\//);
        // A reader recognises it by its id after any move.
        expect(item.guid?.value).toMatch(new RegExp(`^urn:contentful:entry:[\\w.-]+:${locale}$`));
        expect(new Date(item.pubDate as unknown as string).getTime()).not.toBeNaN();
        expect(item.content?.encoded).toMatch(/^<(?:p|figure)>/);
      }
      if (kind === 'resource')
        expect(items.map(({ content }) => content?.encoded).join('')).toMatch(
          /Text of resource-1 in (?:English|Spanish)\. word word[^<]*<\/p>/,
        );
      expect(feeds.rss.text).toContain(`<atom:link href="http://localhost:3000${address('rss')}" rel="self"`);
    });

    // RFC 4287: ids, titles and update times on feed and entries, an author, a link to itself.
    test('are Atom that a feed parser reads, with full texts', () => {
      const { id, title, updated, links, authors, entries = [] } = parseAtomFeed(feeds.atom.text);
      expect([id, title, updated].every(Boolean)).toBe(true);
      expect(links?.map(({ rel }) => rel)).toContain('self');
      for (const entry of entries) {
        expect([entry.id, entry.title, entry.updated, entry.content].every(Boolean)).toBe(true);
        expect([...(entry.authors ?? []), ...(authors ?? [])].length).toBeGreaterThan(0);
      }
    });

    test('are JSON that a feed parser reads, with full texts', () => {
      expect(parseJsonFeed(JSON.parse(feeds.json.text)).items?.every(({ id, content_html }) => id && content_html)).toBe(true);
    });

    test('have the same entries in all formats', () => {
      const links = items.map(({ link }) => link);
      const ids = items.map(({ guid }) => guid?.value);
      const { entries } = parseAtomFeed(feeds.atom.text);
      expect(entries?.map((entry) => [entry.id, entry.links?.[0]?.href])).toEqual(ids.map((id, index) => [id, links[index]]));
      const json = parseJsonFeed(JSON.parse(feeds.json.text)).items;
      expect(json?.map(({ id, url }) => [id, url])).toEqual(ids.map((id, index) => [id, links[index]]));
    });
  });

  test('are named by the lists and the entries', async () => {
    const { text } = await site.get(localizedPath('/blog/blog-1', locale));
    const named = parse(text)
      .querySelectorAll('link[rel="alternate"][type]')
      .map((link) => [link.getAttribute('type'), URL.parse(link.getAttribute('href') ?? '')?.pathname]);
    expect(named).toEqual([
      ...(['rss', 'atom', 'json'] as const).map((format) => [FEED_TYPES[format], localizedPath(feedPath('blog', format), locale)]),
      ['text/markdown', localizedPath('/blog/blog-1.md', locale)],
    ]);
  });
});

describe.each(LOCALES)('prices in %s', (locale) => {
  const CYCLES = PLANS.map((plan) => [plan, [plan.monthlyUsd, plan.yearlyTotalUsd, pricePerMonth(plan, 'yearly')]] as const);
  let page: HTMLElement;
  let shown: string;
  let markdown: string;
  let data: { plans: Record<string, unknown>[]; comparison: { rows: { name: string; plans: Record<string, unknown> }[] }[] };
  beforeAll(async () => {
    const [html, json, text] = await Promise.all(
      ['/pricing', '/pricing.json', '/pricing.md'].map((path) => site.get(localizedPath(path, locale))),
    );
    page = parse(html?.text ?? '');
    shown = plain(page.querySelector('main')?.text);
    data = JSON.parse(json?.text ?? '');
    markdown = text?.text ?? '';
  });

  test('are on the page', () => {
    for (const [, amounts] of CYCLES) for (const amount of amounts) expect(shown).toContain(plain(usd(amount, locale)));
  });

  test('are in the structured data of the page', () => {
    const offers = page
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => (JSON.parse(script.rawText) as { offers?: { price: number }[] }).offers ?? [])
      .map(({ price }) => price);
    expect(offers).toEqual(PLANS.flatMap(({ monthlyUsd, yearlyTotalUsd }) => [monthlyUsd, yearlyTotalUsd]));
  });

  test('are in the JSON, with the limits of each plan', () => {
    expect(data.plans).toMatchObject(
      PLANS.map((plan) => ({
        id: plan.id,
        monthlyUsd: plan.monthlyUsd,
        yearlyTotalUsd: plan.yearlyTotalUsd,
        yearlyPerMonthUsd: pricePerMonth(plan, 'yearly'),
        users: plan.seats,
        aiWords: plan.aiWords,
        aiImages: plan.aiImages,
        storageGb: plan.storageGb,
      })),
    );
  });

  test('are in the Markdown, each in the column of its plan', () => {
    const table = markdown
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').slice(1, -1).map(plain));
    for (const [index, [, amounts]] of CYCLES.entries()) {
      const column = table.map((cells) => cells[index + 1] ?? '').join('\n');
      for (const amount of amounts) expect(column).toContain(plain(usd(amount, locale)));
    }
  });

  test('are compared in the same rows on the page, in the JSON and in the Markdown', () => {
    const rows = data.comparison.flatMap((group) => group.rows);
    expect(rows).not.toHaveLength(0);
    expect(rows.map(({ plans }) => Object.keys(plans))).toEqual(rows.map(() => PLANS.map(({ id }) => id)));
    for (const { name } of rows) for (const text of [shown, plain(markdown)]) expect(text).toContain(plain(name));
  });
});

describe('an entry as Markdown', () => {
  test('has its own address, names the author of its text, and shows the content of the page', async () => {
    const { text, headers } = await site.get('/es/blog/with-code-1.md');
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('link')).toBe('<http://localhost:3000/es/blog/with-code-1>; rel="canonical"');
    expect(text).toContain('# Title of with-code-1 (Spanish)');
    expect(text).toContain('```js\nconst shared = "first";\n```');
    expect((await site.get('/es/compare/with-picture.md')).text).toContain(
      '![What figure-a shows (es)](http://localhost:3000/images/covers/figure-a.webp)',
    );
  });

  test('of a build exists without a request: the one that Next made, and those that the build wrote', async () => {
    const asked = standIn.requests.length;
    for (const path of [
      '/compare/compare-1',
      '/compare/compare-6',
      `/es/resource/${encodeURIComponent(TWO_SLUGS.es)}`,
      '/resource/Next.js',
    ]) {
      const { status, headers } = await site.get(`${path}.md`);
      expect([path, status, headers.get('x-nextjs-cache')]).toEqual([path, 200, 'HIT']);
    }
    expect(standIn.requests.length).toBe(asked);
  });

  test('of an unknown entry is not found, and is not stored', async () => {
    const answer = await site.get('/blog/invented.md');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    expect((await site.get('/blog/invented.md')).headers.get('x-nextjs-cache')).not.toBe('HIT');
  });
});

describe('structured data', () => {
  test.each([
    ['/', ['Organization', 'WebSite', 'SearchAction', 'FAQPage']],
    ['/pricing', ['SoftwareApplication', 'Offer', 'FAQPage']],
    ['/faq', ['FAQPage', 'Question', 'Answer']],
    ['/blogs', ['ItemList', 'ListItem']],
    ['/blog/blog-1', ['BlogPosting', 'BreadcrumbList']],
    ['/resource/resource-1', ['Article', 'BreadcrumbList']],
    ['/compare/buffer-alternative', ['BreadcrumbList']],
  ])('of %s is understood by a JSON-LD processor', async (path, types) => {
    for (const address of inEachLanguage(path)) {
      const blocks = parse((await site.get(address)).text).querySelectorAll('script[type="application/ld+json"]');
      const found = (await Promise.all(blocks.map((block) => expandedTypes(block.rawText)))).flat();
      expect(found, address).toEqual(expect.arrayContaining(types.map((type) => `https://schema.org/${type}`)));
    }
  });
});

describe('publishing an entry', () => {
  const TITLE = 'A title </script> & more';
  const tagsOf = async (paths: string[]) =>
    Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await site.get(path)).headers.get('etag')] as const)));

  test('changes its own files and the feeds, sitemap and llms files of its kind at once, and no other file', async () => {
    const markdown = ['/resource/resource-2.md', '/resource/resource-3.md', '/blog/blog-1.md'].flatMap(inEachLanguage);
    const before = await tagsOf([...FILES, ...markdown]);
    const item = standIn.item('resource-2');
    item.fields.title = { 'en-US': TITLE, es: 'Un título </script> y más' };
    const { sys } = standIn.publish(item);
    await site.webhook('ContentManagement.Entry.publish', {
      sys: { id: 'resource-2', revision: sys.revision, contentType: { sys: { id: 'resource' } } },
    });
    await site.until(() => /publish: publish Entry resource-2, .*/.exec(site.log));
    const after = await tagsOf([...FILES, ...markdown]);
    expect(
      Object.keys(after)
        .filter((path) => after[path] !== before[path])
        .toSorted(),
    ).toEqual(
      [
        '/sitemap.xml',
        '/sitemap/resource-1.xml',
        ...[
          '/llms.txt',
          '/llms-full.txt',
          '/feeds/resource.rss',
          '/feeds/resource.atom',
          '/feeds/resource.json',
          '/resource/resource-2.md',
        ].flatMap(inEachLanguage),
        // Times of the keyword pages that list the entry.
        '/sitemap/pages-1.xml',
      ].toSorted(),
    );
  });

  test('with markup in its title breaks neither the structured data of its page nor the feed', async () => {
    const page = await site.get('/resource/resource-2');
    expect(page.text).not.toMatch(/"headline":"[^"]*<\/script/);
    const blocks = parse(page.text).querySelectorAll('script[type="application/ld+json"]');
    expect(blocks.map((block) => JSON.parse(block.rawText))).toHaveLength(1);
    expect(parseRssFeed((await site.get('/feeds/resource.rss')).text).items?.map(({ title }) => title)).toContain(TITLE);
  });
});
