import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entryAnchor, QUESTIONS_OF } from '../../lib/site/questions.ts';
import { makeQuestion } from '../support/parts.ts';
import { previewEnv, previewLink } from '../support/preview.ts';
import { PartPublisher } from '../support/publish-part.ts';
import { documentOf, node, text } from '../support/rich-text.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { link } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { words } from '../support/words.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

const TOKEN = 'a-token-of-forty-characters-for-the-tests';
const own = words('en');
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

const textOf = async (path: string) => (await site.get(path)).text;

/** The questions that a page tells programs, with their answers. */
async function told(path: string): Promise<[question: string, answer: string][]> {
  for (const [, json = ''] of (await textOf(path)).matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g)) {
    const { '@type': type, mainEntity } = JSON.parse(json);
    if (type === 'FAQPage')
      return mainEntity.map(({ name, acceptedAnswer }: { name: string; acceptedAnswer: { text: string } }) => [name, acceptedAnswer.text]);
  }
  return [];
}

const questionsOf = async (path: string) => (await told(path)).map(([question]) => question);

/** The paths of the pages whose words have this one. */
async function found(word: string, locale = 'en'): Promise<string[]> {
  const documents = JSON.parse(await textOf(`/api/search/${locale}`)) as { path: string }[];
  return documents.filter((document) => JSON.stringify(document).includes(word)).map(({ path }) => path);
}

describe('a question of an editor', () => {
  test('is added to a list, on its pages alone, and goes again', async () => {
    const before = await questionsOf('/pricing');
    const asked = makeQuestion('invoice', { list: 'pricing', en: ['Who gets the invoice?', 'The zookeeper does.'] }, { order: 15 });
    // The page and the search index, in two languages.
    expect(await editor.publish(asked)).toMatch(/ 4 of 4 pages made anew/);
    expect((await told('/pricing')).slice(0, 3)).toEqual([
      expect.arrayContaining([before[0]]),
      ['Who gets the invoice?', 'The zookeeper does.'],
      expect.arrayContaining([before[1]]),
    ]);
    const spanish = await textOf('/es/pricing');
    expect(spanish).toContain('<span lang="en">Who gets the invoice?</span>');
    expect(spanish).toMatch(/<div lang="en"[^>]*><p>The zookeeper does\./);
    expect(spanish).not.toContain('data-contentful');
    expect(await textOf('/pricing')).toContain(`id="${entryAnchor('invoice')}"`);
    expect([await found('zookeeper'), await found('zookeeper', 'es')]).toEqual([['/pricing'], ['/pricing']]);
    expect(await editor.unpublish('invoice')).toMatch(/ 4 of 4 pages made anew/);
    expect(await questionsOf('/pricing')).toEqual(before);
    expect(await found('zookeeper')).toEqual([]);
  });

  test('is shown with its lists and links, and follows the address of an entry that it links to', async () => {
    const item = node(BLOCKS.LIST_ITEM, [node(BLOCKS.PARAGRAPH, [text('A thing', 'bold')])]);
    const target = node(INLINES.ENTRY_HYPERLINK, [text('an entry')], { target: link('Entry', 'blog-6') });
    const answer = { 'en-US': documentOf(node(BLOCKS.UL_LIST, [item]), node(BLOCKS.PARAGRAPH, [target])) };
    const asked = makeQuestion('listed', { list: 'privacy', en: ['What is listed?', ''] }, { answer });
    expect(await editor.publish(asked)).toMatch(/ 4 of 4 pages made anew/);
    const html = await textOf('/faq');
    expect(html).toMatch(/<li><p><strong>A thing<\/strong><\/p><\/li>/);
    expect(html).toMatch(/href="\/blog\/blog-6"[^>]*>an entry</);
    const moved = standIn.item('blog-6');
    await editor.publish({ ...moved, fields: { ...moved.fields, slug: { 'en-US': 'moved-on' } } });
    await site.until(async () => (await textOf('/faq')).includes('href="/blog/moved-on"'));
    await editor.unpublish('listed');
  });

  test('stands in place of one of the site, with its anchor, wherever that list is shown', async () => {
    const trial = own('faq.items.trial.question');
    const before = await questionsOf('/faq');
    const asked = makeQuestion(
      'own-trial',
      { list: 'essentials', en: ['May I try it?', 'You may.'], es: ['¿Puedo probarlo?', 'Puedes.'] },
      { replaces: 'trial' },
    );
    // Two pages show the essentials.
    expect(await editor.publish(asked)).toMatch(/ 6 of 6 pages made anew/);
    expect(await questionsOf('/faq')).toEqual(before.map((question) => (question === trial ? 'May I try it?' : question)));
    expect(await textOf('/faq')).toMatch(/id="question-trial"[^>]*><button[^>]*>May I try it\?/);
    expect(await questionsOf('/es')).toContain('¿Puedo probarlo?');
    await editor.unpublish('own-trial');
    expect(await questionsOf('/faq')).toEqual(before);
  });

  test('hides one of the site, also from the search', async () => {
    const tracking = own('faq.items.tracking.question');
    expect(await found('advertising')).toContain('/faq');
    await editor.publish(makeQuestion('no-tracking', { list: 'privacy' }, { replaces: 'tracking', hidden: true }));
    expect(await questionsOf('/faq')).not.toContain(tracking);
    expect(await found('advertising')).not.toContain('/faq');
    await editor.unpublish('no-tracking');
    expect(await questionsOf('/faq')).toContain(tracking);
  });

  test('that moves to another list leaves its first one', async () => {
    const en: [string, string] = ['Where do I stand?', 'Here.'];
    await editor.publish(makeQuestion('mover', { list: 'white-label', en }));
    expect(await questionsOf('/white-label')).toContain(en[0]);
    expect(await editor.publish(makeQuestion('mover', { list: 'managed-service', en }))).toMatch(/ 6 of 6 pages made anew/);
    expect([await questionsOf('/white-label'), (await questionsOf('/managed-service')).at(-1)]).toEqual([
      expect.not.arrayContaining([en[0]]),
      en[0],
    ]);
    await editor.unpublish('mover');
  });

  test('that cannot be shown changes nothing, and its receipt says why', async () => {
    const before = await textOf('/pricing');
    const faulty = makeQuestion('faulty', { list: 'pricing', en: ['Is it there?', 'No.'] }, { replaces: 'nothing' });
    expect(await editor.publish(faulty)).toMatch(/ 0 of 0 pages made anew/);
    expect(await textOf('/pricing')).toBe(before);
    expect((await site.get('/api/publishes/faulty', { authorization: `Bearer ${TOKEN}` })).text).toContain('faq-question-unknown');
  });
});

test('an editor sees drafts of questions, whose parts lead back to their fields; visitors see neither', async () => {
  drafts.publish(makeQuestion('draft', { list: 'pricing', en: ['Is this a draft?', 'It is.'] }));
  for (const replaces of QUESTIONS_OF['managed-service'])
    drafts.publish(makeQuestion(`no-${replaces}`, { list: 'managed-service' }, { replaces, hidden: true }));
  const opened = await site.get(previewLink('blog', 'blog-3'));
  const [cookie = ''] = (opened.headers.getSetCookie()[0] ?? '').split(';');
  const { text: html } = await site.get('/pricing', { cookie });
  expect(html).toMatch(/data-contentful-field-id="question"[^>]*data-contentful-entry-id="draft"[^>]*>Is this a draft\?/);
  expect(html).toMatch(/data-contentful-field-id="answer"[^>]*data-contentful-entry-id="draft"[^>]*><p>It is\./);
  expect(await textOf('/pricing')).not.toMatch(/Is this a draft|data-contentful-entry/);
  // A list that is hidden whole leaves no heading behind.
  const heading = own('managedService.faq.title');
  expect((await site.get('/managed-service', { cookie })).text).not.toContain(heading);
  expect(await textOf('/managed-service')).toContain(heading);
});
