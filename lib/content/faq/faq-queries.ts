import { cacheLife } from 'next/cache';
import { env } from '../../env.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { FaqList } from '../../site/questions.ts';
import { tagWith } from '../../stored-pages/cache-tags.ts';
import { current } from '../current.ts';
import { FAQ_ITEM } from '../model.ts';
import { pageStore } from '../store/page-store.ts';
import { bodyTags, tags } from '../tags.ts';
import { faqItems, shownQuestions } from './faq-items.ts';

/** The entries in a list of questions. `words` is null for one that only hides a question of the site. Time makes no page stale. */
export const faqEntries = current(async (list: FaqList, locale: Locale, _change: number) => {
  'use cache';
  cacheLife({ revalidate: Number.POSITIVE_INFINITY, expire: Number.POSITIVE_INFINITY });
  const store = await pageStore();
  const codes = env().CONTENTFUL_LOCALES;
  const all = await store.parts(FAQ_ITEM);
  const ids = new Set(shownQuestions(all).items.flatMap((item) => (item.list === list ? [item.id] : [])));
  const resolved = await Promise.all(all.filter(({ sys }) => ids.has(sys.id)).map((each) => store.resolved(each)));
  const { items } = faqItems(resolved, codes);
  const listed = items.map(({ id, order, replaces, in: inLanguages }) => ({ id, order, replaces, words: inLanguages?.[locale] ?? null }));
  tagWith([tags.faq(list), ...listed.flatMap(({ words }) => (words ? bodyTags(words.answer) : []))]);
  return listed;
});
