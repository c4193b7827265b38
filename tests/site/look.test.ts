import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, run, startSite } from '../support/site.ts';
import { makeArticle } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

/** A site without webhooks: it looks at the space every second. */
let standIn: StandIn;
let site: RunningSite;
beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  site = await startSite(BUILD, { ...standIn.env, CONTENTFUL_LOOK_S: '1', CONTENTFUL_WEBHOOK_SECRET: '' });
});
afterAll(async () => {
  await site.stop();
  await standIn.close();
});

const shows = (path: string, text: string) => site.until(async () => (await site.get(path)).text.includes(text));

test('changes without a webhook are live with the next look: a new title, a new entry, an asset', async () => {
  standIn.item('blog-4').fields.title = { 'en-US': 'Nobody told', es: 'Sin aviso' };
  standIn.publish(standIn.item('blog-4'));
  standIn.publish(makeArticle({ id: 'unannounced', kind: 'compare', createdAt: '2026-11-02T00:00:00.000Z' }));
  const cover = standIn.item('cover');
  cover.fields.description = { 'en-US': 'Another cover', es: 'Otra portada' };
  standIn.publish(cover);
  await shows('/blog/blog-4', 'Nobody told');
  await shows('/es/blogs', 'Sin aviso');
  await shows('/compare/unannounced', 'Title of unannounced');
  await shows('/compare', 'Another cover');
});

test('a removed entry is gone after two looks, and its old address redirects to the list', async () => {
  standIn.unpublish('resource-2');
  await site.until(async () => (await site.get('/resource/resource-2')).status === 307);
  await site.until(async () => !(await site.get('/resources')).text.includes('Title of resource-2 '));
});

test('a slug that changed without a webhook redirects', async () => {
  standIn.item('blog-6').fields.slug = { 'en-US': 'moved-silently' };
  standIn.publish(standIn.item('blog-6'));
  await shows('/blog/moved-silently', 'Title of blog-6 ');
  const old = await site.until(async () => {
    const { status, headers } = await site.get('/es/blog/blog-6');
    return status === 200 ? null : [status, headers.get('location')];
  });
  expect(old).toEqual([308, '/es/blog/moved-silently']);
});

test('a restored older space undoes all of it', async () => {
  const before = fixtureSpace();
  for (const list of ['entries', 'assets'] as const)
    standIn.space[list].splice(0, standIn.space[list].length, ...structuredClone(before[list]));
  await shows('/blog/blog-4', 'Title of blog-4 ');
  await site.until(async () => (await site.get('/compare/unannounced')).status === 307);
  await shows('/resource/resource-2', 'Title of resource-2 ');
});

test('the health of the instance shows the age of the last look, and a manual look prints the differences', async () => {
  const { content } = JSON.parse((await site.get('/api/health/ready')).text);
  expect(content.lookAgeS).toBeLessThan(60);
  const look = () =>
    run(process.execPath, ['scripts/content-look.ts'], { ...standIn.env, PUBLISH_STORE: `${site.folder}/publications.sqlite` });
  await site.until(async () => (await look()).output.includes('The site shows what is published.'));
});
