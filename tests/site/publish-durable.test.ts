import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { signRequest } from '@contentful/node-apps-toolkit';
import { expect, test } from 'vitest';
import { PublicationStore } from '../../lib/publish/publication-store.ts';
import type { Receipt } from '../../lib/publish/receipt.ts';
import { Editor } from '../support/editor.ts';
import { ownFolder } from '../support/own.ts';
import { startSite, WEBHOOK_SECRET } from '../support/site.ts';
import { inBoth, makeArticle } from '../support/space.ts';
import { BUILD, ownSite, ownSpace } from './built.ts';

const TOPIC = 'ContentManagement.Entry.publish';

const folder = ownFolder();
const standIn = await ownSpace();
const env = { ...standIn.env, PUBLISH_STORE: join(folder, 'publications.sqlite') };
const site = await ownSite(env, { ownPages: true });
const editor = new Editor(site, standIn);
truncateSync(join(site.folder, 'server/app/en/compare/compare-1.meta'), 0);
// The site opens its store a moment after it is ready.
await site.until(() => {
  try {
    return receiptsOf({ limit: 1 });
  } catch {
    return null;
  }
});

const done = (id: string) => site.until(() => new RegExp(`publish: publish Entry ${id}, \\d+ of`).test(site.log));

/** The newest calls in the site's store. */
function receiptsOf(which: { limit: number; after?: number }): Receipt[] {
  const store = new PublicationStore(env.PUBLISH_STORE, { migrates: false });
  const receipts = store.receipts.newest(which);
  store.close();
  return receipts;
}
const lastNumber = () => receiptsOf({ limit: 1 })[0]?.number ?? 0;

test('an empty file of the page cache affects its own page only, and a repeated call causes its work once', async () => {
  const { sys } = standIn.publish(standIn.item('code-a'));
  const body = JSON.stringify({ sys: { id: 'code-a', revision: sys.revision, contentType: sys.contentType } });
  const call = { method: 'POST', path: '/api/revalidate', headers: { 'x-contentful-topic': TOPIC }, body } as const;
  const headers = { ...call.headers, ...(signRequest(WEBHOOK_SECRET, call) as unknown as Record<string, string>) };
  const [before, last] = [standIn.requests.length, lastNumber()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.webhook(TOPIC, body, headers)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  await done('code-a');
  expect(receiptsOf({ limit: 20, after: last })).toHaveLength(1);
  expect(standIn.requests.slice(before).filter(({ query }) => query.get('sys.id[in]') === 'code-a')).toHaveLength(1);
  const damaged = await site.get('/compare/compare-1');
  expect([damaged.status, damaged.text.includes('Title of compare-1 (English)')]).toEqual([200, true]);
});

test('a burst of calls is accepted, costs a few requests, and brings the newest text of each entry to every page', async () => {
  const ids = ['compare-3', 'compare-4', 'compare-5'];
  const calls = Array.from({ length: 40 * ids.length }, (_, index) => ids[index % ids.length] as string);
  const [before, last, startedAt] = [standIn.requests.length, lastNumber(), Date.now()];
  for (let start = 0; start < calls.length; start += 40) {
    const statuses = await Promise.all(calls.slice(start, start + 40).map((id, index) => editor.title(id, `Number ${start + index}`)));
    expect(new Set(statuses)).toEqual(new Set([202]));
    expect((await site.get('/es/compare')).status).toBe(200);
  }
  // At most two rounds of work a second, the first immediately.
  const rounds = 2 + Math.ceil((Date.now() - startedAt) / 500);
  const receipts = await site.until(() => {
    const found = receiptsOf({ limit: 1000, after: last });
    return found.length === calls.length && found.every(({ liveAt }) => liveAt !== null) ? found : null;
  });
  expect(receipts.map(({ id }) => id).toSorted()).toEqual(calls.toSorted());
  const asked = standIn.requests.slice(before).map(({ query }) => query);
  expect(asked.filter((query) => query.has('sys.id[in]')).length).toBeLessThanOrEqual(rounds);
  expect(asked.every((query) => query.has('sys.id[in]') || query.has('select'))).toBe(true);
  for (const [index, id] of ids.entries())
    for (const path of [`/compare/${id}`, `/es/compare/${id}`, '/compare'])
      expect(await site.fresh(path), path).toContain(`Number ${calls.length - ids.length + index}`);
});

/** Publishes new titles and waits until the site has begun to bring them. Returns a function that waits until all are live. */
async function publishAndBegin(title: string, paths: readonly string[]): Promise<() => Promise<void>> {
  const last = lastNumber();
  const own = () => receiptsOf({ limit: 100, after: last });
  for (const id of ['compare-6', 'compare-5', 'compare-4']) expect(await editor.title(id, title)).toBe(202);
  await site.until(() => own().some(({ state }) => state !== 'waiting'));
  return async () => {
    await site.until(() => own().every(({ liveAt }) => liveAt !== null));
    for (const path of paths) expect(await site.fresh(path), path).toContain(title);
  };
}

const CHANGED = ['/compare/compare-6', '/es/compare/compare-5', '/es/compare/compare-4', '/compare/compare-6.md'];

test('a restart by SIGTERM in the middle of publications loses none of them', async () => {
  const allLive = await publishAndBegin('Published before SIGTERM', CHANGED);
  const { code, tookMs } = await site.restart('SIGTERM');
  expect([code, tookMs < 10_000]).toEqual([0, true]);
  await allLive();
});

test('a kill in the middle of publications loses none, and a restart without Contentful keeps the pages published before', async () => {
  const newcomer = { title: 'Newer than the build', createdAt: '2026-11-02T00:00:00.000Z', fields: { keywords: {} } };
  await editor.publish(makeArticle({ id: 'newcomer', kind: 'resource', ...newcomer }));
  const forms = [
    ['/resource/newcomer', {}],
    ['/resource/newcomer?_rsc', { rsc: '1' }],
    ['/es/resource/newcomer', {}],
    ['/resource/newcomer.md', {}],
    ['/resources?_rsc', { rsc: '1' }],
  ] as const;
  const before = await Promise.all(forms.map(([path, headers]) => site.fresh(path, headers)));
  const allLive = await publishAndBegin('Published before SIGKILL', CHANGED);
  standIn.fault = () => ({ kind: 'status', status: 401 });
  await site.restart('SIGKILL');
  for (const [index, [path, headers]] of forms.entries()) {
    expect(before[index], path).toContain('Newer than the build');
    expect((await site.fresh(path, headers)) === before[index], path).toBe(true);
  }
  standIn.fault = () => undefined;
  await allLive();
});

test('what was published during the next build is on the pages of that build, too, also on a site without webhooks', async ({
  onTestFinished,
}) => {
  await site.stop();
  // A copy of the build as it was made: the next one, begun before all these publications.
  const next = await startSite(BUILD, { ...env, CONTENTFUL_WEBHOOK_SECRET: '', CONTENTFUL_LOOK_S: '1' });
  onTestFinished(() => next.stop());
  const shows = (path: string, text: string) => next.until(async () => (await next.textOf(path)).includes(text));
  for (const path of ['/compare/compare-5', '/es/compare', '/compare/compare-5.md']) await shows(path, 'Published before SIGKILL');
  standIn.publish(editor.changed('figure-a', { description: inBoth('Nobody told') }));
  await shows('/es/compare/with-picture', 'Nobody told');
});
