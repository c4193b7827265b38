import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { decode } from '@contentful/content-source-maps';
import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultText, TEXT_KEYS, whyFixed } from '../../lib/content/texts/keys.ts';
import { entryAnchor, QUESTIONS_OF } from '../../lib/site/questions.ts';
import { Editor } from '../support/editor.ts';
import { makeAnnouncement, makeQuestion, makeSiteText } from '../support/parts.ts';
import { draftCookie, previewEnv, previewLink } from '../support/preview.ts';
import { documentOf, node, text } from '../support/rich-text.ts';
import { run } from '../support/site.ts';
import { link } from '../support/space.ts';
import { words } from '../support/words.ts';
import { ownSite, ownSpace } from './built.ts';

// What editors change on pages that are not entries: questions, texts and announcements.

const TOKEN = 'a-token-of-forty-characters-for-the-tests';
const en = words('en');
const [standIn, drafts] = await Promise.all([ownSpace(), ownSpace()]);
const site = await ownSite({ ...standIn.env, ...previewEnv(drafts), PUBLISHES_TOKEN: TOKEN });
const editor = new Editor(site, standIn);

const receiptsOf = async (id: string) => (await site.get(`/api/publishes/${id}`, { authorization: `Bearer ${TOKEN}` })).text;

/** The questions that a page tells programs, with their answers. */
async function told(path: string): Promise<[question: string, answer: string][]> {
  for (const [, json = ''] of (await site.textOf(path)).matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g)) {
    const { '@type': type, mainEntity } = JSON.parse(json);
    if (type === 'FAQPage')
      return mainEntity.map(({ name, acceptedAnswer }: { name: string; acceptedAnswer: { text: string } }) => [name, acceptedAnswer.text]);
  }
  return [];
}

const questionsOf = async (path: string) => (await told(path)).map(([question]) => question);

/** The paths of the pages whose words have this one. */
async function found(word: string, locale = 'en'): Promise<string[]> {
  const documents = JSON.parse(await site.textOf(`/api/search/${locale}`)) as { path: string }[];
  return documents.filter((document) => JSON.stringify(document).includes(word)).map(({ path }) => path);
}

describe('a question of an editor', () => {
  const asked = {
    /** Added to a list. */
    invoice: makeQuestion('invoice', { list: 'pricing', en: ['Who gets the invoice?', 'The zookeeper does.'] }, { order: 15 }),
    /** With a list and a link. */
    listed: makeQuestion(
      'listed',
      { list: 'privacy', en: ['What is listed?', ''] },
      {
        answer: {
          'en-US': documentOf(
            node(BLOCKS.UL_LIST, [node(BLOCKS.LIST_ITEM, [node(BLOCKS.PARAGRAPH, [text('A thing', 'bold')])])]),
            node(BLOCKS.PARAGRAPH, [node(INLINES.ENTRY_HYPERLINK, [text('an entry')], { target: link('Entry', 'compare-6') })]),
          ),
        },
      },
    ),
    /** In place of one of the site. */
    trial: makeQuestion(
      'own-trial',
      { list: 'essentials', en: ['May I try it?', 'You may.'], es: ['¿Puedo probarlo?', 'Puedes.'] },
      { replaces: 'trial' },
    ),
    hidden: makeQuestion('no-tracking', { list: 'privacy' }, { replaces: 'tracking', hidden: true }),
    mover: makeQuestion('mover', { list: 'white-label', en: ['Where do I stand?', 'Here.'] }),
    faulty: makeQuestion('faulty', { list: 'pricing', en: ['Is it there?', 'No.'] }, { replaces: 'nothing' }),
  };
  const all = () => Promise.all(['/pricing', '/faq', '/es', '/white-label', '/managed-service'].map(questionsOf));
  const [trial, tracking] = [en('faq.items.trial.question'), en('faq.items.tracking.question')];
  let before: string[][];
  let lines: string[];

  beforeAll(async () => {
    before = await all();
    expect(await found('advertising')).toContain('/faq');
    lines = await editor.publish(...Object.values(asked));
  });

  test('changes the pages that show its list, and the search index, in two languages', () => {
    // Two pages show the essentials.
    const pages = lines.map((line) => Number(/ (\d+) of \1 pages made anew/.exec(line)?.[1]));
    expect(pages).toEqual([4, 4, 6, 4, 4, 0]);
  });

  test('is added to a list, and is marked as English on a Spanish page', async () => {
    expect((await told('/pricing')).slice(0, 3)).toEqual([
      expect.arrayContaining([before[0]?.[0]]),
      ['Who gets the invoice?', 'The zookeeper does.'],
      expect.arrayContaining([before[0]?.[1]]),
    ]);
    const spanish = await site.textOf('/es/pricing');
    expect(spanish).toContain('<span lang="en">Who gets the invoice?</span>');
    expect(spanish).toMatch(/<div lang="en"[^>]*><p>The zookeeper does\./);
    expect(spanish).not.toContain('data-contentful');
    expect(await site.textOf('/pricing')).toContain(`id="${entryAnchor('invoice')}"`);
    expect([await found('zookeeper'), await found('zookeeper', 'es')]).toEqual([['/pricing'], ['/pricing']]);
  });

  test('is shown with its lists and links', async () => {
    const html = await site.textOf('/faq');
    expect(html).toMatch(/<li><p><strong>A thing<\/strong><\/p><\/li>/);
    expect(html).toMatch(/href="\/compare\/compare-6"[^>]*>an entry</);
  });

  test('stands in place of one of the site, with its anchor, wherever that list is shown, or hides one, also from the search', async () => {
    const faq = await questionsOf('/faq');
    expect(faq.filter((question) => question !== 'What is listed?')).toEqual(
      before[1]?.filter((question) => question !== tracking).map((question) => (question === trial ? 'May I try it?' : question)),
    );
    expect(await site.textOf('/faq')).toMatch(/id="question-trial"[^>]*><button[^>]*>May I try it\?/);
    expect(await questionsOf('/es')).toContain('¿Puedo probarlo?');
    expect(before[1]).toContain(tracking);
    expect(await found('advertising')).not.toContain('/faq');
  });

  test('that cannot be shown changes nothing, and its receipt says why', async () => {
    expect(await questionsOf('/pricing')).not.toContain('Is it there?');
    expect(await receiptsOf('faulty')).toContain('faq-question-unknown');
  });

  test('follows the address of an entry that it links to, and leaves its first list when it moves to another', async () => {
    expect(await questionsOf('/white-label')).toContain('Where do I stand?');
    const moved = makeQuestion('mover', { list: 'managed-service', en: ['Where do I stand?', 'Here.'] });
    const [, line] = await editor.publish(editor.changed('compare-6', { slug: { 'en-US': 'moved-on' } }), moved);
    expect(line).toContain(' 6 of 6 pages made anew');
    expect(await questionsOf('/white-label')).not.toContain('Where do I stand?');
    expect((await questionsOf('/managed-service')).at(-1)).toBe('Where do I stand?');
    await site.until(async () => (await site.textOf('/faq')).includes('href="/compare/moved-on"'));
  });

  test('is gone once it is no longer published', async () => {
    await editor.unpublish(...Object.values(asked).map(({ sys }) => sys.id));
    expect(await all()).toEqual(before);
    expect(await found('zookeeper')).toEqual([]);
    expect(await found('advertising')).toContain('/faq');
  });
});

test('an editor sees drafts of questions, whose parts lead back to their fields; visitors see neither', async () => {
  drafts.publish(makeQuestion('draft', { list: 'pricing', en: ['Is this a draft?', 'It is.'] }));
  for (const replaces of QUESTIONS_OF['managed-service'])
    drafts.publish(makeQuestion(`no-${replaces}`, { list: 'managed-service' }, { replaces, hidden: true }));
  const cookie = await draftCookie(site);
  const { text: html } = await site.get('/pricing', { cookie });
  expect(html).toMatch(/data-contentful-field-id="question"[^>]*data-contentful-entry-id="draft"[^>]*>Is this a draft\?/);
  expect(html).toMatch(/data-contentful-field-id="answer"[^>]*data-contentful-entry-id="draft"[^>]*><p>It is\./);
  expect(await site.textOf('/pricing')).not.toMatch(/Is this a draft|data-contentful-entry/);
  // A list that is hidden whole leaves no heading behind.
  const heading = en('managedService.faq.title');
  expect((await site.get('/managed-service', { cookie })).text).not.toContain(heading);
  expect(await site.textOf('/managed-service')).toContain(heading);
});

const LEDE = 'home.hero.lede';
const OWN = { en: defaultText(LEDE, 'en')?.split('{')[0] as string, es: defaultText(LEDE, 'es')?.split('{')[0] as string };

const publishText = (...text: Parameters<typeof makeSiteText>) => editor.publish(makeSiteText(...text));

test('a text replaces the one of the site on the pages that show it, in its languages, and goes again', async () => {
  const [line] = await publishText(LEDE, { 'en-US': 'Words of an editor for {product}.' });
  // The page, and the search index, which has its words.
  expect(line).toContain(' 2 of 2 pages made anew');
  expect(await site.textOf('/')).toContain('Words of an editor for Feedloom.');
  const spanish = await site.textOf('/es');
  expect(spanish).toContain(OWN.es.slice(0, 30));
  expect(spanish).not.toContain('Words of an editor');
  await publishText(LEDE, { 'en-US': 'Words of an editor for {product}.', es: 'Palabras de la redacción de {product}.' });
  expect(await site.textOf('/es')).toContain('Palabras de la redacción de Feedloom.');
  await editor.unpublish('home-hero-lede');
  expect(await site.textOf('/')).toContain(OWN.en.slice(0, 30));
  expect(await site.textOf('/es')).toContain(OWN.es.slice(0, 30));
});

test('`content:texts` finds a text by its key or its words, and names the pages that show it', async () => {
  await publishText(LEDE, { 'en-US': 'Zookeepers plan with {product}.' }, 'zoo');
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
  await publishText('faq.lede', { 'en-US': 'Without {an} argument of the site', es: 'Preguntas y respuestas.' }, 'faulty-text');
  expect(await site.textOf('/faq')).not.toContain('Without');
  expect(await site.textOf('/es/faq')).toContain('Preguntas y respuestas.');
  expect(await receiptsOf('faulty-text')).toContain('text-arguments');
  await publishText('terms.title', { 'en-US': 'Other terms' }, 'legal');
  expect(await site.textOf('/terms-conditions')).not.toContain('Other terms');
});

test('an editor sees the draft of a text on a page that shows it, with its field and its faults; visitors do not', async () => {
  drafts.publish(makeSiteText('managedService.meta.title', { 'en-US': 'A {faulty} draft' }));
  drafts.publish(makeSiteText('pricing.comparison.title', { 'en-US': 'Words of a draft' }, 'draft-entry'));
  const opening = previewLink('siteText', 'pricing.comparison.title');
  expect(await site.leadsTo(opening)).toEqual([307, '/pricing']);
  const cookie = await draftCookie(site, opening);
  const { text } = await site.get('/pricing', { cookie });
  const [, marks = ''] = /Words of a draft([\u200b-\ufeff]+)/.exec(text) ?? [];
  expect(decode(marks)).toEqual({ origin: 'pricing.comparison.title', href: 'draft-entry' });
  expect(text).toContain('{faulty} is not known here');
  expect(await site.textOf('/pricing')).not.toMatch(/Words of a draft|\u200b/);
  expect(await site.leadsTo(previewLink('siteText', 'no.such.key'))).toEqual([404, null]);
});

describe('an announcement', () => {
  /** What a publication takes on this machine, with much to spare. ms. */
  let spanMs: number;

  beforeAll(async () => {
    const over = { from: '2025-01-01T00:00Z', until: '2025-02-01T00:00Z' };
    // The first one waits for the first look at the space.
    await announce('over', over);
    const startedAt = Date.now();
    await announce('over', over);
    spanMs = 3_000 + 2 * (Date.now() - startedAt);
  });

  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const until = (moment: string) => delay(Math.max(0, Date.parse(moment) - Date.now()));

  /** Publishes an announcement and returns the line that ends it. */
  const announce = async (...announcement: Parameters<typeof makeAnnouncement>) =>
    (await editor.publish(makeAnnouncement(...announcement)))[0];

  /** The text of the bar of a page; empty without one. */
  async function barOf(path: string, headers: Record<string, string> = {}): Promise<string> {
    const { text } = await site.get(path, headers);
    return /<section[^>]*data-tone="inverse"[^>]*>.*?<p[^>]*>(.*?)<\/p>/s.exec(text.slice(0, text.indexOf('<header')))?.[1] ?? '';
  }

  test('appears and ends at its times, on its pages only, without another publication', async () => {
    const [from, end] = [inMs(spanMs), inMs(4 * spanMs)];
    const link = { linkText: { 'en-US': 'See plans', es: 'Ver planes' }, link: { 'en-US': '/pricing' } };
    const text = { 'en-US': 'A day of talks', es: 'Un día de charlas' };
    expect(await announce('talks', { from, until: end, pages: ['/faq', '/blogs/keyword/*'], text, ...link })).toContain('0 of 0 pages');
    expect(await barOf('/faq')).toBe('');
    await until(from);
    await site.until(async () => (await barOf('/faq')).includes('A day of talks'));
    await site.until(async () => (await barOf('/es/blogs/keyword/planning')).includes('Un día de charlas'));
    await site.until(async () => /Un día de charlas.*href="\/es\/pricing".*Ver planes/s.test(await barOf('/es/faq')));
    const faq = await site.get('/faq');
    expect(faq.text).toMatch(/<html[^>]* data-announcement="talks\.1"/);
    expect(faq.text).toMatch(/<meta name="announcement" content="[^"]*A day of talks/);
    expect(await barOf('/affiliates')).toBe('');
    await until(end);
    await site.until(async () => (await barOf('/faq')) === '' && (await barOf('/es/blogs/keyword/planning')) === '');
  });

  test('gives way to one that began later, and a new text makes only its pages anew', async () => {
    await announce('first', { pages: ['/affiliates'] });
    const late = { from: '2026-02-01T00:00Z', pages: ['/affiliates'] };
    expect(await announce('second', late)).toContain('2 of 2 pages');
    expect(await barOf('/affiliates')).toContain('News of second');
    expect(await announce('second', { ...late, text: { 'en-US': 'Other news' } })).toContain('2 of 2 pages');
    expect(await barOf('/es/affiliates')).toMatch(/Other news/);
    expect(await announce('first', { pages: ['/affiliates'], text: { 'en-US': 'Hidden news' } })).toContain('0 of 0 pages');
  });

  test('that is faulty changes nothing, and its receipt says why', async () => {
    await announce('faulty-bar', { pages: ['/white-label', '/nowhere'] });
    expect(await barOf('/white-label')).toBe('');
    expect(await receiptsOf('faulty-bar')).toContain('announcement-page: /nowhere');
  });

  test('of a draft is on its pages for an editor, with the fields that they come from', async () => {
    drafts.publish(makeAnnouncement('draft-bar', { pages: ['/managed-service', '/blog/blog-1'] }));
    const cookie = await draftCookie(site);
    for (const path of ['/managed-service', '/blog/blog-1']) {
      const bar = await barOf(path, { cookie });
      for (const part of ['News of draft-bar', 'data-contentful-entry-id="draft-bar"', 'data-contentful-field-id="text"', 'en-US'])
        expect(bar, path).toContain(part);
      expect(await barOf(path), path).toBe('');
    }
    expect(await barOf('/white-label', { cookie })).toBe('');
  });

  test('is shown by a server that was down if it has begun meanwhile, and not if it has ended', async () => {
    await announce('ends', { pages: ['/ai-studio'] });
    expect(await barOf('/ai-studio')).toContain('News of ends');
    const end = inMs(2 * spanMs);
    await announce('ends', { until: end, pages: ['/ai-studio'] });
    const begins = inMs(2 * spanMs);
    await announce('begins', { from: begins, pages: ['/pricing'] });
    await site.restart('SIGTERM', async () => {
      standIn.publish(makeAnnouncement('missed', { until: end, pages: ['/faq'] }));
      await until(begins);
    });
    await site.until(async () => (await barOf('/ai-studio')) === '' && (await barOf('/pricing')).includes('News of begins'));
    expect(await barOf('/faq')).toBe('');
  });
});

test('200 texts are published together', async () => {
  // None that is on every page: publish.test.ts makes all of them anew.
  const keys = ['home.', 'pricing.', 'affiliates.', 'aiStudio.'].flatMap((start) =>
    TEXT_KEYS.filter((key) => {
      const text = defaultText(key, 'en') ?? '<';
      return key.startsWith(start) && whyFixed(key) === null && /^[^<{]*$/.test(text) && !/\.meta\.|[$€%]/.test(key);
    }),
  );
  const some = keys.slice(0, 200);
  expect(some.length).toBe(200);
  // Some at a time: a call is refused half a minute after it was signed.
  for (let start = 0; start < some.length; start += 20) {
    const items = some.slice(start, start + 20).map((key) => makeSiteText(key, { 'en-US': `${defaultText(key, 'en')?.slice(0, 20)}…` }));
    expect(new Set(await Promise.all(items.map((item) => editor.tell(item))))).toEqual(new Set([202]));
  }
  const isReplaced = (html: string) => (html.match(/…/g) ?? []).length > 50;
  await site.until(async () => isReplaced(await site.textOf('/pricing')) && isReplaced(await site.textOf('/')));
});
