import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOldCopy } from '../../lib/stored-pages/headers.ts';
import { publishTitle } from '../support/publish-title.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

/** A site behind a CDN, whose API records each purge and whether the site's page is new by then. */
let standIn: StandIn;
let site: RunningSite;
let api: Server;
const purges: { tags: string[]; isTaken: boolean; pageWasNew: boolean }[] = [];
/** Refuses this number of calls before it accepts one. */
let refusals = 0;

beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  api = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { surrogate_keys: tags } = JSON.parse(Buffer.concat(chunks).toString()) as { surrogate_keys: string[] };
    // A starting site does not answer yet.
    const page = await site.get('/resource/resource-4').catch(() => null);
    refusals -= 1;
    const isTaken = refusals < 0;
    purges.push({ tags, isTaken, pageWasNew: page?.text.includes('Purged') === true && !isOldCopy(page.headers) });
    response.writeHead(isTaken ? 200 : 429).end('{}');
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  site = await startSite(BUILD, { ...standIn.env, CDN: 'fastly', CDN_ZONE: 'service', CDN_TOKEN: 'token', CDN_API: address });
});
afterAll(async () => {
  await site.stop();
  await standIn.close();
  await new Promise((done) => api.close(done));
});

const tagsOf = async (path: string) => (await site.get(path)).headers.get('surrogate-key')?.split(' ') ?? [];

test('pages, feeds, Markdown and the search index carry the tags of their content, and nothing of the framework', async () => {
  for (const path of [
    '/resource/resource-4',
    '/es/resource/resource-4',
    '/resource/resource-4.md',
    '/resources',
    '/feeds/resource.rss',
    '/api/search/en',
  ])
    expect([path, (await tagsOf(path)).length > 0]).toEqual([path, true]);
  expect(await tagsOf('/resource/resource-4')).toContain('entry:resource-4');
  expect(await tagsOf('/resources')).toContain('list:resource');
  for (const path of ['/resource/resource-4', '/pricing', '/nothing-here']) expect((await tagsOf(path)).join()).not.toContain('_N_');
  const redirect = await site.get('/resource/nothing-here');
  expect([redirect.status, redirect.headers.has('surrogate-key')]).toEqual([307, false]);
});

test('a publication purges what it changes, once the new page is stored, after any number of refusals of the CDN', async () => {
  refusals = 2;
  const unaffected = await tagsOf('/compare/compare-1');
  await publishTitle(site, standIn, 'resource-4', 'Purged');
  // Two refusals, then the purge, and its repetition a little later.
  await site.until(() => purges.length >= 4);
  expect(purges.every(({ pageWasNew }) => pageWasNew)).toBe(true);
  const named = new Set(purges.flatMap(({ tags }) => tags));
  expect(named).toContain('entry:resource-4');
  // Every response with the entry has one of the tags; no other has.
  for (const path of [
    '/resource/resource-4',
    '/es/resource/resource-4',
    '/resource/resource-4.md',
    '/feeds/resource.rss',
    '/api/search/es',
  ])
    expect([path, (await tagsOf(path)).some((tag) => named.has(tag))]).toEqual([path, true]);
  expect(unaffected.filter((tag) => named.has(tag))).toEqual([]);
  expect(site.log).toMatch(/cdn: fastly did not purge.*it answered 429/);
  expect(site.log).toContain('cdn: fastly purges again');
  expect((await tagsOf('/resource/resource-4')).sort()).toContain('entry:resource-4');
});

test('pages that were remade but not purged before a kill are purged by the next process, and nothing else', async () => {
  // Every earlier purge has had its repetition.
  await site.until(() => purges.filter(({ isTaken }) => isTaken).length >= 2);
  const before = purges.length;
  refusals = Number.POSITIVE_INFINITY;
  await publishTitle(site, standIn, 'resource-5', 'Made and not purged');
  const refused = await site.until(() => purges.slice(before).find(({ tags }) => tags.includes('entry:resource-5')));
  expect((await site.get('/resource/resource-5')).text).toContain('Made and not purged');
  const killedAt = purges.length;
  ({ site } = await site.restart('SIGKILL'));
  refusals = 0;
  await site.until(() => purges.slice(killedAt).some(({ isTaken }) => isTaken));
  const taken = new Set(purges.slice(killedAt).flatMap(({ tags, isTaken }) => (isTaken ? tags : [])));
  expect([...taken].sort()).toEqual([...new Set(refused.tags)].sort());
});
