import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAnnouncement } from '../support/parts.ts';
import { previewEnv, previewLink } from '../support/preview.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

const TOKEN = 'a-token-of-forty-characters-for-the-tests';
let standIn: StandIn;
let drafts: StandIn;
let site: RunningSite;
/** What a publication takes on this machine, with much to spare. ms. */
let spanMs: number;

beforeAll(async () => {
  const space = fixtureSpace();
  [standIn, drafts] = await Promise.all([startStandIn(space), startStandIn(space)]);
  site = await startSite(BUILD, { ...standIn.env, ...previewEnv(drafts), PUBLISHES_TOKEN: TOKEN });
  const over = { from: '2025-01-01T00:00Z', until: '2025-02-01T00:00Z' };
  // The first one waits for the first look at the space.
  await publish('over', over);
  const startedAt = Date.now();
  await publish('over', over);
  spanMs = 2_000 + 2 * (Date.now() - startedAt);
});
afterAll(async () => {
  await site.stop();
  await Promise.all([standIn.close(), drafts.close()]);
});

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const until = (moment: string) => delay(Math.max(0, Date.parse(moment) - Date.now()));
const publishedLines = (id: string) => site.log.match(new RegExp(`publish: \\w+ Entry ${id}, .*`, 'g')) ?? [];

/** Publishes an announcement and waits for the line that ends it. */
async function publish(...[id, fields]: Parameters<typeof makeAnnouncement>): Promise<string> {
  const before = publishedLines(id).length;
  const { sys } = standIn.publish(makeAnnouncement(id, fields));
  const { revision, contentType } = sys;
  expect((await site.webhook('ContentManagement.Entry.publish', { sys: { id, revision, contentType } })).status).toBe(202);
  return site.until(() => publishedLines(id)[before]);
}

/** The text of the bar of a page; empty without one. */
async function barOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { text } = await site.get(path, headers);
  return /<section[^>]*data-tone="inverse"[^>]*>.*?<p[^>]*>(.*?)<\/p>/s.exec(text.slice(0, text.indexOf('<header')))?.[1] ?? '';
}

test('an announcement appears and ends at its times, on its pages only, without another publication', async () => {
  const [from, end] = [inMs(spanMs), inMs(4 * spanMs)];
  const link = { linkText: { 'en-US': 'See plans', es: 'Ver planes' }, link: { 'en-US': '/pricing' } };
  const text = { 'en-US': 'A day of talks', es: 'Un día de charlas' };
  expect(await publish('talks', { from, until: end, pages: ['/faq', '/blogs/keyword/*'], text, ...link })).toContain('0 of 0 pages');
  expect(await barOf('/faq')).toBe('');
  await until(from);
  await site.until(async () => (await barOf('/faq')).includes('A day of talks'));
  await site.until(async () => (await barOf('/es/blogs/keyword/planning')).includes('Un día de charlas'));
  expect(await barOf('/es/faq')).toMatch(/Un día de charlas.*href="\/es\/pricing".*Ver planes/s);
  const faq = await site.get('/faq');
  expect(faq.text).toMatch(/<html[^>]* data-announcement="talks\.1"/);
  expect(faq.text).toMatch(/<meta name="announcement" content="[^"]*A day of talks/);
  expect(await barOf('/affiliates')).toBe('');
  await until(end);
  await site.until(async () => (await barOf('/faq')) === '' && (await barOf('/es/blogs/keyword/planning')) === '');
});

test('of two at once the one that began last is shown, and a new text makes only its pages anew', async () => {
  await publish('first', { pages: ['/affiliates'] });
  const late = { from: '2026-02-01T00:00Z', pages: ['/affiliates'] };
  expect(await publish('second', late)).toContain('2 of 2 pages');
  expect(await barOf('/affiliates')).toContain('News of second');
  expect(await publish('second', { ...late, text: { 'en-US': 'Other news' } })).toContain('2 of 2 pages');
  expect(await barOf('/es/affiliates')).toMatch(/Other news/);
  expect(await publish('first', { pages: ['/affiliates'], text: { 'en-US': 'Hidden news' } })).toContain('0 of 0 pages');
});

test('a faulty announcement changes nothing, and its receipt says why', async () => {
  await publish('faulty', { pages: ['/white-label', '/nowhere'] });
  expect(await barOf('/white-label')).toBe('');
  const receipts = await site.get('/api/publishes/faulty', { authorization: `Bearer ${TOKEN}` });
  expect(receipts.text).toContain('announcement-page: /nowhere');
});

test('an editor in draft mode sees drafts on their pages, with the fields that they come from', async () => {
  drafts.publish(makeAnnouncement('draft', { pages: ['/managed-service', '/blog/blog-1'] }));
  const opened = await site.get(previewLink('blog', 'blog-1'));
  const [cookie = ''] = (opened.headers.getSetCookie()[0] ?? '').split(';');
  for (const path of ['/managed-service', '/blog/blog-1']) {
    const bar = await barOf(path, { cookie });
    for (const part of ['News of draft', 'data-contentful-entry-id="draft"', 'data-contentful-field-id="text"', 'en-US'])
      expect(bar, path).toContain(part);
    expect(await barOf(path), path).toBe('');
  }
  expect(await barOf('/white-label', { cookie })).toBe('');
});

test('a server that was down shows what has begun meanwhile, and nothing that has ended', async () => {
  const end = inMs(2 * spanMs);
  await publish('ends', { until: end, pages: ['/ai-studio'] });
  expect(await barOf('/ai-studio')).toContain('News of ends');
  const begins = inMs(2 * spanMs);
  await publish('begins', { from: begins, pages: ['/pricing'] });
  const { site: next } = await site.restart('SIGTERM', async () => {
    standIn.publish(makeAnnouncement('missed', { until: end, pages: ['/faq'] }));
    await until(begins);
  });
  site = next;
  await site.until(async () => (await barOf('/ai-studio')) === '' && (await barOf('/pricing')).includes('News of begins'));
  expect(await barOf('/faq')).toBe('');
}, 200_000);
