import { parseRssFeed } from 'feedsmith';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchDocument } from '../../lib/search/document.ts';
import { SITE } from '../../lib/site/identity.ts';
import { inEachLanguage, MACHINE_FILES } from '../support/addresses.ts';
import { Editor } from '../support/editor.ts';
import { makeSiteText } from '../support/parts.ts';
import { expectPagePolicy } from '../support/policy.ts';
import { documentOf, paragraph } from '../support/rich-text.ts';
import { embed, inBoth, makeArticle, makeAsset } from '../support/space.ts';
import { ownSite, ownSpace } from './built.ts';
import { AWAITED, SCARCE, TWO_SLUGS } from './fixture.ts';

// Items of different kinds are published together: most of a publication's pages are lists and files that several of them change.

const standIn = await ownSpace();
const site = await ownSite(standIn.env);
const editor = new Editor(site, standIn);

/** The lag of the delivery API: some reads find the old revision. */
const LAG_MS = 1_200;
const TOPIC = 'ContentManagement.Entry.publish';

/** The pages of a keyword in each language, and the lists to which they lead if they are missing. */
const KEYWORD_PAGES = ['/compare/keyword/scarce-things', '/es/compare/keyword/cosas-unicas'] as const;
const LISTS = ['/compare', '/es/compare'] as const;

async function expectNoKeywordPage(): Promise<void> {
  for (const [index, path] of KEYWORD_PAGES.entries()) {
    expect(await site.leadsTo(path)).toEqual([307, LISTS[index]]);
    expect(await site.textOf(LISTS[index] as string)).not.toContain(path);
  }
}

const showsPicture = async (path: string, id: string) => (await site.textOf(path)).includes(`/images/covers/${id}.webp`);
const GAPS = [
  ...['/compare/with-gaps', '/es/compare', '/sitemap/compare-1.xml'].map((path) => [path, AWAITED.cover] as const),
  ['/es/compare/with-gaps', AWAITED.figure] as const,
];
const gapsWithPicture = () => Promise.all(GAPS.map(([path, id]) => showsPicture(path, id)));

describe('a publication of pictures and of a third entry with a keyword', () => {
  const OTHERS = ['/en/blogs/keyword/planning', '/es/blogs/keyword/planning/page/2', '/en/blogs'];
  const madeAt = () => OTHERS.map((path) => site.madeAt(path));
  let before: number[];
  let figure: string | undefined;

  beforeAll(async () => {
    await expectNoKeywordPage();
    expect(await gapsWithPicture()).toEqual(GAPS.map(() => false));
    before = madeAt();
    [figure] = await editor.publish(
      editor.changed('figure-a', { description: { 'en-US': 'A new alt text', es: 'Un texto nuevo' } }),
      makeAsset(AWAITED.cover),
      makeAsset(AWAITED.figure),
      makeArticle({ id: 'scarce-3', kind: 'compare', createdAt: '2026-10-01T00:00:00.000Z', fields: { keywords: SCARCE } }),
    );
  });

  test('shows a picture on every page that embeds it, and remakes no other page for it', async () => {
    expect(figure).toContain('12 of 12 pages');
    expect(await site.fresh('/es/compare/with-picture')).toContain('Un texto nuevo');
  });

  test('fills the gaps of a picture, as a cover and in a text', async () => {
    expect(await gapsWithPicture()).toEqual(GAPS.map(() => true));
  });

  test('makes the page of the keyword, links to it, and leaves the pages of other keywords unchanged', async () => {
    for (const [index, path] of KEYWORD_PAGES.entries()) {
      expect(await site.fresh(path), path).toContain('Title of scarce-3');
      expect(await site.fresh(path), path).toContain(
        `hrefLang="${index === 0 ? 'es' : 'en'}" href="http://localhost:3000${KEYWORD_PAGES[1 - index]}"`,
      );
      expect(await site.fresh(LISTS[index] as string)).toContain(`href="${path}"`);
    }
    expect(await site.fresh('/compare/scarce-1')).toContain(`href="${KEYWORD_PAGES[0]}"`);
    expect(before.every((at) => at > 0)).toBe(true);
    expect(madeAt()).toEqual(before);
  });
});

describe('a publication of entries that change, of one that comes and of one that goes', () => {
  const ENGLISH = `/resource/${TWO_SLUGS['en-US']}`;
  const BEFORE = `/es/resource/${encodeURIComponent(TWO_SLUGS.es)}`;
  const SPANISH = `/es/resource/${encodeURIComponent('Año.nuevo')}`;

  const ALL_TOOLS = `${SITE.productSlug}-against-other-social-media-schedulers`;
  const PAGES = ['/faq', '/es/pricing', '/compare/buffer-alternative', '/blog/blog-5', '/es/a-path-of-nothing'];
  const linkAllTools = () => Promise.all(PAGES.map(async (path) => (await site.textOf(path)).includes(`/compare/${ALL_TOOLS}"`)));

  beforeAll(async () => {
    expect(await linkAllTools()).toEqual(PAGES.map(() => false));
    expect(await site.fresh(BEFORE)).toContain('Title of two-slugs (Spanish)');
    expect(await site.textOf('/compare')).toContain('Title of compare-3 ');
    // The answer "no such entry" must not outlive the publication.
    expect((await site.get('/blog/brand-new')).status).toBe(307);
    await Promise.all([
      editor.publish(
        editor.changed('two-slugs', { slug: { ...TWO_SLUGS, es: 'Año.nuevo' } }),
        editor.changed('blog-14', { title: { 'en-US': 'A new title', es: 'Un título nuevo' } }),
        makeArticle({ id: 'brand-new', kind: 'blog', createdAt: '2026-11-01T00:00:00.000Z', embeds: [embed('Entry', 'code-a')] }),
        editor.changed('scarce-2', { keywords: { 'en-US': ['other'], es: ['otra'] } }),
        makeArticle({ id: ALL_TOOLS, kind: 'compare' }),
        makeSiteText('shell.nav.faq', { 'en-US': 'Asked by editors', es: 'De la redacción' }),
      ),
      editor.unpublish('compare-3', AWAITED.cover),
    ]);
  });

  test('gives one with a slug in each language an address in each, and the two pages name each other', async () => {
    for (const [path, title] of [
      [ENGLISH, 'Title of two-slugs (English)'],
      [SPANISH, 'Title of two-slugs (Spanish)'],
    ] as const) {
      expect(await site.fresh(path), path).toContain(title);
      const { text } = await site.get(path);
      expect(text).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`);
      expect(text).toContain(`hrefLang="en" href="http://localhost:3000${ENGLISH}"`);
      expect(text).toContain(`hrefLang="es" href="http://localhost:3000${SPANISH}"`);
      expect((await site.get(`${path}.md`)).headers.get('link')).toBe(`<http://localhost:3000${path}>; rel="canonical"`);
    }
  });

  test('finds it by the slug of the other language, in any case, without accents, and by its slug before', async () => {
    for (const [path, target] of [
      [ENGLISH.replace('/resource', '/es/resource'), SPANISH],
      [ENGLISH.toLowerCase(), ENGLISH],
      ['/es/resource/ano.nuevo.md', `${SPANISH}.md`],
      ['/resource/next.js', '/resource/Next.js'],
      [BEFORE, SPANISH],
      [`${BEFORE}.md`, `${SPANISH}.md`],
    ] as const)
      expect([path, ...(await site.leadsTo(path))]).toEqual([path, 308, target]);
  });

  test('moves it in one language with its slug there, and every page that names it follows', async () => {
    // The last two are the text of another entry with a link to it, and its Markdown.
    for (const path of ['resources', 'feeds/resource.json', 'llms.txt', 'resource/Next.js', 'resource/Next.js.md'])
      expect(await site.textOf(`/es/${path}`), path).toContain(SPANISH);
    expect(await site.textOf('/sitemap/resource-1.xml')).toContain(SPANISH);
    expect(await site.textOf('/api/search/es')).toContain(SPANISH.slice('/es'.length));
  });

  test('shows a new title on its page and on the lists before any request', async () => {
    for (const path of ['/blog/blog-14', '/blogs', '/all']) {
      expect(await site.fresh(path), path).toContain('A new title');
      expect(await site.fresh(`/es${path}`)).toContain('Un título nuevo');
    }
  });

  test('gives a new entry its address and the first place of the list, and its page sends no request', async () => {
    for (const path of ['/blog/brand-new', '/blogs', '/all']) expect(await site.fresh(path), path).toContain('Title of brand-new');
    expect(standIn.requests.filter(({ query }) => query.has('fields.slug'))).toEqual([]);
  });

  test('links to the comparison of all tools on every page, whose footers have the new text of an editor', async () => {
    expect(await linkAllTools()).toEqual(PAGES.map(() => true));
    for (const path of PAGES)
      expect(await site.textOf(path), path).toContain(path.startsWith('/es/') ? 'De la redacción' : 'Asked by editors');
  });

  test('removes the page of a keyword with the keyword of an entry, and every link to it', async () => {
    await expectNoKeywordPage();
    expect(await site.textOf('/compare/scarce-1')).not.toContain(KEYWORD_PAGES[0]);
  });

  test('takes an unpublished entry from the lists, redirects to them, and takes an unpublished picture from its pages', async () => {
    for (const [path, list] of [
      ['/compare/compare-3', '/compare'],
      ['/es/compare/compare-3', '/es/compare'],
    ] as const)
      expect(await site.leadsTo(path)).toEqual([307, list]);
    expect((await site.get('/compare/compare-3')).headers.get('cache-control')).toContain('no-store');
    expect(await site.textOf('/compare')).not.toContain('Title of compare-3 ');
    expect(await showsPicture('/compare', AWAITED.cover)).toBe(false);
  });

  test('brings both back once they are published again', async () => {
    await editor.publish(makeArticle({ id: 'compare-3', kind: 'compare', fields: { keywords: {} } }), makeAsset(AWAITED.cover));
    expect(await site.fresh('/compare/compare-3')).toContain('Title of compare-3 ');
    expect(await gapsWithPicture()).toEqual(GAPS.map(() => true));
  });
});

test('a publication waits for a delivery API that lags, and then shows in every coding at once, with its own policy and tag', async () => {
  const [path, text] = ['/es/resource/with-code-2', 'marmoset'];
  const askAll = () => Promise.all(['br', 'gzip', 'identity'].map((coding) => site.get(path, { 'accept-encoding': coding })));
  const before = (await askAll()).map(({ headers }) => headers.get('etag'));
  expect(await editor.tell(editor.changed('code-a', { code: { 'en-US': 'const shared = "marmoset";' } }), LAG_MS)).toBe(202);
  // Meanwhile each response is one of the two, complete, under its own headers.
  await site.until(async () => {
    const answers = await askAll();
    for (const { text: page, headers } of answers) {
      expect(page.endsWith('</html>')).toBe(true);
      expectPagePolicy(page, headers.get('content-security-policy') ?? '');
      if (page.includes(text)) expect(before).not.toContain(headers.get('etag'));
    }
    return answers.every(({ text: page }) => page.includes(text));
  });
  // All pages that embed the block.
  await site.until(() => site.log.includes('publish: publish Entry code-a, 26 of 26 pages'));
  for (const each of [path, '/blog/with-code-1', '/blog/brand-new']) expect(await site.fresh(each), each).toContain(text);
});

test('a publication changes the files of its entry and of its kind at once, the search index too, and no other file', async () => {
  const TITLE = 'A title </script> & more';
  const markdown = ['/resource/resource-2.md', '/resource/resource-3.md', '/blog/blog-1.md'].flatMap(inEachLanguage);
  const tags = () => Promise.all([...MACHINE_FILES, ...markdown].map(async (path) => [path, (await site.get(path)).headers.get('etag')]));
  const before = Object.fromEntries(await tags());
  const content = { 'en-US': documentOf(paragraph('Marmalade with oranges')), es: documentOf(paragraph('Mermelada de naranjas')) };
  await editor.publish(editor.changed('resource-2', { title: inBoth(TITLE), content }));
  const changes = (await tags()).flatMap(([path, tag]) => (before[path as string] === tag ? [] : [path]));
  const ofKind = ['/llms.txt', '/llms-full.txt', '/feeds/resource.rss', '/feeds/resource.atom', '/feeds/resource.json'];
  expect(changes.toSorted()).toEqual(
    [
      ...['/sitemap.xml', '/sitemap/resource-1.xml'],
      ...[...ofKind, '/resource/resource-2.md'].flatMap(inEachLanguage),
      // Times of the keyword pages that list the entry.
      '/sitemap/pages-1.xml',
    ].toSorted(),
  );
  for (const [locale, words] of [
    ['en', ['marmalade', 'oranges']],
    ['es', ['mermelada', 'naranjas']],
  ] as const) {
    const documents = JSON.parse(await site.textOf(`/api/search/${locale}`)) as SearchDocument[];
    const found = documents.find(({ path }) => path === '/resource/resource-2');
    expect(found?.words.split(' ').sort()).toEqual(words);
  }
  // Markup in a title breaks neither the structured data of its page nor the feed.
  const page = await site.textOf('/resource/resource-2');
  expect(page).not.toMatch(/"headline":"[^"]*<\/script/);
  const blocks = parse(page).querySelectorAll('script[type="application/ld+json"]');
  expect(blocks.map((block) => JSON.parse(block.rawText))).toHaveLength(1);
  expect(parseRssFeed(await site.textOf('/feeds/resource.rss')).items?.map(({ title }) => title)).toContain(TITLE);
});

describe('the webhook', () => {
  const message = { sys: { id: 'blog-1', contentType: { sys: { id: 'blog' } } } };

  test('refuses calls without a signature or with a wrong one, and does nothing', async () => {
    const before = standIn.requests.length;
    const wrong = {
      'x-contentful-signature': '0'.repeat(64),
      'x-contentful-signed-headers': '',
      'x-contentful-timestamp': `${Date.now()}`,
    };
    for (const headers of [{}, wrong])
      expect((await site.webhook('', message, { 'x-contentful-topic': TOPIC, ...headers })).status).toBe(401);
    expect(standIn.requests.length).toBe(before);
    expect(site.log).not.toMatch(/publish: \w+ Entry blog-1,/);
  });

  test('refuses signed calls without an id, and calls that are too long', async () => {
    expect((await site.webhook(TOPIC, '{')).status).toBe(400);
    expect((await site.webhook(TOPIC, { sys: {} })).status).toBe(400);
    expect((await site.webhook(TOPIC, { sys: { id: 'a' }, text: 'a'.repeat(256 * 1024) })).status).toBe(413);
  });

  test('accepts topics that change nothing, and does nothing', async () => {
    const before = standIn.requests.length;
    for (const topic of ['Entry.auto_save', 'ContentType.publish', 'Task.create']) {
      const answer = await site.webhook(`ContentManagement.${topic}`, message);
      expect([answer.status, await answer.json()]).toEqual([202, { accepted: false }]);
    }
    expect(standIn.requests.length).toBe(before);
  });
});
