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
const TOPIC = 'ContentManagement.Entry.publish';
const contentType = (id: string) => ({ contentType: { sys: { id } } });

/** Publishes an item, calls the webhook and waits until the site has done its work. Returns the line that ends it. */
async function publish(item: SpaceItem, lagMs = 0): Promise<string> {
  const { sys } = standIn.publish(item, lagMs);
  const doneBefore = linesOf(item.sys.id).length;
  const message = { sys: { id: sys.id, revision: sys.revision, contentType: sys.contentType } };
  expect((await site.webhook(TOPIC.replace('Entry', sys.type), message)).status).toBe(202);
  return site.until(() => linesOf(sys.id)[doneBefore]);
}
const linesOf = (id: string) => site.log.match(new RegExp(`publish: publish \\w+ ${id}, .*`, 'g')) ?? [];

/** Publishes new fields of an item. */
function change(id: string, fields: SpaceItem['fields']): Promise<string> {
  const item = standIn.item(id);
  Object.assign(item.fields, fields);
  return publish(item);
}

async function unpublish(id: string, kind: string | null, action = 'unpublish'): Promise<void> {
  standIn.unpublish(id, kind === null ? 0 : 500);
  const item = kind === null ? 'Asset' : 'Entry';
  await site.webhook(`ContentManagement.${item}.${action}`, { sys: { id, ...(kind === null ? {} : contentType(kind)) } });
  await site.until(() => site.log.includes(`publish: remove ${item} ${id},`));
}

/** The page was made before any request, and has a text. */
async function expectFresh(path: string, text: string): Promise<void> {
  const page = await site.get(path);
  expect([path, page.status, page.headers.get('x-nextjs-cache')]).toEqual([path, 200, 'HIT']);
  expect(page.text, path).toContain(text);
}

const leadsTo = async (path: string) => {
  const { status, headers } = await site.get(path);
  return [status, headers.get('location')];
};

describe('an entry with a slug in each language', () => {
  const ENGLISH = `/resource/${TWO_SLUGS['en-US']}`;
  const SPANISH = `/es/resource/${encodeURIComponent(TWO_SLUGS.es)}`;

  test('has an address in each, and the two pages name each other', async () => {
    for (const [path, title] of [
      [ENGLISH, 'Title of two-slugs (English)'],
      [SPANISH, 'Title of two-slugs (Spanish)'],
    ] as const) {
      await expectFresh(path, title);
      const { text } = await site.get(path);
      expect(text).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`);
      expect(text).toContain(`hrefLang="en" href="http://localhost:3000${ENGLISH}"`);
      expect(text).toContain(`hrefLang="es" href="http://localhost:3000${SPANISH}"`);
      expect((await site.get(`${path}.md`)).headers.get('link')).toBe(`<http://localhost:3000${path}>; rel="canonical"`);
    }
  });

  test('is found by the slug of the other language, in any case and without accents', async () => {
    for (const [path, target] of [
      [ENGLISH.replace('/resource', '/es/resource'), SPANISH],
      [ENGLISH.toLowerCase(), ENGLISH],
      ['/es/resource/planificacion_mas-facil.md', `${SPANISH}.md`],
      ['/resource/next.js', '/resource/Next.js'],
    ] as const)
      expect([path, ...(await leadsTo(path))]).toEqual([path, 308, target]);
  });

  test('moves in one language with its slug there, and every page that names it follows', async () => {
    const renamed = `/es/resource/${encodeURIComponent('Año.nuevo')}`;
    await change('two-slugs', { slug: { ...TWO_SLUGS, es: 'Año.nuevo' } });
    await expectFresh(renamed, 'Title of two-slugs (Spanish)');
    await expectFresh(ENGLISH, `hrefLang="es" href="http://localhost:3000${renamed}"`);
    for (const end of ['', '.md']) expect(await leadsTo(SPANISH + end)).toEqual([308, renamed + end]);
    // The last two are the text of another entry with a link to it, and its Markdown.
    for (const path of ['resources', 'feeds/resource.json', 'llms.txt', 'resource/Next.js', 'resource/Next.js.md'])
      expect((await site.get(`/es/${path}`)).text, path).toContain(renamed);
    expect((await site.get('/sitemap/resource-1.xml')).text).toContain(renamed);
    expect((await site.get('/api/search/es')).text).toContain(renamed.slice('/es'.length));
  });
});

describe('a publication', () => {
  test('of an entry is on its page and on the lists before any request', async () => {
    await change('blog-14', { title: { 'en-US': 'A new title', es: 'Un título nuevo' } });
    for (const path of ['/blog/blog-14', '/blogs', '/all']) {
      await expectFresh(path, 'A new title');
      await expectFresh(`/es${path}`, 'Un título nuevo');
    }
  });

  test('of a code block or a picture is on every page that embeds it, and remakes no other page', async () => {
    expect(await change('code-a', { code: { 'en-US': 'const shared = "second";' } })).toContain('22 of 22 pages');
    for (const path of ['/blog/with-code-1', '/es/resource/with-code-2']) await expectFresh(path, 'second');
    expect(await change('figure-a', { description: { 'en-US': 'A new alt text', es: 'Un texto nuevo' } })).toContain('12 of 12 pages');
    await expectFresh('/es/compare/with-picture', 'Un texto nuevo');
  });

  test('of a picture fills its gaps, as a cover and in a text, also for a second time', async () => {
    const shows = async (path: string, id: string) => (await site.get(path)).text.includes(`/images/covers/${id}.webp`);
    const everywhere = [
      ...['/compare/with-gaps', '/es/compare', '/sitemap/compare-1.xml'].map((path) => [path, AWAITED.cover] as const),
      ['/es/compare/with-gaps', AWAITED.figure] as const,
    ];
    const shown = () => Promise.all(everywhere.map(([path, id]) => shows(path, id)));
    expect(await shown()).toEqual(everywhere.map(() => false));
    for (const id of [AWAITED.cover, AWAITED.figure]) await publish(makeAsset(id));
    expect(await shown()).toEqual(everywhere.map(() => true));
    await unpublish(AWAITED.cover, null);
    expect(await shows('/compare', AWAITED.cover)).toBe(false);
    await publish(makeAsset(AWAITED.cover));
    expect(await shown()).toEqual(everywhere.map(() => true));
  });

  test('waits for a delivery API that lags behind its webhook', async () => {
    const item = standIn.item('resource-8');
    item.fields.title = { 'en-US': 'Later than the webhook', es: 'Más tarde que el aviso' };
    await publish(item, LAG_MS);
    for (const path of ['/resource/resource-8', '/resources']) await expectFresh(path, 'Later than the webhook');
  });

  test('of a new entry gives it its address and the first place of the list, and its page sends no request', async () => {
    // Requested before: the answer "no such entry" must not outlive the publication.
    expect((await site.get('/blog/brand-new')).status).toBe(307);
    const fields = { id: 'brand-new', kind: 'blog', createdAt: '2026-11-01T00:00:00.000Z' } as const;
    await publish(makeArticle({ ...fields, embeds: [embed('Entry', 'code-a')] }));
    for (const path of ['/blog/brand-new', '/blogs', '/all']) await expectFresh(path, 'Title of brand-new');
    expect(standIn.requests.filter(({ query }) => query.has('fields.slug'))).toEqual([]);
  });

  test('of the comparison of all tools adds a link on every page', async () => {
    const id = `${SITE.productSlug}-against-other-social-media-schedulers`;
    const PAGES = ['/faq', '/es/pricing', '/compare/buffer-alternative', '/blog/blog-5', '/es/a-path-of-nothing'];
    const linked = () => Promise.all(PAGES.map(async (path) => (await site.get(path)).text.includes(`/compare/${id}"`)));
    expect(await linked()).toEqual(PAGES.map(() => false));
    await publish(makeArticle({ id, kind: 'compare' }));
    expect(await linked()).toEqual(PAGES.map(() => true));
  });

  test('of a new text is in the search index of both languages at once', async () => {
    const wordsIn = async (locale: string) => {
      const documents = JSON.parse((await site.get(`/api/search/${locale}`)).text) as SearchDocument[];
      return documents
        .find(({ path }) => path === '/resource/resource-2')
        ?.words.split(' ')
        .sort();
    };
    const text = (words: string) => textOf(paragraph(words));
    await change('resource-2', { content: { 'en-US': text('Marmalade with oranges'), es: text('Mermelada de naranjas') } });
    expect([await wordsIn('en'), await wordsIn('es')]).toEqual([
      ['marmalade', 'oranges'],
      ['mermelada', 'naranjas'],
    ]);
  });
});

describe('the page of a keyword', () => {
  const PAGES = ['/compare/keyword/scarce-things', '/es/compare/keyword/cosas-unicas'] as const;
  const LISTS = ['/compare', '/es/compare'] as const;

  async function expectMissing(): Promise<void> {
    for (const [index, path] of PAGES.entries()) {
      expect(await leadsTo(path)).toEqual([307, LISTS[index]]);
      expect((await site.get(LISTS[index] as string)).text).not.toContain(path);
    }
  }

  test('comes with the third entry that has it, is linked, and leaves the pages of other keywords unchanged', async () => {
    await expectMissing();
    const OTHERS = ['/en/blogs/keyword/planning', '/es/blogs/keyword/planning/page/2', '/en/blogs'];
    const before = OTHERS.map((path) => site.madeAt(path));
    expect(before.every((at) => at > 0)).toBe(true);
    await publish(makeArticle({ id: 'scarce-3', kind: 'compare', createdAt: '2026-10-01T00:00:00.000Z', fields: { keywords: SCARCE } }));
    for (const [index, path] of PAGES.entries()) {
      await expectFresh(path, 'Title of scarce-3');
      await expectFresh(path, `hrefLang="${index === 0 ? 'es' : 'en'}" href="http://localhost:3000${PAGES[1 - index]}"`);
      await expectFresh(LISTS[index] as string, `href="${path}"`);
    }
    await expectFresh('/compare/scarce-1', `href="${PAGES[0]}"`);
    expect(OTHERS.map((path) => site.madeAt(path))).toEqual(before);
  });

  test('goes with the keyword of an entry, and no link to it stays', async () => {
    await change('scarce-2', { keywords: { 'en-US': ['other'], es: ['otra'] } });
    await expectMissing();
    expect((await site.get('/compare/scarce-1')).text).not.toContain(PAGES[0]);
  });
});

test('an unpublished entry leaves the lists and redirects there, and is back once it is published again', async () => {
  await unpublish('blog-13', 'blog');
  expect([await leadsTo('/blog/blog-13'), await leadsTo('/es/blog/blog-13')]).toEqual([
    [307, '/blogs'],
    [307, '/es/blogs'],
  ]);
  expect((await site.get('/blog/blog-13')).headers.get('cache-control')).toContain('no-store');
  expect((await site.get('/blogs')).text).not.toContain('Title of blog-13 ');
  await publish(makeArticle({ id: 'blog-13', kind: 'blog' }));
  await expectFresh('/blog/blog-13', 'Title of blog-13 ');
});

describe('the webhook', () => {
  const message = { sys: { id: 'blog-1', ...contentType('blog') } };

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
