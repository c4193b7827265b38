import { readdirSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { FEED_PATHS, inEachLanguage } from '../support/addresses.ts';
import { Editor } from '../support/editor.ts';
import { buildSite, run } from '../support/site.ts';
import { inBoth, makeArticle, makeSpace } from '../support/space.ts';
import { startStandIn } from '../support/stand-in.ts';
import { BUILD, ownSite, ownSpace } from './built.ts';
import { fixtureSpace } from './fixture.ts';

/** The folder of builds that stop. */
const BROKEN = '.next-test-broken';

/** A build over a served one. It mostly waits for the SDK's retries: the other tests run meanwhile. */
async function buildInAnOutage(folder: string) {
  const broken = await startStandIn(makeSpace(1));
  broken.fault = () => ({ kind: 'status', status: 503 });
  const pages = () => readdirSync(`${folder}/server/app/en/blog`);
  const before = pages();
  const { code, output } = await buildSite(folder, broken.env);
  await broken.close();
  return { code, output, before, after: pages() };
}

/** A site that starts while Contentful does not answer, and that looks at the space every second. */
const standIn = await ownSpace();
// A response that the SDK does not retry: with 5xx each request would wait for five attempts.
standIn.fault = () => ({ kind: 'status', status: 401 });
const site = await ownSite({ ...standIn.env, CONTENTFUL_LOOK_S: '1' }, { ownPages: true });
const editor = new Editor(site, standIn);
const stopped = buildInAnOutage(site.folder);
// The caller that awaits it gets the error.
stopped.catch(() => undefined);
afterAll(() => rmSync(BROKEN, { recursive: true, force: true }));

const shows = (path: string, text: string) => site.until(async () => (await site.textOf(path)).includes(text));
const redirects = (path: string) => site.until(async () => (await site.leadsTo(path))[0] === 307);

/** Addresses of pages and of all files for machines, as the site itself lists them. */
async function knownAddresses(): Promise<string[]> {
  const paths = new Set(['/api/search/en', '/api/search/es', '/llms.txt', '/sitemap.xml', '/es/blogs', '/blogs/page/2']);
  for (const path of FEED_PATHS.flatMap(inEachLanguage)) paths.add(path);
  for (const [, part = ''] of (await site.textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = new URL(part).pathname;
    paths.add(path);
    for (const [, page = ''] of (await site.textOf(path)).matchAll(/<loc>([^<]+)<\/loc>/g)) paths.add(new URL(page).pathname);
  }
  for (const path of [...paths]) if (/^(?:\/es)?\/(?:blog|resource)\/[^/]+$/.test(path)) paths.add(`${path}.md`);
  return [...paths];
}

describe('in an outage of Contentful', () => {
  test('every known address is answered from existing pages, and an unknown one redirects to its list', async () => {
    const addresses = await knownAddresses();
    expect(addresses.length).toBeGreaterThan(80);
    for (let start = 0; start < addresses.length; start += 20)
      await Promise.all(
        addresses.slice(start, start + 20).map(async (path) => {
          const { status, text } = await site.get(path);
          expect([path, status]).toEqual([path, 200]);
          expect(text.length).toBeGreaterThan(100);
        }),
      );
    for (const [path, list] of [
      ['/es/compare/page/99', '/es/compare'],
      ['/es/resources/page/9', '/es/resources'],
      ['/blogs/keyword/unheard-of', '/blogs'],
    ] as const) {
      const { status, headers } = await site.get(path);
      expect([status, headers.get('location')]).toEqual([307, list]);
      expect(headers.get('cache-control')).toContain('no-store');
    }
  });

  test('the instance is ready and reports that its content fails', async () => {
    await site.until(async () => (await site.health()).content.state === 'failing');
    expect(await site.health()).toMatchObject({ status: 200, caching: 'no-store', ready: true });
  });

  test('publications wait for its end, with and without a webhook, and the instance then reports no fault', async () => {
    await editor.title('compare-1', 'Told in the outage');
    standIn.publish(editor.changed('compare-4', { title: inBoth('Nobody told') }));
    await site.until(() => site.log.includes('publications wait for the delivery API'));
    expect(await site.textOf('/compare/compare-1')).toContain('Title of compare-1 (English)');
    standIn.fault = () => undefined;
    await shows('/compare/compare-1', 'Told in the outage');
    await shows('/compare/compare-4', 'Nobody told');
    await shows('/es/compare', 'Nobody told');
    await site.until(async () => (await site.health()).content.state === 'ok');
  });
});

describe('without a webhook', () => {
  test('a new entry and an asset are live with the next look, a moved slug redirects, and a removed entry is gone after two', async () => {
    standIn.publish(makeArticle({ id: 'unannounced', kind: 'compare', createdAt: '2026-11-02T00:00:00.000Z', fields: { keywords: {} } }));
    standIn.publish(editor.changed('figure-a', { description: { 'en-US': 'Another figure', es: 'Otra figura' } }));
    standIn.publish(editor.changed('compare-6', { slug: { 'en-US': 'moved-silently' } }));
    standIn.unpublish('compare-5');
    await shows('/compare/unannounced', 'Title of unannounced');
    await shows('/es/compare/with-picture', 'Otra figura');
    await shows('/compare/moved-silently', 'Title of compare-6 ');
    await site.until(async () => (await site.leadsTo('/es/compare/compare-6')).join() === '308,/es/compare/moved-silently');
    await redirects('/compare/compare-5');
    await site.until(async () => !(await site.textOf('/compare')).includes('Title of compare-5 '));
  });

  test('a restored older space undoes all of it', async () => {
    const before = fixtureSpace();
    for (const list of ['entries', 'assets'] as const)
      standIn.space[list].splice(0, standIn.space[list].length, ...structuredClone(before[list]));
    await shows('/compare/compare-4', 'Title of compare-4 ');
    await redirects('/compare/unannounced');
    await shows('/compare/compare-5', 'Title of compare-5 ');
  });

  test('the health of the instance shows the age of the last look, and a manual look prints the differences', async () => {
    expect((await site.health()).content.lookAgeS).toBeLessThan(60);
    const store = { PUBLISH_STORE: `${site.folder}/publications.sqlite` };
    const look = () => run(process.execPath, ['scripts/content-look.ts'], { ...standIn.env, ...store });
    await site.until(async () => (await look()).output.includes('The site shows what is published.'));
  });
});

test('a build stops on a list that is none, and on a bad setting', async () => {
  const broken = await startStandIn(makeSpace(1));
  broken.fault = () => ({ kind: 'body', body: '<!doctype html><title>Welcome</title>' });
  const [none, wrong] = await Promise.all([buildSite(BROKEN, broken.env), buildSite(BROKEN, { CONTENTFUL_RATE: '99' })]);
  await broken.close();
  expect(none.code).toBe(1);
  expect(none.output.trim().split('\n').at(-1)).toMatch(
    /^The build stops, nothing is replaced\. Contentful answered something that is no list/,
  );
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain('CONTENTFUL_RATE "99" must be at most 30');
});

test('a build does not start with other settings than its own, and names both values', async () => {
  const refused = async (env: Record<string, string>) => {
    const { code, output } = await run(process.execPath, ['scripts/start.ts'], {
      ...{ NODE_ENV: 'production', BUILD_FOLDER: BUILD, PORT: '0' },
      ...env,
    });
    expect(code, output).toBe(1);
    expect(output.trim().split('\n').length).toBeLessThan(8);
    return output;
  };
  const without = await refused({});
  for (const part of ['CONTENTFUL_SPACE_ID', 'stand-in', 'the sample space', 'npm run build']) expect(without).toContain(part);
  const others = await refused({ ...standIn.env, CONTENTFUL_ENVIRONMENT: 'staging', SITE_URL: 'https://www.site.test' });
  for (const part of ['master', 'staging', 'http://localhost:3000', 'https://www.site.test']) expect(others).toContain(part);
  expect(await refused({ SITE_URL: 'example.com' })).toContain('SITE_URL "example.com" must be an absolute http(s) address');
});

test('a build stops with one clear line while Contentful is down, and keeps the previous build', async () => {
  const { code, output, before, after } = await stopped;
  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toMatch(/^The build stops, nothing is replaced\. Contentful did not answer: .*503/);
  expect(output).not.toContain('Creating an optimized production build');
  expect(after).toEqual(before);
});
