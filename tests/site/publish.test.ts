import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SpaceItem } from '../../lib/content/store/sample/space.ts';
import type { SearchDocument } from '../../lib/search/document.ts';
import { SITE } from '../../lib/site/identity.ts';
import { paragraph, documentOf as textOf } from '../support/rich-text.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { embed, makeArticle, makeAsset } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { AWAITED, fixtureSpace, SCARCE, TWO_SLUGS } from './fixture.ts';

const inParagraph = (text: string) => textOf(paragraph(text));

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

/** The lag of the delivery API: some reads find the old revision. */
const LAG_MS = 1_200;
const payload = (id: string, more: object = {}) => ({ sys: { id, ...more } });
const contentType = (id: string) => ({ contentType: { sys: { id } } });
/** Waits for the line that ends the work on a webhook. */
const done = (action: string, id: string) => site.until(() => new RegExp(`publish: ${action} \\w+ ${id}, .*`).exec(site.log)?.[0]);

describe('an entry with a slug in each language', () => {
  const ENGLISH = `/resource/${TWO_SLUGS['en-US']}`;
  const SPANISH = `/es/resource/${encodeURIComponent(TWO_SLUGS.es)}`;

  test('has a different address in each, which name each other', async () => {
    for (const [path, title] of [
      [ENGLISH, 'Title of two-slugs (English)'],
      [SPANISH, 'Title of two-slugs (Spanish)'],
    ] as const) {
      const { status, headers, text } = await site.get(path);
      expect([status, headers.get('x-nextjs-cache')]).toEqual([200, 'HIT']);
      expect(text).toContain(title);
      expect(text).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`);
      expect(text).toContain(`hrefLang="en" href="http://localhost:3000${ENGLISH}"`);
      expect(text).toContain(`hrefLang="es" href="http://localhost:3000${SPANISH}"`);
      expect(text).toContain(`"mainEntityOfPage":{"@type":"WebPage","@id":"http://localhost:3000${path}"}`);
      const markdown = await site.get(`${path}.md`);
      expect([markdown.status, markdown.headers.get('link')]).toEqual([200, `<http://localhost:3000${path}>; rel="canonical"`]);
    }
  });

  test('is found under the slug of the other language, and in any case and without accents', async () => {
    for (const [path, target] of [
      [ENGLISH.replace('/resource', '/es/resource'), SPANISH],
      [SPANISH.replace('/es', ''), ENGLISH],
      [ENGLISH.toLowerCase(), ENGLISH],
      ['/es/resource/planificacion_mas-facil', SPANISH],
      ['/es/resource/planificacion_mas-facil.md', `${SPANISH}.md`],
      ['/resource/next.js', '/resource/Next.js'],
    ] as const) {
      const answer = await site.get(path);
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')], path).toEqual([
        308,
        target,
        'private, no-store',
      ]);
    }
    const spaniard = await site.get(ENGLISH, { 'accept-language': 'es' });
    expect([spaniard.status, spaniard.headers.get('location')]).toEqual([307, SPANISH]);
  });
});

describe('a published change', () => {
  test('of an entry is on its page and on the list before any request', async () => {
    expect((await site.get('/blog/blog-14')).text).toContain('Title of blog-14 (English)');
    const item = standIn.item('blog-14');
    item.fields.title = { 'en-US': 'A new title', es: 'Un título nuevo' };
    const { sys } = standIn.publish(item);
    const answer = await site.webhook(
      'ContentManagement.Entry.publish',
      payload('blog-14', { revision: sys.revision, ...contentType('blog') }),
    );
    expect(answer.status).toBe(202);
    await done('publish', 'blog-14');
    for (const [path, title] of [
      ['/blog/blog-14', 'A new title'],
      ['/es/blog/blog-14', 'Un título nuevo'],
      ['/blogs', 'A new title'],
      ['/es/blogs', 'Un título nuevo'],
      ['/all', 'A new title'],
      ['/es/all', 'Un título nuevo'],
    ] as const) {
      const page = await site.get(path);
      expect(page.text, path).toContain(title);
      expect(page.headers.get('x-nextjs-cache'), path).toBe('HIT');
    }
  });

  test('of a code block is on every page that embeds it, and remakes no other page', async () => {
    const item = standIn.item('code-a');
    item.fields.code = { 'en-US': 'const shared = "second";' };
    const { sys } = standIn.publish(item);
    await site.webhook('ContentManagement.Entry.publish', payload('code-a', { revision: sys.revision, ...contentType('codeBlock') }));
    expect(await done('publish', 'code-a')).toContain('22 of 22 pages');
    for (const path of ['/blog/with-code-1', '/es/blog/with-code-1', '/resource/with-code-2', '/es/resource/with-code-2']) {
      expect((await site.get(path)).text, path).toContain('second');
    }
  });

  test('of an asset is on every page that embeds it', async () => {
    const item = standIn.item('figure-a');
    item.fields.description = { 'en-US': 'A new alt text', es: 'Un texto nuevo' };
    const { sys } = standIn.publish(item);
    await site.webhook('ContentManagement.Asset.publish', payload('figure-a', { revision: sys.revision }));
    expect(await done('publish', 'figure-a')).toContain('12 of 12 pages');
    expect((await site.get('/compare/with-picture')).text).toContain('A new alt text');
    expect((await site.get('/es/compare/with-picture')).text).toContain('Un texto nuevo');
  });

  test('of an asset fills its gaps, as a cover and in a text', async () => {
    const PAGES = ['/compare/with-gaps', '/es/compare/with-gaps'];
    const shows = async (path: string, id: string) => (await site.get(path)).text.includes(`/images/covers/${id}.webp`);
    const everywhere = [
      ...[...PAGES, '/compare', '/es/compare', '/sitemap/compare-1.xml'].map((path) => [path, AWAITED.cover] as const),
      ...PAGES.map((path) => [path, AWAITED.figure] as const),
    ];
    for (const [path, id] of everywhere) expect(await shows(path, id), path).toBe(false);
    for (const id of [AWAITED.cover, AWAITED.figure]) {
      const { sys } = standIn.publish(makeAsset(id));
      await site.webhook('ContentManagement.Asset.publish', payload(id, { revision: sys.revision }));
      await done('publish', id);
    }
    for (const [path, id] of everywhere) expect(await shows(path, id), path).toBe(true);
    // Removed and published again, it does so once more.
    standIn.unpublish(AWAITED.cover);
    await site.webhook('ContentManagement.Asset.unpublish', payload(AWAITED.cover));
    await done('remove', AWAITED.cover);
    expect(await shows('/compare', AWAITED.cover)).toBe(false);
    const { sys } = standIn.publish(makeAsset(AWAITED.cover));
    await site.webhook('ContentManagement.Asset.publish', payload(AWAITED.cover, { revision: sys.revision }));
    await site.until(() => site.log.match(new RegExp(`publish: publish Asset ${AWAITED.cover}, `, 'g'))?.length === 2);
    for (const [path, id] of everywhere) expect(await shows(path, id), path).toBe(true);
  });

  test('is retried while the delivery API lags behind the webhook', async () => {
    const item = standIn.item('resource-8');
    item.fields.title = { 'en-US': 'Later than the webhook', es: 'Más tarde que el aviso' };
    const { sys } = standIn.publish(item, LAG_MS);
    const askedAt = Date.now();
    const answer = await site.webhook(
      'ContentManagement.Entry.publish',
      payload('resource-8', { revision: sys.revision, ...contentType('resource') }),
    );
    expect(answer.status).toBe(202);
    expect(Date.now() - askedAt, 'the webhook waits for nothing').toBeLessThan(LAG_MS);
    await done('publish', 'resource-8');
    expect((await site.get('/resource/resource-8')).text).toContain('Later than the webhook');
    expect((await site.get('/resources')).text).toContain('Later than the webhook');
  });

  test('that is new has its address, is on the first page of the list, and costs its page one request', async () => {
    // Unknown until now, and requested: the answer "no such entry" must not outlive the publication.
    expect((await site.get('/blog/brand-new')).status).toBe(307);
    const { sys } = standIn.publish(
      makeArticle({ id: 'brand-new', kind: 'blog', createdAt: '2026-11-01T00:00:00.000Z', embeds: [embed('Entry', 'code-a')] }),
    );
    await site.webhook('ContentManagement.Entry.publish', payload('brand-new', { revision: sys.revision, ...contentType('blog') }));
    await done('publish', 'brand-new');
    const page = await site.get('/blog/brand-new');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Title of brand-new');
    expect((await site.get('/blogs')).text).toContain('Title of brand-new');
    expect((await site.get('/all')).text).toContain('Title of brand-new');
    expect(standIn.requests.filter(({ query }) => query.has('fields.slug'))).toEqual([]);
  });

  test('of the entry that pages without content link to adds the link there, and removes it with the entry', async () => {
    const id = `${SITE.productSlug}-against-other-social-media-schedulers`;
    const PAGES = ['/faq', '/es/pricing', '/compare/buffer-alternative', '/blog/blog-5', '/es/a-path-of-nothing'];
    const leading = async () => {
      const texts = await Promise.all(PAGES.map(async (path) => (await site.get(path)).text));
      return texts.map((text) => text.includes(`/compare/${id}"`));
    };
    expect(await leading()).toEqual(PAGES.map(() => false));
    const { sys } = standIn.publish(makeArticle({ id, kind: 'compare' }));
    await site.webhook('ContentManagement.Entry.publish', payload(id, { revision: sys.revision, ...contentType('compare') }));
    await done('publish', id);
    expect(await leading()).toEqual(PAGES.map(() => true));
    standIn.unpublish(id);
    await site.webhook('ContentManagement.Entry.unpublish', payload(id, contentType('compare')));
    await done('remove', id);
    expect(await leading()).toEqual(PAGES.map(() => false));
  });

  test('of a slug in one language moves that language only, and every page that names it follows', async () => {
    const inSpanish = (slug: string) => `/es/resource/${encodeURIComponent(slug)}`;
    const [english, old, renamed] = [`/resource/${TWO_SLUGS['en-US']}`, inSpanish(TWO_SLUGS.es), inSpanish('Año.nuevo')];
    expect((await site.get(english)).text).toContain(`hrefLang="es" href="http://localhost:3000${old}"`);
    const item = standIn.item('two-slugs');
    item.fields.slug = { ...TWO_SLUGS, es: 'Año.nuevo' };
    const { sys } = standIn.publish(item);
    await site.webhook('ContentManagement.Entry.publish', payload('two-slugs', { revision: sys.revision, ...contentType('resource') }));
    await done('publish', 'two-slugs');
    for (const path of [renamed, `${renamed}.md`, english]) {
      const page = await site.get(path);
      expect([page.status, page.headers.get('x-nextjs-cache')], path).toEqual([200, 'HIT']);
    }
    expect((await site.get(english)).text).toContain(`hrefLang="es" href="http://localhost:3000${renamed}"`);
    for (const end of ['', '.md']) {
      const moved = await site.get(old + end);
      expect([moved.status, moved.headers.get('location')]).toEqual([308, renamed + end]);
    }
    // The pages that list it or link to it: the last two are the text of another entry, and its Markdown.
    for (const path of [
      '/es/resources',
      '/es/feeds/resource.json',
      '/sitemap/resource-1.xml',
      '/es/llms.txt',
      '/es/resource/Next.js',
      '/es/resource/Next.js.md',
    ])
      expect((await site.get(path)).text, path).toContain(renamed);
    expect(JSON.parse((await site.get('/api/search/es')).text)).toContainEqual(
      expect.objectContaining({ path: renamed.slice('/es'.length) }),
    );
  });

  test('of an entry on the list, but not on the home page, leaves the home page unchanged', async () => {
    const before = ['/en', '/es'].map((path) => site.madeAt(path));
    const item = standIn.item('blog-9');
    item.fields.title = { 'en-US': 'Of the list alone', es: 'Solo de la lista' };
    const { sys } = standIn.publish(item);
    await site.webhook('ContentManagement.Entry.publish', payload('blog-9', { revision: sys.revision, ...contentType('blog') }));
    await done('publish', 'blog-9');
    expect((await site.get('/es/blogs')).text).toContain('Solo de la lista');
    expect(['/en', '/es'].map((path) => site.madeAt(path))).toEqual(before);
  });

  test('of an entry that wants an address of a newer one shows it once that one has moved, and never both', async () => {
    const wanting = makeArticle({ id: 'wanting', kind: 'blog', createdAt: '2023-03-01T00:00:00.000Z' });
    wanting.fields.slug = { 'en-US': 'wanting', es: 'blog-3' };
    const { sys } = standIn.publish(wanting);
    await site.webhook('ContentManagement.Entry.publish', payload('wanting', { revision: sys.revision, ...contentType('blog') }));
    await done('publish', 'wanting');
    expect(site.log).toContain('content: left out blog wanting: slug "blog-3" is already held by blog-3, which was created later');
    const found = async () =>
      (JSON.parse((await site.get('/api/search/es')).text) as SearchDocument[]).filter(({ path }) => path === '/blog/blog-3');
    expect((await site.get('/blog/wanting')).status).toBe(307);
    expect((await site.get('/es/blog/blog-3')).text).toContain('Title of blog-3 ');
    expect((await found()).map(({ title }) => title)).toEqual(['Title of blog-3 (Spanish)']);
    const holder = standIn.item('blog-3');
    holder.fields.slug = { 'en-US': 'blog-3-moved' };
    const moved = standIn.publish(holder);
    await site.webhook('ContentManagement.Entry.publish', payload('blog-3', { revision: moved.sys.revision, ...contentType('blog') }));
    await done('publish', 'blog-3');
    for (const path of ['/blog/wanting', '/es/blog/blog-3']) {
      const page = await site.get(path);
      expect([page.status, page.headers.get('x-nextjs-cache')], path).toEqual([200, 'HIT']);
      expect(page.text, path).toContain('Title of wanting ');
    }
    expect((await found()).map(({ title }) => title)).toEqual(['Title of wanting (Spanish)']);
    const old = await site.get('/blog/blog-3');
    expect([old.status, old.headers.get('location')]).toEqual([308, '/blog/blog-3-moved']);
  });

  test('that moves an entry to another slug redirects the old address to the new one', async () => {
    expect((await site.get('/blog/blog-2')).status).toBe(200);
    const item = standIn.item('blog-2');
    item.fields.slug = { 'en-US': 'blog-2-moved' };
    const { sys } = standIn.publish(item);
    await site.webhook('ContentManagement.Entry.publish', payload('blog-2', { revision: sys.revision, ...contentType('blog') }));
    await done('publish', 'blog-2');
    expect((await site.get('/blog/blog-2-moved')).status).toBe(200);
    const old = await site.get('/es/blog/blog-2');
    expect([old.status, old.headers.get('location')]).toEqual([308, '/es/blog/blog-2-moved']);
  });
});

describe('the search index', () => {
  test('finds a new text of an entry by its words in both languages, immediately, and requests no text for it', async () => {
    const find = async (locale: string) => JSON.parse((await site.get(`/api/search/${locale}`)).text) as SearchDocument[];
    const documentOf = async (locale: string) => (await find(locale)).find(({ path }) => path === '/resource/resource-2');
    expect((await documentOf('en'))?.words).not.toContain('marmalade');
    const item = standIn.item('resource-2');
    item.fields.content = { 'en-US': inParagraph('Marmalade with oranges'), es: inParagraph('Mermelada de naranjas') };
    const { sys } = standIn.publish(item);
    const before = standIn.requests.length;
    await site.webhook('ContentManagement.Entry.publish', payload('resource-2', { revision: sys.revision, ...contentType('resource') }));
    await done('publish', 'resource-2');
    const fresh = await site.get('/api/search/en');
    expect(fresh.headers.get('x-nextjs-cache')).toBe('HIT');
    expect((await documentOf('en'))?.words.split(' ').sort()).toEqual(['marmalade', 'oranges']);
    expect((await documentOf('es'))?.words.split(' ').sort()).toEqual(['mermelada', 'naranjas']);
    // The publication requests the entry, and nothing else does.
    const asked = standIn.requests.slice(before).map(({ query }) => query);
    expect(asked.filter((query) => !query.has('select')).map((query) => query.get('sys.id[in]'))).toEqual(['resource-2']);
  });

  test('exists in no other language', async () => {
    expect((await site.get('/api/search/fr')).status).toBe(404);
    expect((await site.get('/api/search/fr')).status).toBe(404);
    expect(site.madeAt('/api/search/fr')).toBe(0);
  });
});

describe('the page of a keyword', () => {
  const PAGES = ['/compare/keyword/scarce-things', '/es/compare/keyword/cosas-unicas'] as const;
  const LISTS = ['/compare', '/es/compare'] as const;
  /** Pages that list other entries, or none of the change: they must not change. */
  const OTHERS = ['/en/blogs/keyword/planning', '/es/blogs/keyword/planning/page/2', '/en/compare/keyword/planning', '/en/blogs'] as const;
  const publish = async (item: SpaceItem) => {
    const { sys } = standIn.publish(item);
    await site.webhook('ContentManagement.Entry.publish', payload(item.sys.id, { revision: sys.revision, ...contentType('compare') }));
  };

  test('comes with the third entry: it exists, the lists and the entries link to it, and no other keyword is touched', async () => {
    for (const [index, path] of PAGES.entries()) {
      const answer = await site.get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([307, LISTS[index]]);
      expect((await site.get(LISTS[index] as string)).text).not.toContain(path);
    }
    const before = OTHERS.map((path) => site.madeAt(path));
    expect(before.every((at) => at > 0)).toBe(true);
    await publish(makeArticle({ id: 'scarce-3', kind: 'compare', createdAt: '2026-10-01T00:00:00.000Z', fields: { keywords: SCARCE } }));
    await done('publish', 'scarce-3');
    for (const [index, path] of PAGES.entries()) {
      const page = await site.get(path);
      expect([page.status, page.headers.get('x-nextjs-cache')]).toEqual([200, 'HIT']);
      expect(page.text).toContain('Title of scarce-3');
      expect(page.text).toContain(`hrefLang="${index === 0 ? 'es' : 'en'}" href="http://localhost:3000${PAGES[1 - index]}"`);
      expect((await site.get(LISTS[index] as string)).text).toContain(`href="${path}"`);
    }
    expect((await site.get('/compare/scarce-1')).text).toContain(`href="${PAGES[0]}"`);
    expect(OTHERS.slice(0, 2).map((path) => site.madeAt(path))).toEqual(before.slice(0, 2));
    expect(site.madeAt('/en/blogs')).toBe(before[3]);
  });

  test('shows a new title of an entry, and only the pages that show it are remade', async () => {
    const before = OTHERS.map((path) => site.madeAt(path));
    const ownBefore = site.madeAt(`/en${PAGES[0]}`);
    const item = standIn.item('scarce-3');
    item.fields.title = { 'en-US': 'A scarcer title', es: 'Un título más escaso' };
    await publish(item);
    await site.until(() => site.log.match(/publish: publish Entry scarce-3, /g)?.length === 2);
    expect((await site.get(PAGES[0])).text).toContain('A scarcer title');
    expect((await site.get(PAGES[1])).text).toContain('Un título más escaso');
    expect(OTHERS.map((path) => site.madeAt(path))).toEqual(before);
    expect(site.madeAt(`/en${PAGES[0]}`)).toBeGreaterThan(ownBefore);
  });

  test('goes when an entry drops the keyword: its address redirects to the list, and nothing links to it', async () => {
    const item = standIn.item('scarce-2');
    item.fields.keywords = { 'en-US': ['other'], es: ['otra'] };
    await publish(item);
    await done('publish', 'scarce-2');
    for (const [index, path] of PAGES.entries()) {
      const answer = await site.get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([307, LISTS[index]]);
      expect((await site.get(LISTS[index] as string)).text).not.toContain(path);
    }
    expect((await site.get('/compare/scarce-1')).text).not.toContain(PAGES[0]);
  });
});

describe('an unpublished entry', () => {
  test('redirects to the list of the same language and leaves the lists', async () => {
    expect((await site.get('/blog/blog-13')).status).toBe(200);
    standIn.unpublish('blog-13', 500);
    await site.webhook('ContentManagement.Entry.unpublish', payload('blog-13', contentType('blog')));
    await done('remove', 'blog-13');
    const [english, spanish] = await Promise.all([site.get('/blog/blog-13'), site.get('/es/blog/blog-13')]);
    expect([english.status, english.headers.get('location')]).toEqual([307, '/blogs']);
    expect([spanish.status, spanish.headers.get('location')]).toEqual([307, '/es/blogs']);
    expect(english.headers.get('cache-control')).toContain('no-store');
    expect((await site.get('/blogs')).text).not.toContain('Title of blog-13 ');
  });

  test('is back immediately when it is published again', async () => {
    standIn.unpublish('compare-6');
    await site.webhook('ContentManagement.Entry.archive', payload('compare-6', contentType('compare')));
    await done('remove', 'compare-6');
    expect((await site.get('/compare/compare-6')).status).toBe(307);
    const { sys } = standIn.publish(makeArticle({ id: 'compare-6', kind: 'compare' }));
    await site.webhook('ContentManagement.Entry.publish', payload('compare-6', { revision: sys.revision, ...contentType('compare') }));
    await done('publish', 'compare-6');
    expect((await site.get('/compare/compare-6')).status).toBe(200);
  });
});

describe('the webhook', () => {
  test.each([
    ['no signature', {}],
    [
      'a wrong signature',
      { 'x-contentful-signature': '0'.repeat(64), 'x-contentful-signed-headers': '', 'x-contentful-timestamp': String(Date.now()) },
    ],
  ])('answers 401 to %s and does nothing', async (_, headers) => {
    const before = standIn.requests.length;
    const answer = await site.webhook('', payload('blog-1'), { 'x-contentful-topic': 'ContentManagement.Entry.publish', ...headers });
    expect(answer.status).toBe(401);
    expect(standIn.requests.length).toBe(before);
    expect(site.log).not.toMatch(/publish: \w+ Entry blog-1,/);
  });

  test('answers 400 to a signed body that is not JSON, and to one without an id', async () => {
    expect((await site.webhook('ContentManagement.Entry.publish', '{')).status).toBe(400);
    expect((await site.webhook('ContentManagement.Entry.publish', { sys: {} })).status).toBe(400);
  });

  test.each([
    'ContentManagement.Entry.auto_save',
    'ContentManagement.Entry.create',
    'ContentManagement.ContentType.publish',
    'ContentManagement.Task.create',
  ])('answers 202 to %s and does nothing', async (topic) => {
    const before = standIn.requests.length;
    const answer = await site.webhook(topic, payload('blog-1'));
    expect([answer.status, await answer.json()]).toEqual([202, { accepted: false }]);
    expect(standIn.requests.length).toBe(before);
  });
});
