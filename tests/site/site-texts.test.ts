import { join } from 'node:path';
import { decode } from '@contentful/content-source-maps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultText, TEXT_KEYS, whyFixed } from '../../lib/content/texts/keys.ts';
import { makeSiteText } from '../support/parts.ts';
import { previewEnv, previewLink } from '../support/preview.ts';
import { PartPublisher } from '../support/publish-part.ts';
import { type RunningSite, run, startSite } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

const TOKEN = 'a-token-of-forty-characters-for-the-tests';
let standIn: StandIn;
let drafts: StandIn;
let site: RunningSite;
let editor: PartPublisher;

beforeAll(async () => {
  [standIn, drafts] = await Promise.all([startStandIn(fixtureSpace()), startStandIn(fixtureSpace())]);
  site = await startSite(BUILD, { ...standIn.env, ...previewEnv(drafts), PUBLISHES_TOKEN: TOKEN });
  editor = new PartPublisher(site, standIn);
});
afterAll(async () => {
  await site.stop();
  await Promise.all([standIn.close(), drafts.close()]);
});

const LEDE = 'home.hero.lede';
const OWN = { en: defaultText(LEDE, 'en')?.split('{')[0] as string, es: defaultText(LEDE, 'es')?.split('{')[0] as string };

const publish = (key: string, text: Parameters<typeof makeSiteText>[1], id?: string) => editor.publish(makeSiteText(key, text, id));

const textOf = async (path: string) => (await site.get(path)).text;

test('a text replaces the one of the site on the pages that show it, in its languages, and goes again', async () => {
  const line = await publish(LEDE, { 'en-US': 'Words of an editor for {product}.' });
  // The page, and the search index, which has its words.
  expect(line).toContain(' 2 of 2 pages made anew');
  expect(await textOf('/')).toContain('Words of an editor for Feedloom.');
  const spanish = await textOf('/es');
  expect(spanish).toContain(OWN.es.slice(0, 30));
  expect(spanish).not.toContain('Words of an editor');
  await publish(LEDE, { 'en-US': 'Words of an editor for {product}.', es: 'Palabras de la redacción de {product}.' });
  expect(await textOf('/es')).toContain('Palabras de la redacción de Feedloom.');
  await editor.unpublish('home-hero-lede');
  for (const [path, own] of [
    ['/', OWN.en],
    ['/es', OWN.es],
  ] as const)
    expect(await textOf(path)).toContain(own.slice(0, 30));
});

test('`content:texts` finds a text by its key or its words, and names the pages that show it', async () => {
  await publish(LEDE, { 'en-US': 'Zookeepers plan with {product}.' }, 'zoo');
  const find = (...words: string[]) =>
    run('node', ['scripts/content-texts.ts', ...words], {
      ...standIn.env,
      BUILD_FOLDER: site.folder,
      PUBLISH_STORE: join(site.folder, 'publications.sqlite'),
    });
  const byKey = await find(LEDE);
  expect(byKey.output).toMatch(
    /^home\.hero\.lede\n {2}en {2}"Zookeepers plan with \{product\}\." {2}\(entry zoo\)\n {2}es {2}".+"\n {2}shown on \/\n1 of \d+ texts\n$/m,
  );
  expect((await find('ZOOKEEPERS', 'plan')).output).toBe(byKey.output);
  expect((await find('terms.title')).output).toContain('cannot be replaced: ');
  const nothing = await find('giraffe');
  expect([nothing.code, nothing.output]).toEqual([1, 'No text has "giraffe" in it.\n']);
  expect((await find()).output).toContain('npm run content:texts -- FIND');
  await editor.unpublish('zoo');
});

test('a text that cannot be shown changes nothing, and its receipt says why', async () => {
  await publish('faq.lede', { 'en-US': 'Without {an} argument of the site', es: 'Preguntas y respuestas.' }, 'faulty');
  expect(await textOf('/faq')).not.toContain('Without');
  expect(await textOf('/es/faq')).toContain('Preguntas y respuestas.');
  const receipts = await site.get('/api/publishes/faulty', { authorization: `Bearer ${TOKEN}` });
  expect(receipts.text).toContain('text-arguments');
  await publish('terms.title', { 'en-US': 'Other terms' }, 'legal');
  expect(await textOf('/terms-conditions')).not.toContain('Other terms');
});

test('an editor sees the draft of a text on a page that shows it, with its field and its faults; visitors do not', async () => {
  drafts.publish(makeSiteText('managedService.meta.title', { 'en-US': 'A {faulty} draft' }));
  drafts.publish(makeSiteText('pricing.comparison.title', { 'en-US': 'Words of a draft' }, 'draft-entry'));
  const opened = await site.get(previewLink('siteText', 'pricing.comparison.title'));
  expect([opened.status, opened.headers.get('location')]).toEqual([307, '/pricing']);
  const cookie = (opened.headers.getSetCookie()[0] ?? '').split(';')[0] as string;
  const { text } = await site.get('/pricing', { cookie });
  const [, marks = ''] = /Words of a draft([\u200b-\ufeff]+)/.exec(text) ?? [];
  expect(decode(marks)).toEqual({ origin: 'pricing.comparison.title', href: 'draft-entry' });
  expect(text).toContain('{faulty} is not known here');
  expect(await textOf('/pricing')).not.toMatch(/Words of a draft|\u200b/);
  expect((await site.get(previewLink('siteText', 'no.such.key'))).status).toBe(404);
});

test('200 texts are published together', async () => {
  const keys = TEXT_KEYS.filter((key) => key.startsWith('home.') || key.startsWith('pricing.') || key.startsWith('shell.')).filter(
    (key) => whyFixed(key) === null && /^[^<{]*$/.test(defaultText(key, 'en') ?? '<') && !/\.meta\.|[$€%]/.test(key),
  );
  const some = keys.slice(0, 200);
  expect(some.length).toBe(200);
  const published = some.map(
    (key) => standIn.publish(makeSiteText(key, { 'en-US': `${(defaultText(key, 'en') as string).slice(0, 20)}…` })).sys,
  );
  const calls = published.map(({ id, revision, contentType }) =>
    site.webhook('ContentManagement.Entry.publish', { sys: { id, revision, contentType } }),
  );
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([202]));
  const isReplaced = (html: string) => (html.match(/…/g) ?? []).length > 50;
  await site.until(async () => isReplaced(await textOf('/pricing')) && isReplaced(await textOf('/')));
});
