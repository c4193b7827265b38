import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { articleLines } from '../../support/article-lines.ts';
import { messageTexts, type Text } from '../../support/message-texts.ts';
import { words } from '../../support/words.ts';

/**
 * Which word is said for what: each with those that must not stand in its place, whole and in any case. Messages and articles are held to
 * `everywhere`, messages alone to `messages`, where an article may have the other word for something else.
 */
const GLOSSARY: Record<Locale, Record<'everywhere' | 'messages', Record<string, readonly string[]>>> = {
  en: {
    everywhere: {
      email: ['e-mail', 'e-mails', 'mails'],
      video: ['films'],
      'support chat': ['chat support', 'help chat', 'live chat'],
      'white-label': ['white label', 'white labeling', 'white-labeling', 'white labelling', 'whitelabel'],
      seat: ['user license', 'user licenses', 'user slot', 'extra place', 'extra places'],
      freelancer: ['freelance', 'self-employed', 'solopreneur', 'solopreneurs'],
      scheduler: ['programmers', 'scheduling software', 'scheduling apps'],
      'managed service': ['management service', 'done-for-you'],
      'social hub': ['unified inbox', 'social inbox', 'social center'],
      'AI studio': ['studio AI', 'AI suite', 'AI toolbox'],
      'video generator': ['video maker', 'video creator', 'video tool'],
      'writing assistant': ['writing helper', 'writing tool', 'text assistant'],
      'news content': ['news tool', 'news finder', 'news feed'],
      'search insights': ['search insight', 'search data', 'search ideas'],
      'calendar events and holidays': ['holiday calendar'],
      'brainstorm ideas': ['brainstorming', 'brainstorm tool', 'idea generator'],
      'engagement questions': ['conversation starters', 'question generator'],
      'raw content': ['raw material', 'raw notes'],
      'URL scrape': ['from a link', 'URL scraper', 'URL reader', 'link reader'],
      'image generator': ['picture generator', 'image maker', 'image creator'],
    },
    messages: {
      video: ['film'],
      'AI chat': ['chatbot', 'chatbots', 'chat bot', 'chat assistant'],
    },
  },
  es: {
    everywhere: {
      correo: ['email', 'emails', 'e-mail', 'mail', 'mails'],
      video: ['vídeo', 'vídeos', 'película', 'películas', 'film', 'filme'],
      'chat de soporte': ['chat de ayuda', 'chat de atención', 'ayuda por chat'],
      'palabras con IA': ['palabras de IA', 'imágenes de IA', 'textos de IA'],
      'marca blanca': ['white label', 'white-label', 'etiqueta blanca'],
      puesto: ['asientos', 'plaza', 'plazas', 'lugares extra', 'puestos extra', 'licencia de usuario'],
      freelancers: ['freelance', 'freelances', 'autónomo', 'autónomos', 'autónoma', 'autónomas'],
      'herramientas de redes': ['programador', 'programadores', 'planificadores'],
      'servicio gestionado': ['servicio administrado', 'servicio de gestión'],
      'bandeja social': ['centro social', 'hub social', 'social hub'],
      'estudio de IA': ['AI studio', 'estudio con IA', 'studio'],
      'generador de video': ['generador de videos', 'creador de video', 'creador de videos'],
      'asistente de redacción': ['asistente de escritura', 'asistente de textos'],
      noticias: ['contenido de noticias', 'contenidos de noticias'],
      'datos de búsqueda': ['información de búsqueda', 'insights de búsqueda', 'tendencias de búsqueda'],
      'fechas y feriados': ['eventos y festivos', 'eventos y feriados', 'eventos del calendario'],
      'lluvia de ideas': ['brainstorming', 'lluvias de ideas', 'tormenta de ideas'],
      'preguntas para conversar': ['preguntas de interacción', 'preguntas de participación'],
      'material en bruto': ['contenido en bruto', 'contenido bruto'],
      'desde un enlace': ['extracción desde una URL', 'URL scrape', 'lector de URL'],
      'generador de imágenes': ['creador de imágenes', 'generador de imagen'],
      teléfono: ['móvil', 'celular', 'ordenador', 'computadora'],
    },
    messages: {
      'chat con IA': ['chatbot', 'chatbots', 'chat de IA', 'asistente de chat'],
      afiliado: ['socio', 'socios', 'referencia'],
      // Neutral for Spain and Latin America.
      tú: ['usted', 'vosotros', 'vosotras', 'vuestro', 'vuestra', 'vos'],
    },
  },
};

/** The lines of the sample articles, without the targets of links and without code such as a parameter's value. */
const articleTexts = (language: string): Text[] =>
  articleLines(language).map(({ where, text }) => ({ where, text: text.replace(/\]\([^)]*\)|`[^`]*`/g, ' ') }));

const LETTER = '[\\p{L}\\p{N}]';

/** Each position of a forbidden word: `faq.more.text: "chatbot", say "AI chat"`. Also if a word begins or ends with an accent. */
const faultsIn = (texts: Text[], say: string, never: readonly string[]) => {
  const forbidden = new RegExp(`(?<!${LETTER})(?:${never.join('|')})(?!${LETTER})`, 'giu');
  return texts.flatMap(({ where, text }) => [...text.matchAll(forbidden)].map(([found]) => `${where}: "${found}", say "${say}"`));
};

describe.each(LOCALES)('the words in %s', async (language) => {
  // Visitors type their own words for a page, and not ours.
  const messages = messageTexts(await loadMessages(language)).filter(({ where }) => !where.startsWith('search.words.'));
  const { everywhere, messages: inMessages } = GLOSSARY[language];

  test.each(Object.entries(everywhere))('messages and articles have no other word for "%s"', (say, never) => {
    expect(faultsIn([...messages, ...articleTexts(language)], say, never)).toEqual([]);
  });

  test.each(Object.entries(inMessages))('messages have no other word for "%s"', (say, never) => {
    expect(faultsIn(messages, say, never)).toEqual([]);
  });

  test('each tool of the studio has one name', async () => {
    const { home, aiStudio } = await loadMessages(language);
    expect(home.studio.tools).toEqual(Object.fromEntries(Object.entries(aiStudio.tools).map(([tool, { name }]) => [tool, name])));
  });

  test('the rule on plan changes is the same sentence on the pricing page, in the FAQ and in the terms', () => {
    const rules = ['pricing.faq.items.change.answer', 'faq.items.switching.answer', 'terms.sections.renewal.switching'];
    expect(new Set(rules.map((key) => words(language)(key).split('.')[0])).size).toBe(1);
  });
});

// Document titles and labels of prices as the owner gave them, letter by letter.
test.each([
  ['cookies.meta.title', 'Cookie Policy'],
  ['managedService.meta.title', 'Managed Service'],
  ['pricing.mostPopular', 'Most Popular'],
  ['pricing.billedAnnually', 'Billed Annually: $300'],
])('%s is "%s"', (key, given) => {
  expect(words('en')(key, { total: '$300' })).toBe(given);
});
