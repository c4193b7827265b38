import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite, type RunningSite, run, startSite } from '../support/site.ts';
import { makeSpace } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

let standIn: StandIn;
let site: RunningSite;
let stopped: ReturnType<typeof buildInAnOutage>;

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

beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  standIn.fault = () => ({ kind: 'status', status: 401 });
  site = await startSite(BUILD, standIn.env, { ownPages: true });
  stopped = buildInAnOutage(site.folder);
  // The caller that awaits it gets the error.
  stopped.catch(() => undefined);
});
afterAll(async () => {
  await site.stop();
  await standIn.close();
});

test('a build stops on a list that is none, and on a bad setting', async () => {
  standIn.fault = () => ({ kind: 'body', body: '<!doctype html><title>Welcome</title>' });
  const broken = await buildSite('.next-test-broken', standIn.env);
  standIn.fault = () => ({ kind: 'status', status: 401 });
  expect(broken.code).toBe(1);
  expect(broken.output.trim().split('\n').at(-1)).toMatch(
    /^The build stops, nothing is replaced\. Contentful answered something that is no list/,
  );
  const wrong = await buildSite('.next-test-broken', { CONTENTFUL_RATE: '99' });
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain('CONTENTFUL_RATE "99" must be at most 30');
});

test('a process that starts in an outage of Contentful serves pages, lists and the search', async () => {
  for (const path of ['/blog/blog-1', '/blogs/page/2', '/es/blogs/keyword/planning', '/api/search/es'])
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  for (const [path, list] of [
    ['/es/compare/page/99', '/es/compare'],
    ['/blogs/keyword/unheard-of', '/blogs'],
  ] as const) {
    const { status, headers } = await site.get(path);
    expect([status, headers.get('location')]).toEqual([307, list]);
    expect(headers.get('cache-control')).toContain('no-store');
  }
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
