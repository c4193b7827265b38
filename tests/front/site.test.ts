import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { describe, expect, test } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.mjs';
import { BOX, BUILD, ownSpace } from '../site/built.ts';
import { type Answer, ask, Front } from '../support/front.ts';
import { ODD_LANGUAGES, USUAL_LANGUAGES } from '../support/language-headers.ts';
import { copyAsOtherBuild } from '../support/other-build.ts';
import { own, ownFolder } from '../support/own.ts';
import { previewEnv, previewLink } from '../support/preview.ts';
import { type RunningSite, startBox } from '../support/site.ts';

/** The output of `npm run box`, in an empty folder, behind the front; in one part beside another build. */
const addressOf = (each: RunningSite) => new URL(each.origin).host;
const standIn = await ownSpace();
const site = own(await startBox(BOX, BUILD, { ...standIn.env, ...previewEnv(standIn), TRUSTED_PROXIES: '1' }));
const front = own(await Front.start({ instances: [addressOf(site)], files: join(BOX, 'files') }));
// Another build, the newer one of a rolling deployment.
const folder = ownFolder();
copyAsOtherBuild(BOX, BUILD, folder);
const newer = own(await startBox(folder, BUILD, { ...standIn.env, TRUSTED_PROXIES: '1' }));

/** Headers about the transport of a response, not its contents. */
const OF_THE_WAY = new Set(['date', 'connection', 'keep-alive', 'server', 'transfer-encoding', 'x-nextjs-cache', 'accept-ranges']);
const said = ({ status, headers }: Answer) => ({
  status,
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_WAY.has(name))),
});
/** Like a request of the front. */
const FORWARDED = { 'x-forwarded-proto': 'https' };

describe('an answer through the front is the site’s own', () => {
  test.each(['/', '/es/blog/blog-1', '/feeds/blog.rss', '/api/search/es', '/nothing-here', '/social/home.png', '/BLOGS'])(
    '%s: in every coding, each header and each byte, from the site and from the cache',
    async (path) => {
      for (const coding of ['identity', 'gzip', 'br'])
        for (const _ of [1, 2]) {
          const own = await ask(site.origin, path, { ...FORWARDED, 'accept-encoding': coding });
          const answer = await front.get(path, { 'accept-encoding': coding });
          expect(said(answer)).toEqual(said(own));
          expect(answer.body.equals(own.body)).toBe(true);
        }
    },
  );

  test('with any query, even if the framework has a meaning for it', async () => {
    const own = await front.get('/es/blog/blog-1');
    for (const query of ['a=b', 'nxtPslug=blog-2', '__nextLocale=en', '_rsc=x', 'page=2', 'locale=en']) {
      // Directly from the site: its first response is the response for every visitor.
      const answer = await ask(site.origin, `/es/blog/blog-1?${query}`, FORWARDED);
      expect([query, answer.status, answer.body.equals(own.body)]).toEqual([query, 200, true]);
      expect(said(answer)).toEqual(said(own));
    }
  });

  test('with any forged host and proxy headers', async () => {
    const hostile = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '1' };
    for (const path of ['/es/blog/blog-2', '/blog/blog-2', '/BLOG/blog-2', '/en/pricing', '/nothing-at-all']) {
      const answer = await front.get(path, { ...hostile, 'accept-language': 'es' });
      expect(JSON.stringify(answer.headers) + answer.body).not.toContain('evil.example');
    }
  });
});

test('the language of an address without a prefix is the one that the site chooses', async () => {
  const led = ({ status, headers }: Answer) => [status, headers.location, headers['content-language']];
  for (const languages of [...USUAL_LANGUAGES.slice(0, 20), ...ODD_LANGUAGES.slice(0, 10)])
    for (const more of [{}, { cookie: 'a=b; locale=es' }, { cookie: 'locale=en' }] as Record<string, string>[]) {
      const headers = { ...(languages === null ? {} : { 'accept-language': languages }), ...more };
      expect(led(await front.get('/pricing', headers)), JSON.stringify(headers)).toEqual(led(await ask(site.origin, '/pricing', headers)));
    }
});

describe('responses that are not stored', () => {
  test('a referral is stored by each first visit, and by no other', async () => {
    for (const partner of ['one', 'two']) {
      const { headers } = await front.get(`/pricing?ref=${partner}`);
      expect(headers['set-cookie']?.some((each) => each.startsWith(`ref=${partner};`))).toBe(true);
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect((await front.get('/pricing')).headers).not.toHaveProperty('set-cookie');
  });

  test('an editor sees drafts, and no other visitor does', async () => {
    const item = standIn.item('blog-4');
    item.fields.title = { 'en-US': 'Zaunkönig', es: 'Zaunkönig' };
    const opened = await front.get(previewLink('blog', 'blog-4'));
    const [cookie = ''] = (opened.headers['set-cookie']?.[0] ?? '').split(';');
    expect(cookie).toContain('__prerender_bypass=');
    const draft = await front.get('/blog/blog-4', { cookie });
    expect([draft.status, draft.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(draft.body.toString()).toContain('Zaunkönig');
    expect((await front.get('/blog/blog-4')).body.toString()).not.toContain('Zaunkönig');
  });
});

test('files of the build are the site’s files, from the disk', async () => {
  const root = join(BOX, 'files');
  const all = globSync(['_next/static/**/*.{js,css,woff2,svg}', 'images/**/*.{svg,webp,png}'], { cwd: root });
  const files = all.filter((_, index) => index % 5 === 0);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const own = await ask(site.origin, `/${file}`, FORWARDED);
    const answer = await front.get(`/${file}`);
    expect([file, answer.body.equals(own.body)]).toEqual([file, true]);
    const parts = ['content-type', 'cache-control', 'content-security-policy', 'cross-origin-resource-policy', 'permissions-policy'];
    const some = ({ headers }: Answer) => parts.map((name) => String(headers[name]).toLowerCase());
    expect(some(answer)).toEqual(some(own));
    expect(answer.headers.etag).not.toBe(own.headers.etag);
  }
});

const PATHS = ['/', '/blog/blog-1', '/all', '/es/affiliates'];

/** The fixture's pictures do not exist. */
const PICTURE = /\/images\//;

/** The scripts, styles and fonts that a page names. */
const filesIn = (html: string) => [...new Set(html.match(/\/_next\/static\/[\w./~-]+/g))];
const idOf = (html: string) => /<html[^>]* data-dpl-id="([\w-]+)"/.exec(html)?.[1];

const both = own(await Front.start({ instances: [site, newer].map(addressOf), files: join(BOX, 'files') }));

describe('in a rolling deployment, with the old build and a new one side by side', () => {
  test('the front serves every file that a page of either build names', async () => {
    const named = new Set<string>();
    for (const each of [site, newer]) for (const path of PATHS) for (const file of filesIn(await each.textOf(path))) named.add(file);
    expect([...named].filter((file) => file.includes('/Z')).length).toBeGreaterThan(3);
    for (const file of named) {
      const { status, headers } = await both.get(file);
      expect([file, status, headers['cache-control']]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
    }
    // A file that no build has is not found, and does not count against an instance.
    for (let time = 0; time < 5; time += 1) expect((await both.get(`/_next/static/chunks/none-${time}.js`)).status).toBe(404);
    expect((await both.get('/faq')).status).toBe(200);
  });

  test('a visitor moves through pages of both builds without a broken page or a missing script', async ({ onTestFinished }) => {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !PICTURE.test(message.location().url))
        faults.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !PICTURE.test(response.url())) faults.push(`${response.status()}: ${response.url()}`);
    });
    const ways = ['/pricing', '/blogs', '/faq', '/affiliates', '/resources', '/white-label', '/compare', '/managed-service', '/ai-studio'];
    // The front keeps each page as the build made it that it asked first. The visit begins on a page of each build.
    const starts = new Map<string | undefined, string>();
    for (const way of ways) starts.set(idOf(String((await both.get(way)).body)), way);
    expect([...starts.keys()].sort()).toEqual([idOf(await site.textOf('/')), idOf(await newer.textOf('/'))].sort());
    for (const start of starts.values()) {
      await page.goto(both.origin + start, { waitUntil: 'load' });
      for (const way of ways) {
        const link = page.locator(`a[href="${way}"]`).first();
        await link.evaluate((each: HTMLAnchorElement) => each.click());
        await page.waitForURL(`${both.origin}${way}`);
        await page.waitForLoadState('load');
        await page.locator('h1').first().waitFor();
      }
    }
    expect(faults).toEqual([]);
  });
});

test('without a process of the site, known pages are served; of two instances one is enough', async () => {
  const known: [string, Record<string, string>][] = [
    ['/', {}],
    ['/', { 'accept-language': 'es-ES,es;q=0.9' }],
    ['/es', {}],
    ['/es/blog/blog-5', {}],
    ['/blog/blog-5', { 'accept-encoding': 'br' }],
    ['/sitemap.xml', {}],
  ];
  const before = await Promise.all(known.map(([path, headers]) => front.get(path, headers)));
  expect(before.map(({ status }) => status)).toEqual([200, 307, 200, 200, 200, 200]);
  process.kill(site.pid, 'SIGKILL');
  await site.gone;
  const after = await Promise.all(known.map(([path, headers]) => front.get(path, headers)));
  expect(after.map(said)).toEqual(before.map(said));
  expect(after.every(({ body }, index) => body.equals((before[index] as Answer).body))).toBe(true);
  expect((await front.get('/es/blog/blog-5?ref=partner')).status).toBe(200);
  expect((await front.get('/es/blog/blog-9')).status).toBe(503);
  const second = await Front.start({ instances: ['127.0.0.1:9', addressOf(newer)], files: join(BOX, 'files') });
  // One of two instances is gone: visitors do not notice.
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => second.get(`/es/blog/blog-${(number % 14) + 1}`)));
  await second.stop();
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});
