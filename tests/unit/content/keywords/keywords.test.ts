import { expect, test } from 'vitest';
import { keywordSlug } from '../../../../lib/content/keywords/keywords.ts';
import { Catalogue } from '../../../../lib/content/store/catalogue.ts';
import { tags } from '../../../../lib/content/tags.ts';
import { takeawayOf } from '../../../../lib/content/takeaway.ts';
import type { LocalizedCard } from '../../../../lib/content/types.ts';
import { isPagePath } from '../../../support/addresses.ts';
import { cardOf } from '../../../support/localized-card.ts';

/** A card with these keywords; without Spanish ones it has no Spanish text. */
const card = (id: string, keywords: string[], es?: string[]): LocalizedCard =>
  es ? cardOf(id, { keywords }, { keywords: es }) : cardOf(id, { keywords, languages: ['en'] }, { language: 'en' });

const slugs = (cards: LocalizedCard[], locale: 'en' | 'es') => [...new Catalogue(cards).keywords.byLocale[locale].keys()];
const times = (count: number, make: (index: number) => LocalizedCard) => Array.from({ length: count }, (_, index) => make(index));

test('the address of a keyword has its folded words, and cannot be made of what has none', () => {
  const addresses = ['Planificación', '  Año  nuevo ', 'R&D', 'Google+', 'page'].map(keywordSlug);
  expect(addresses).toEqual(['planificacion', 'ano-nuevo', 'r-d', 'google-plus', 'page']);
  for (const slug of addresses)
    for (const end of ['', '/page/2']) expect(isPagePath(`/blogs/keyword/${slug}${end}`), slug + end).toBe(true);
  expect(['', '!!!', '🎉', '日本語', 'x'.repeat(81)].map(keywordSlug)).toEqual(Array(5).fill(null));
});

test('the page of a keyword counts an entry once, for any number of spellings', () => {
  expect(slugs([card('a', ['Video', 'video', 'VÍDEO']), card('b', ['video'])], 'en')).toEqual([]);
});

test('a keyword has one page for all spellings together, called what most entries call it', () => {
  const { keywords } = new Catalogue([card('a', ['Vídeo']), card('b', ['video']), card('c', ['video']), card('d', ['VIDEO'])]);
  const video = keywords.byLocale.en.get('video');
  expect([video?.name, video?.cards.length]).toEqual(['video', 4]);
});

test('a keyword has a page in the language of the words: an entry without a Spanish text does not count in Spanish', () => {
  const cards = times(3, (index) => card(`a${index}`, ['planning']));
  expect([slugs(cards, 'en'), slugs(cards, 'es')]).toEqual([['planning'], []]);
});

const pairs = (cards: LocalizedCard[]) => Object.fromEntries(new Catalogue(cards).keywords.alternates);

test('a keyword has no page in another language where the entries differ: Spanish "red" is no English "red"', () => {
  const cards = [
    ...times(3, (index) => card(`a${index}`, ['red'], ['rojo'])),
    ...times(3, (index) => card(`b${index}`, ['network'], ['red'])),
  ];
  expect(pairs(cards)['en/red']).toEqual({ en: 'red', es: 'rojo' });
  expect(pairs(cards)['es/red']).toEqual({ en: 'network', es: 'red' });
  expect(pairs([...cards, card('c', ['red'], ['otro'])])['en/red']).toBeUndefined();
});

test.each([
  ['en', 'Content calendar template, every column explained', 'template'],
  ['en', 'A social media audit checklist for one morning', 'checklist'],
  ['en', 'Brand voice workbook: your tone on a single page', 'workbook'],
  ['es', 'Lista de control: audita tus redes en una mañana', 'checklist'],
  ['es', 'Guía de nombres UTM: enlaces de campaña que se entienden', 'guide'],
  // A part of a word does not count, nor does a word of the other language.
  ['en', 'Guided tours through templated worksheets', null],
  ['es', 'A template', null],
] as const)('%s: %s is a %s', (language, title, takeaway) => {
  expect(takeawayOf({ language, title })).toBe(takeaway);
});

test('each tag names one thing, and can stand in a header among others that are joined by commas', () => {
  const all = [
    ...[tags.entry('a'), tags.asset('a'), tags.list('blog'), tags.cards('blog'), tags.missing],
    ...['a', 'é', 'ж'.repeat(100)].map((slug) => tags.slug('blog', 'en', slug)),
    ...[tags.keyword('blog', 'en', 'a'), tags.keywordHasPage('blog', 'en', 'a')],
  ];
  expect(new Set(all).size).toBe(all.length);
  // Next takes 256 characters of each at most.
  for (const tag of all) expect(tag).toMatch(/^[!-+\--~]{1,256}$/);
});
