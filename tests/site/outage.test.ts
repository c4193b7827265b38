import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSite, NEXT, type RunningSite, run, startSite } from '../support/site.ts';
import { makeArticle, makeSpace } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD_LOG } from './build.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

const DOWN = () => ({ kind: 'status', status: 503 }) as const;
const REFUSED = () => ({ kind: 'status', status: 401 }) as const;

let standIn: StandIn;
let site: RunningSite;
let stopped: ReturnType<typeof buildInAnOutage>;

/** A build over a served one. It mostly waits for the SDK's retries: the other tests run meanwhile. */
async function buildInAnOutage(folder: string) {
  const broken = await startStandIn(makeSpace(1));
  broken.fault = DOWN;
  const pages = () => readdirSync(`${folder}/server/app/en/blog`);
  const before = pages();
  const { code, output } = await buildSite(folder, broken.env);
  await broken.close();
  return { code, output, requests: broken.requests, before, after: pages() };
}

beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  site = await startSite(BUILD, standIn.env, { ownPages: true });
  stopped = buildInAnOutage(site.folder);
  // The caller that awaits it gets the error.
  stopped.catch(() => undefined);
});
beforeEach(() => {
  standIn.fault = () => undefined;
});
afterAll(async () => {
  await site.stop();
  await standIn.close();
});

describe('a build', () => {
  test.each([
    ['broken JSON', '{"items": ['],
    ['a page of another server', '<!doctype html><title>Welcome</title>'],
    ['a list without its total', '{"items": []}'],
  ])('stops on %s', async (_, body) => {
    const broken = await startStandIn(makeSpace(1));
    broken.fault = () => ({ kind: 'body', body });
    const { code, output } = await buildSite('.next-test-broken', broken.env);
    await broken.close();
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(
      /^The build stops, nothing is replaced\. Contentful answered something that is no list/,
    );
  });

  test('stops on a bad setting, by name', async () => {
    const { code, output } = await buildSite('.next-test-broken', { CONTENTFUL_RATE: '99' });
    expect(code).toBe(1);
    expect(output).toContain('CONTENTFUL_RATE "99" must be at most 30');
  });

  test('of a finished site does not start with a bad setting, and names it', async () => {
    const { code, output } = await run('node', [NEXT, 'start', '-p', '0'], {
      BUILD_FOLDER: BUILD,
      SITE_URL: 'example.com',
    });
    expect(code).not.toBe(0);
    expect(output).toContain('SITE_URL "example.com" must be an absolute http(s) address');
  });

  test('leaves malformed entries out, reports each by kind, id and field, and builds the rest', () => {
    const log = readFileSync(BUILD_LOG, 'utf8');
    expect(log).toContain('content: left out blog no-title: title is missing in en-US');
    expect(log).toMatch(/content: left out resource bad-slug: slug "Not A Slug" is no slug/);
    expect(log).toContain('content: left out compare no-content: content is missing in en-US');
    expect(log).toContain('content: left out blog double: slug "blog-1" is already held by blog-1, which was created later');
    expect(readdirSync(`${BUILD}/server/app/en/blog`)).toContain('blog-1.html');
    expect(readdirSync(`${BUILD}/server/app/en/resource`)).not.toContain('Not A Slug.html');
  });

  test('fetches in bulk: one request per kind here, one for code blocks and one for assets', () => {
    expect(readFileSync(BUILD_LOG, 'utf8')).toContain('requests: 5');
  });
});

describe('while Contentful is down', () => {
  test('pages are served as they are, and publications without a webhook are live once it is back', async () => {
    const looking = await startSite(BUILD, { ...standIn.env, CONTENTFUL_LOOK_S: '1' });
    await looking.until(async () => (await looking.get('/api/health/ready')).status === 200);
    standIn.fault = DOWN;
    standIn.item('blog-5').fields.title = { 'en-US': 'After the outage', es: 'Después' };
    standIn.publish(standIn.item('blog-5'));
    standIn.publish(makeArticle({ id: 'cold', kind: 'resource' }));
    await looking.until(() => looking.log.includes('publications wait for the delivery API'));
    for (let visit = 0; visit < 3; visit += 1) {
      const page = await looking.get('/blog/blog-5');
      expect([page.status, page.text.includes('Title of blog-5 (English)')]).toEqual([200, true]);
    }
    const unknown = await looking.get('/es/resource/cold');
    expect([unknown.status, unknown.headers.get('location')]).toEqual([307, '/es/resources']);
    expect(unknown.headers.get('cache-control')).toContain('no-store');
    standIn.fault = () => undefined;
    await looking.until(async () => (await looking.get('/blog/blog-5')).text.includes('After the outage'));
    await looking.until(async () => (await looking.get('/es/resource/cold')).text.includes('Title of cold (Spanish)'));
    await looking.stop();
  });

  describe('a process that starts during the outage', () => {
    let fresh: RunningSite;
    beforeAll(async () => {
      standIn.fault = REFUSED;
      fresh = await startSite(BUILD, standIn.env);
    });
    beforeEach(() => {
      standIn.fault = REFUSED;
    });
    afterAll(() => fresh.stop());

    test.each(['/blogs/page/2', '/es/blogs/keyword/planning'])('still serves %s', async (path) => {
      expect((await fresh.get(path)).status).toBe(200);
    });

    test('still serves the search', async () => {
      const index = await fresh.get('/api/search/es');
      expect([index.status, JSON.parse(index.text).length > 20]).toEqual([200, true]);
    });

    test.each([
      ['/blogs/page/77', '/blogs'],
      ['/es/compare/page/99', '/es/compare'],
      ['/blogs/keyword/unheard-of', '/blogs'],
    ])('redirects %s, which does not exist, to the list, without caching', async (path, list) => {
      const { status, headers } = await fresh.get(path);
      expect([status, headers.get('location')]).toEqual([307, list]);
      expect(headers.get('cache-control')).toContain('no-store');
    });
  });
});

test('a build stops with one clear line while Contentful is down, and leaves the previous build', async () => {
  const { code, output, requests, before, after } = await stopped;
  expect(code).toBe(1);
  expect(output.trim().split('\n').at(-1)).toMatch(/^The build stops, nothing is replaced\. Contentful did not answer: .*503/);
  expect(output).not.toContain('Creating an optimized production build');
  expect(requests).toHaveLength(5);
  expect(after).toEqual(before);
});

describe('unknown slugs and keywords', () => {
  test('by the thousand redirect to the list, cost no request, and leave nothing on the disk', async () => {
    const fresh = await startSite(BUILD, standIn.env, { ownPages: true });
    await fresh.until(async () => JSON.parse((await fresh.get('/api/health/ready')).text).content.lookAgeS !== null);
    const before = standIn.requests.length;
    const slugs = Array.from({ length: 1_000 }, (_, index) => `invented-${index}`);
    for (let start = 0; start < slugs.length; start += 50) {
      const answers = await Promise.all(
        slugs.slice(start, start + 50).map((slug, index) => fresh.get(`${index % 2 ? '/es' : ''}/blog/${slug}`)),
      );
      for (const [index, answer] of answers.entries()) {
        expect([answer.status, answer.headers.get('location')]).toEqual([307, index % 2 ? '/es/blogs' : '/blogs']);
      }
    }
    const keywords = await Promise.all(slugs.slice(0, 50).map((slug) => fresh.get(`/es/blogs/keyword/${slug}`)));
    for (const answer of keywords) expect([answer.status, answer.headers.get('location')]).toEqual([307, '/es/blogs']);
    // The other site looks at the space as well, and may fetch changes there.
    const asked = standIn.requests.slice(before).filter(({ query }) => !query.has('select') && !query.has('sys.id[in]'));
    expect(asked).toEqual([]);
    expect(readdirSync(fresh.folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('invented'))).toEqual([]);
    await fresh.stop();
  });
});
