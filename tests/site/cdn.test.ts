import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { isOldCopy } from '../../lib/stored-pages/headers.ts';
import { Editor } from '../support/editor.ts';
import { loopback } from '../support/loopback.ts';
import { own } from '../support/own.ts';
import { ownSite, ownSpace } from './built.ts';

/** A site behind a CDN, whose API records each purge and whether the site's page is new by then. */
const purges: { tags: string[]; isTaken: boolean; pageWasNew: boolean }[] = [];
/** Refuses this number of calls before it accepts one. */
let refusals = 0;
const api = own(
  await loopback(async (request, response) => {
    const { surrogate_keys: tags } = (await json(request)) as { surrogate_keys: string[] };
    // A starting site does not answer yet.
    const page = await site.get('/resource/resource-4').catch(() => null);
    refusals -= 1;
    const isTaken = refusals < 0;
    purges.push({ tags, isTaken, pageWasNew: page?.text.includes('Purged') === true && !isOldCopy(page.headers) });
    response.writeHead(isTaken ? 200 : 429).end('{}');
  }),
);
const standIn = await ownSpace();
const site = await ownSite({ ...standIn.env, CDN: 'fastly', CDN_ZONE: 'service', CDN_TOKEN: 'token', CDN_API: api.host });
const editor = new Editor(site, standIn);

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
  await editor.title('resource-4', 'Purged');
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
  await editor.title('resource-5', 'Made and not purged');
  const refused = await site.until(() => purges.slice(before).find(({ tags }) => tags.includes('entry:resource-5')));
  expect(await site.textOf('/resource/resource-5')).toContain('Made and not purged');
  const killedAt = purges.length;
  await site.restart('SIGKILL');
  refusals = 0;
  await site.until(() => purges.slice(killedAt).some(({ isTaken }) => isTaken));
  const taken = new Set(purges.slice(killedAt).flatMap(({ tags, isTaken }) => (isTaken ? tags : [])));
  expect([...taken].sort()).toEqual([...new Set(refused.tags)].sort());
});
