import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { articleLines } from '../../support/article-lines.ts';

/**
 * A word and those that must not stand in its place. Words count whole and in any case; a pattern where a word alone would say too little.
 * `only` narrows a term to the messages or to the articles, where the other has the word for something else.
 */
type Term = { say: string; never: readonly (string | RegExp)[]; only?: 'messages' | 'articles' };

const GLOSSARY: Record<string, readonly Term[]> = {
  en: [
    { say: 'email', never: ['e-mail', 'e-mails', 'mails', /(?<!in the )\bmail\b/i] },
    // The verb is common in the articles: whoever holds the camera films.
    { say: 'video', never: ['film', 'films'], only: 'messages' },
    { say: 'video', never: ['films', /\b(?:a|the|short|finished) film\b/i, /\bfilm(?:,| and)/i], only: 'articles' },
    // One article compares the studio with chatbots at large.
    { say: 'AI chat', never: ['chatbot', 'chatbots', 'chat bot', 'chat assistant'], only: 'messages' },
    { say: 'support chat', never: ['chat support', 'help chat', 'live chat', /\bthe chat is open\b/i] },
    { say: 'white-label', never: ['white label', 'white labeling', 'white-labeling', 'white labelling', 'whitelabel'] },
    { say: 'seat', never: ['user license', 'user licenses', 'user slot', 'extra place', 'extra places'] },
    { say: 'freelancer', never: ['freelance', 'self-employed', 'solopreneur', 'solopreneurs'] },
    { say: 'schedulers', never: ['programmers', 'scheduling software', 'scheduling apps'] },
    { say: 'managed service', never: ['management service', 'done-for-you'] },
    { say: 'social hub', never: ['unified inbox', 'social inbox', 'social center'] },
    { say: 'AI studio', never: ['studio AI', 'AI suite', 'AI toolbox', /AI Studio/] },
    { say: 'Video generator', never: ['video maker', 'video creator', 'video tool'] },
    { say: 'Writing assistant', never: ['writing helper', 'writing tool', 'text assistant'] },
    { say: 'News content', never: ['news tool', 'news finder', 'news feed'] },
    { say: 'Search insights', never: ['search insight', 'search data', 'search ideas'] },
    {
      say: 'Calendar events and holidays',
      never: [/(?<!calendar )\bevents and holidays\b/i, /\bcalendar events\b(?! and holidays)/i, 'holiday calendar'],
    },
    { say: 'Brainstorm ideas', never: ['brainstorming', 'brainstorm tool', 'idea generator'] },
    { say: 'Engagement questions', never: ['conversation starters', 'question generator'] },
    { say: 'Raw content', never: ['raw material', 'raw notes'] },
    { say: 'URL scrape', never: ['From a link', 'URL scraper', 'URL reader', 'link reader'] },
    { say: 'Image generator', never: ['picture generator', 'image maker', 'image creator'] },
    // Promises that another page takes back, and turns that no native speaker uses.
    { say: 'move down from your next billing period', never: ['in any month', 'change it any month', 'cancel any month'] },
    { say: 'Your networks', never: ['every network', 'publish it everywhere'], only: 'messages' },
    { say: 'the same publishing and AI tools', never: ['everything included', 'nothing is hidden'], only: 'messages' },
    { say: 'again', never: ['anew'] },
    { say: 'comes first', never: ['stands first'] },
    { say: 'willful misconduct', never: ['intent, gross negligence'] },
  ],
  es: [
    { say: 'correo', never: ['email', 'emails', 'e-mail', 'mail', 'mails'] },
    { say: 'video', never: ['vídeo', 'vídeos', 'película', 'películas', 'film', 'filme'] },
    { say: 'chat con IA', never: ['chatbot', 'chatbots', 'chat de IA', 'asistente de chat'], only: 'messages' },
    { say: 'chat de soporte', never: ['chat de ayuda', 'chat de atención', 'ayuda por chat', 'el chat atiende'] },
    { say: 'palabras con IA', never: ['palabras de IA', 'imágenes de IA', 'textos de IA'] },
    { say: 'marca blanca', never: ['white label', 'white-label', 'etiqueta blanca'] },
    { say: 'puesto', never: ['asientos', 'plaza', 'plazas', 'lugares extra', 'puestos extra', 'licencia de usuario'] },
    { say: 'afiliado', never: ['socio', 'socios', 'referencia'], only: 'messages' },
    { say: 'freelancers', never: ['freelance', 'freelances', 'autónomo', 'autónomos', 'autónoma', 'autónomas'] },
    { say: 'herramientas de redes', never: ['programador', 'programadores', 'planificadores'] },
    { say: 'servicio gestionado', never: ['servicio administrado', 'servicio de gestión'] },
    { say: 'bandeja social', never: ['centro social', 'hub social', 'social hub'] },
    { say: 'estudio de IA', never: ['AI studio', 'estudio con IA', 'Studio', /(?<=[\p{L}\d,] )Estudio de IA|Estudio de ia/u] },
    { say: 'Generador de video', never: ['generador de videos', 'creador de video', 'creador de videos'] },
    { say: 'Asistente de redacción', never: ['asistente de escritura', 'asistente de textos'] },
    { say: 'Noticias', never: ['contenido de noticias', 'contenidos de noticias'] },
    { say: 'Datos de búsqueda', never: ['información de búsqueda', 'insights de búsqueda', 'tendencias de búsqueda'] },
    { say: 'Fechas y festivos', never: ['eventos y festivos', 'eventos y feriados', 'eventos del calendario'] },
    { say: 'Lluvia de ideas', never: ['brainstorming', 'lluvias de ideas', 'tormenta de ideas'] },
    { say: 'Preguntas para conversar', never: ['preguntas de interacción', 'preguntas de participación'] },
    { say: 'Material en bruto', never: ['contenido en bruto', 'contenido bruto'] },
    { say: 'Desde un enlace', never: ['extracción desde una URL', 'URL scrape', 'lector de URL'] },
    { say: 'Generador de imágenes', never: ['creador de imágenes', 'generador de imagen'] },
    // Neutral for Spain and Latin America.
    { say: 'tú', never: ['usted', 'vosotros', 'vosotras', 'vuestro', 'vuestra', 'vos'], only: 'messages' },
    { say: 'cada persona', never: ['cada quien'] },
    { say: 'en promedio', never: [/\bde media\b(?! hora)/i, 'por término medio', 'resultados medios'] },
    { say: 'teléfono', never: ['móvil', 'celular', 'ordenador', 'computadora'] },
    { say: 'quieras', never: ['apetece', 'apetezca'] },
    { say: 'reservar', never: ['agenda', 'agendar'], only: 'messages' },
    // Watched, not answered: the service does not promise a reply to each.
    { say: 'sigue de cerca', never: [/\b(?:atiende|atienden|atendidos|atenderlos)\b/i], only: 'messages' },
    { say: 'planificada', never: ['publicación lista', 'publicaciones listas'] },
    { say: 'baja a partir de tu próximo periodo de facturación', never: ['cualquier mes', 'cámbialo cuando'] },
    { say: 'las mismas herramientas de publicación e IA', never: ['todo incluido', 'nada se esconde'], only: 'messages' },
  ],
};

/** The words of a message alone, those inside plurals, selects and tags included: an argument's name is no word. */
function wordsOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return wordsOf(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '…';
      return Object.values(element.options)
        .map((option) => wordsOf(option.value))
        .join(' / ');
    })
    .join('');
}

type Text = { where: string; text: string };

function messageTexts(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return [{ where, text: wordsOf(parse(value)) }];
  return Object.entries(value as object).flatMap(([key, inner]) => messageTexts(inner, where ? `${where}.${key}` : key));
}

/** The lines of the sample articles. What a link leads to is no word, nor is code such as the value of a parameter. */
const articleTexts = (language: string): Text[] =>
  articleLines(language).map(({ where, text }) => ({ where, text: text.replace(/\]\([^)]*\)|`[^`]*`/g, ' ') }));

const LETTER = '[\\p{L}\\p{N}]';

/** A word as a pattern: whole, in any case, also where a letter has an accent (\b would see the end of a word there). */
const patternOf = (word: string | RegExp) => (typeof word === 'string' ? new RegExp(`(?<!${LETTER})${word}(?!${LETTER})`, 'iu') : word);

/** Each place where a word stands that must not: `faq.more.text: "chatbot", say "AI chat"`. */
const faultsIn = (texts: Text[], { say, never }: Term) =>
  texts.flatMap(({ where, text }) =>
    never.flatMap((word) => {
      const found = patternOf(word).exec(text)?.[0];
      return found ? [`${where}: "${found}", say "${say}"`] : [];
    }),
  );

describe.each(Object.keys(GLOSSARY))('the words in %s', async (language) => {
  // Visitors type their own words for a page, and not ours.
  const messages = messageTexts(await loadMessages(language as Locale), '').filter(({ where }) => !where.startsWith('search.words.'));
  const articles = articleTexts(language);
  const terms = GLOSSARY[language] ?? [];
  const textsOf = ({ only }: Term) => [...(only === 'articles' ? [] : messages), ...(only === 'messages' ? [] : articles)];

  test('are read from messages and articles', () => {
    expect(messages.length).toBeGreaterThan(1000);
    expect(new Set(articles.map(({ where }) => where.split(':')[0])).size).toBeGreaterThan(20);
  });

  test.each(terms.map((term) => [term.say, term] as const))('"%s" is said by no other word', (_, term) => {
    expect(faultsIn(textsOf(term), term)).toEqual([]);
  });

  test('each tool has one name', async () => {
    const { home, aiStudio } = await loadMessages(language as Locale);
    expect(home.studio.tools).toEqual(Object.fromEntries(Object.entries(aiStudio.tools).map(([tool, { name }]) => [tool, name])));
  });

  test('the rule on plan changes is the same sentence on pricing, FAQ and terms', async () => {
    const { pricing, faq, terms } = await loadMessages(language as Locale);
    const rules = [pricing.faq.items.change.answer, faq.items.switching.answer, terms.sections.renewal.switching];
    expect(new Set(rules.map((rule) => rule.split('.')[0])).size).toBe(1);
  });

  // A term that nobody uses any more would guard nothing.
  test.each(terms.map((term) => [term.say, term] as const))('"%s" is in use', (say, term) => {
    expect(textsOf(term).some(({ text }) => patternOf(say).test(text))).toBe(true);
  });
});

/** Document titles and labels of prices as the owner gave them, letter by letter. */
const GIVEN: Record<string, string> = {
  'cookies.meta.title': 'Cookie Policy',
  'managedService.meta.title': 'Managed Service',
  'pricing.mostPopular': 'Most Popular',
  'pricing.billedAnnually': 'Billed Annually: …',
};
/** Names that keep their capitals wherever they stand, and the first word of a sentence after another one. */
const CAPITALS = /\b(?:Feedloom|Sprout Social|Contentful|English|AI|FAQ|RSS)\b|(?<=[.:?!…] )\p{Lu}/gu;

test('titles, labels and buttons are in sentence case: no second word begins with a capital letter but in what the owner gave', async () => {
  const all = messageTexts(await loadMessages('en'), '');
  const labels = all.filter(
    ({ where }) => /^shell\.|^pricing\.[^.]+$|\.meta\.title$/.test(where) || (BUTTONS as readonly string[]).includes(where),
  );
  expect(labels.length).toBeGreaterThan(100);
  const capital = labels.filter(({ text }) => / [\p{Lu}]\p{Ll}/u.test(text.replace(CAPITALS, '')));
  expect(Object.fromEntries(capital.map(({ where, text }) => [where, text]))).toEqual(GIVEN);
});

/** What a click does, by the button or the link that says it. */
const BUTTONS = [
  'affiliates.apply.byMail',
  'affiliates.apply.send',
  'affiliates.hero.apply',
  'affiliates.hero.calculate',
  'aiStudio.allowances.link',
  'aiStudio.closing.call',
  'aiStudio.closing.plans',
  'aiStudio.hero.plans',
  'aiStudio.hero.tools',
  'competitors.jump',
  'competitors.plans',
  'cookies.referral.forget',
  'createAccount.join',
  'entry.code.copy',
  'entry.keywords.elsewhere',
  'entry.share.copy',
  'faq.more.mail',
  'faq.more.plans',
  'home.closing.call',
  'home.closing.plans',
  'home.doors.managed.link',
  'home.doors.whiteLabel.link',
  'home.hero.call',
  'home.hero.plans',
  'home.plans.compare',
  'home.plans.link',
  'home.studio.link',
  'managedService.blocks.cta',
  'managedService.closing.cta',
  'managedService.hero.cta',
  'managedService.steps.cta.button',
  'pricing.addWhiteLabel',
  'pricing.calculator.call.book',
  'pricing.calculator.choose',
  'pricing.choose',
  'pricing.closing.call',
  'pricing.closing.plans',
  'pricing.comparison.order',
  'pricing.customized',
  'pricing.hero.calculator',
  'pricing.managed.more',
  'problem.error.home',
  'problem.error.retry',
  'problem.notFound.home',
  'shell.nav.login',
  'shell.nav.trial',
  'whiteLabel.closing.demo',
  'whiteLabel.closing.sales',
  'whiteLabel.hero.cta',
  'whiteLabel.hero.order',
] as const;

test('Spanish buttons are infinitives, all of them', async () => {
  const buttons = messageTexts(await loadMessages('es'), '').filter(({ where }) => (BUTTONS as readonly string[]).includes(where));
  expect(buttons.map(({ where }) => where).sort()).toEqual([...BUTTONS].sort());
  expect(buttons.filter(({ text }) => !/^\p{L}*[aei]r(?:se|l[ao]s?)?(?!\p{L})/iu.test(text))).toEqual([]);
});

/** Links in the shape of a button that name what they lead to. */
const NAMES = ['competitors.hootsuite.tools.link', 'competitors.others.article', 'home.posts.link'];

/** The messages that a component says inside one of our buttons: of its nearest translator above, or of the one that it awaits. */
function buttonMessages(source: string): string[] {
  const opening = String.raw`<(?:ButtonLink|ArrowLink|BookingLink|BookingArrowLink)\b(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*>`;
  return [...source.matchAll(new RegExp(String.raw`${opening}\s*\{(\w+)(?:\.rich)?\(\s*['\`]([^'\`$]+)['\`]`, 'g'))].map(
    ({ index, 1: name, 2: key }) => {
      const made = new RegExp(String.raw`const ${name} = (?:use|await get)Translations\((?:\{[^}]*namespace: )?'([^']*)'`, 'g');
      return `${[...source.slice(0, index).matchAll(made)].at(-1)?.[1]}.${key}`;
    },
  );
}

test('every button of a component is in the list', () => {
  const found = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => buttonMessages(readFileSync(join('components', file), 'utf8')));
  expect(found.length).toBeGreaterThan(30);
  expect(NAMES.filter((name) => !found.includes(name))).toEqual([]);
  expect([...new Set(found)].filter((message) => !([...BUTTONS, ...NAMES] as string[]).includes(message))).toEqual([]);
});

describe('a word that must not stand', () => {
  const chat: Term = { say: 'AI chat', never: ['chatbot', /\bbot\b/] };

  test.each([
    ['is found in any case, with its place', { a: { b: 'Ask the Chatbot.' } }, ['a.b: "Chatbot", say "AI chat"']],
    [
      'is found inside a plural and a tag',
      { a: '{n, plural, one {a chatbot} other {<b>no bot</b>}}' },
      ['a: "chatbot", say "AI chat"', 'a: "bot", say "AI chat"'],
    ],
    ['is not found inside another word, nor as the name of an argument', { a: 'Chatbots love {chatbot}.' }, []],
  ])('%s', (_, messages, faults) => {
    expect(faultsIn(messageTexts(messages, ''), chat)).toEqual(faults);
  });

  test('may begin and end with an accent', () => {
    expect(faultsIn([{ where: 'a', text: 'Así, él va.' }], { say: 'x', never: ['él', 'as'] })).toEqual(['a: "él", say "x"']);
  });
});
