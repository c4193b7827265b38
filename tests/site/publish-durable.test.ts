import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { signRequest } from '@contentful/node-apps-toolkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PublicationStore } from '../../lib/publish/publication-store.ts';
import type { Receipt } from '../../lib/publish/receipt.ts';
import { temporaryFolder } from '../support/for-test.ts';
import { publishTitle } from '../support/publish-title.ts';
import { type RunningSite, startSite, WEBHOOK_SECRET } from '../support/site.ts';
import { makeArticle } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

const TOPIC = 'ContentManagement.Entry.publish';

let standIn: StandIn;
let site: RunningSite;
beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  site = await startSite(BUILD, standIn.env, { ownPages: true });
  truncateSync(join(site.folder, 'server/app/en/compare/compare-1.meta'), 0);
});
afterAll(async () => {
  await site.stop();
  await standIn.close();
});

const publish = (id: string, title: string, on = site) => publishTitle(on, standIn, id, title);
const done = (id: string, on = site) => on.until(() => new RegExp(`publish: publish Entry ${id}, \\d+ of`).test(on.log));

/** The newest calls in the site's store. */
function receiptsOf(which: { limit: number; after?: number }): Receipt[] {
  const store = new PublicationStore(join(site.folder, 'publications.sqlite'), { migrates: false });
  const receipts = store.receipts.newest(which);
  store.close();
  return receipts;
}
const lastNumber = () => receiptsOf({ limit: 1 })[0]?.number ?? 0;

/** The page has the text and was made before any request. */
async function expectFresh(path: string, text: string, { headers = {}, on = site } = {}): Promise<void> {
  const answer = await on.get(path, headers);
  const found = [path, answer.status, answer.headers.get('x-nextjs-cache'), answer.text.includes(text)];
  expect(found).toEqual([path, 200, 'HIT', true]);
}

test('an empty file of the page cache affects its own page only', async () => {
  await publish('compare-6', 'Beside a damaged file');
  await done('compare-6');
  await expectFresh('/compare/compare-6', 'Beside a damaged file');
  const damaged = await site.get('/compare/compare-1');
  expect([damaged.status, damaged.text.includes('Title of compare-1 (English)')]).toEqual([200, true]);
});

test('a repeated call causes its work once', async () => {
  const { sys } = standIn.publish(standIn.item('compare-2'));
  const body = JSON.stringify({ sys: { id: 'compare-2', revision: sys.revision, contentType: sys.contentType } });
  const call = { method: 'POST', path: '/api/revalidate', headers: { 'x-contentful-topic': TOPIC }, body } as const;
  const headers = { ...call.headers, ...(signRequest(WEBHOOK_SECRET, call) as unknown as Record<string, string>) };
  const [before, last] = [standIn.requests.length, lastNumber()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.webhook(TOPIC, body, headers)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  await done('compare-2');
  expect(receiptsOf({ limit: 20, after: last })).toHaveLength(1);
  expect(standIn.requests.slice(before).filter(({ query }) => query.get('sys.id[in]') === 'compare-2')).toHaveLength(1);
});

test('a burst of calls is accepted, costs a few requests, and brings the newest text of each entry to every page', async () => {
  const ids = Array.from({ length: 8 }, (_, index) => `resource-${index + 1}`);
  const calls = Array.from({ length: 15 * ids.length }, (_, index) => ids[index % ids.length] as string);
  const [before, last, startedAt] = [standIn.requests.length, lastNumber(), Date.now()];
  for (let start = 0; start < calls.length; start += 20) {
    const statuses = await Promise.all(calls.slice(start, start + 20).map((id, index) => publish(id, `Number ${start + index}`)));
    expect(new Set(statuses)).toEqual(new Set([202]));
    expect((await site.get('/es/resources')).status).toBe(200);
  }
  // At most one round of work a second, the first immediately.
  const rounds = 2 + Math.ceil((Date.now() - startedAt) / 1_000);
  const receipts = await site.until(() => {
    const found = receiptsOf({ limit: 1000, after: last });
    return found.length === calls.length && found.every(({ liveAt }) => liveAt !== null) ? found : null;
  });
  expect(receipts.map(({ id }) => id).toSorted()).toEqual(calls.toSorted());
  const asked = standIn.requests.slice(before).map(({ query }) => query);
  expect(asked.filter((query) => query.has('sys.id[in]')).length).toBeLessThanOrEqual(rounds);
  expect(asked.every((query) => query.has('sys.id[in]') || query.has('select'))).toBe(true);
  for (const [index, id] of ids.entries())
    for (const path of [`/resource/${id}`, `/es/resource/${id}`, '/resources'])
      await expectFresh(path, `Number ${calls.length - ids.length + index}`);
});

test.each(['SIGKILL', 'SIGTERM'] as const)('a restart by %s in the middle of publications loses none of them', async (signal) => {
  const title = `Published before ${signal}`;
  const last = lastNumber();
  for (const id of ['compare-6', 'compare-5', 'blog-9', 'resource-3']) expect(await publish(id, title)).toBe(202);
  const own = () => receiptsOf({ limit: 100, after: last });
  await site.until(() => own().some(({ state }) => state !== 'waiting'));
  const ended = await site.restart(signal);
  if (signal === 'SIGTERM') expect([ended.code, ended.tookMs < 10_000]).toEqual([0, true]);
  site = ended.site;
  await site.until(() => own().every(({ liveAt }) => liveAt !== null));
  for (const path of ['/compare/compare-6', '/es/compare/compare-5', '/blog/blog-9', '/es/resource/resource-3', '/compare/compare-6.md'])
    await expectFresh(path, title);
});

test('a restart without Contentful keeps the pages published since the build unchanged', async () => {
  standIn.publish(makeArticle({ id: 'newcomer', kind: 'compare', createdAt: '2026-11-02T00:00:00.000Z', fields: { keywords: {} } }));
  expect(await publish('newcomer', 'Newer than the build')).toBe(202);
  await done('newcomer');
  const forms = [
    ['/compare/newcomer', {}],
    ['/compare/newcomer?_rsc', { rsc: '1' }],
    ['/es/compare/newcomer', {}],
    ['/compare/newcomer.md', {}],
    ['/compare?_rsc', { rsc: '1' }],
  ] as const;
  const before = await Promise.all(forms.map(([path, headers]) => site.get(path, headers)));
  standIn.fault = () => ({ kind: 'status', status: 401 });
  ({ site } = await site.restart('SIGKILL'));
  for (const [index, [path, headers]] of forms.entries()) {
    await expectFresh(path, 'Newer than the build', { headers });
    expect((await site.get(path, headers)).text === before[index]?.text, path).toBe(true);
  }
  standIn.fault = () => undefined;
});

test('a publication during the next build is on the pages of that build, too', async (context) => {
  const own = await startStandIn(fixtureSpace());
  context.onTestFinished(() => own.close());
  const env = { ...own.env, PUBLISH_STORE: join(temporaryFolder(context), 'publications.sqlite') };
  const before = await startSite(BUILD, env);
  await publishTitle(before, own, 'compare-5', 'Published between two builds');
  await done('compare-5', before);
  await before.stop();
  // A copy of the build as it was made: the next one, begun before that publication.
  const next = await startSite(BUILD, env);
  context.onTestFinished(() => next.stop());
  await done('compare-5', next);
  for (const path of ['/compare/compare-5', '/es/compare', '/compare/compare-5.md'])
    await expectFresh(path, 'Published between two builds', { on: next });
});

test('a site whose store cannot be written makes Contentful retry, and logs that once', async () => {
  // A file at the path of the folder.
  const broken = await startSite(BUILD, { ...standIn.env, PUBLISH_STORE: join('package.json', 'publications.sqlite') });
  for (let call = 0; call < 3; call += 1) expect(await publish('blog-1', 'Never stored', broken)).toBe(503);
  expect(broken.log.match(/a publication could not be stored/g)).toHaveLength(1);
  expect((await broken.get('/blog/blog-1')).status).toBe(200);
  await broken.stop();
});
