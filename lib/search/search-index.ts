import { cacheLife } from 'next/cache';
import { current } from '../content/current.ts';
import { contentStore } from '../content/store/content-store.ts';
import { tags } from '../content/tags.ts';
import { publishedMessages } from '../content/texts/site-messages.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Messages } from '../i18n/messages.ts';
import { stripAccents } from '../i18n/strip-accents.ts';
import { entryPath } from '../routing/collection-addresses.ts';
import { ENTRY_KINDS, type EntryKind } from '../site/collections.ts';
import { withHeadFacts } from '../site/head-facts.ts';
import { messagesOf, PAGES } from '../site/pages.ts';
import { FAQ_LISTS } from '../site/questions.ts';
import { tagWith } from '../stored-pages/cache-tags.ts';
import { entryWords, unpackWords } from './entry-words.ts';
import { type Candidate, inBatches, indexJson } from './index-words.ts';
import { textOfMessages } from './message-text.ts';
import { questionWords } from './question-words.ts';
import { WordCounts } from './word-counts.ts';

/** The search index of a language as JSON: an array of SearchDocument. It depends on every entry, and on the texts and questions of the site. */
export const searchIndex = current(async (locale: Locale, _change: number): Promise<string> => {
  'use cache';
  cacheLife('content');
  tagWith([...ENTRY_KINDS.flatMap((kind) => [tags.list(kind), tags.cards(kind)]), ...FAQ_LISTS.map(tags.faq)]);
  const messages = await publishedMessages(locale);
  const candidates = [
    ...pageCandidates(messages, locale),
    ...(await Promise.all(ENTRY_KINDS.map((kind) => entryCandidates(kind, locale)))).flat(),
  ];
  return indexJson(candidates);
});

async function entryCandidates(kind: EntryKind, locale: Locale): Promise<Candidate[]> {
  const known = await entryWords(kind);
  const cards = contentStore().catalogue(kind).cards(locale);
  const candidates: Candidate[] = [];
  for await (const card of inBatches(cards)) {
    const document = {
      path: entryPath(card),
      group: kind,
      title: card.title,
      description: card.description,
      keywords: card.keywords,
      ...(card.language === locale ? {} : { lang: card.language }),
    };
    const words = [...unpackWords(known.get(card.id)?.words[locale] ?? '')];
    candidates.push({ document, words: words.map(({ spelling, count }) => ({ word: stripAccents(spelling), spelling, count })) });
  }
  return candidates;
}

function pageCandidates(messages: Messages, locale: Locale): Candidate[] {
  const otherNames: Partial<Record<string, string>> = messages.search.words;
  return PAGES.map((page) => {
    const copy = messagesOf(page, messages);
    const counts = new WordCounts().add(textOfMessages(copy), locale);
    const { brought, taken } = questionWords(page.path, messages, locale);
    for (const text of taken) counts.add(text, locale, -1);
    for (const { text, language } of brought) counts.add(text, language);
    return {
      document: {
        path: page.path,
        group: 'pages',
        title: messages.shell.nav[page.name],
        description: withHeadFacts(copy.meta.description, locale),
        keywords: otherNames[page.name]?.split(', ') ?? [],
      },
      words: [...counts.byWord].flatMap(([word, { spelling, count }]) => (count > 0 ? [{ word, spelling, count }] : [])),
    };
  });
}
