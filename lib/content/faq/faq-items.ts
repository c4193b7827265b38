import type { Document } from '@contentful/rich-text-types';
import { DEFAULT_LOCALE, LOCALES, type Locale, perLocale } from '../../i18n/locales.ts';
import { type FaqList, isFaqList, QUESTIONS_OF } from '../../site/questions.ts';
import { createdFirst, type PartProblem } from '../check/part-rules.ts';
import { printable } from '../printable.ts';
import { plainText } from '../rich-text/reading.ts';
import { isDocument, isTooDeep, resolveBody } from '../store/entry.ts';
import { fieldValue, inWords, isText, type LocaleCodes } from '../store/fields.ts';
import { perEntries } from '../store/per-entries.ts';
import { pricesIn } from '../texts/text-fault.ts';
import type { RawEntry } from '../types.ts';
import { answerText } from './answer-text.ts';
import { QUESTION_MAX_CHARACTERS, undrawnNodes } from './limits.ts';

/** A question and its answer, both in one language. Links inside `answer` are resolved. */
type FaqWords = { question: string; answer: Document; language: Locale };

export type FaqEntry = {
  id: string;
  list: FaqList;
  /** The site's own questions stand at 10, 20, 30 … */
  order: number;
  /** The name of the site's own question that it stands in place of. */
  replaces: string | null;
  /** Its words in each language; null if it only hides the question of the site. */
  in: Record<Locale, FaqWords> | null;
};

/** Sorts entries into questions that can be shown and problems. Of two entries for one question of the site the older one counts. */
export function faqItems(entries: readonly RawEntry[], codes: LocaleCodes) {
  const items: FaqEntry[] = [];
  const problems: PartProblem[] = [];
  const holders = new Map<string, string>();
  for (const entry of entries.toSorted(createdFirst)) {
    const { id } = entry.sys;
    const field = (name: string) => fieldValue(entry, name, DEFAULT_LOCALE, codes);
    const [list, replaced, order, hides] = [field('list'), field('replaces'), field('order'), field('hidden') === true];
    const replaces = isText(replaced) ? replaced.trim() : null;
    const place = `${inWords(list)}/${replaces}`;
    const faults = [
      ...placeFaults(list, replaces, hides),
      ...(hides ? [] : wordsFaults(entry, codes)),
      ...(replaces !== null && holders.has(place) ? [{ rule: 'faq-doubled', about: `${replaces}, ${holders.get(place)}` } as const] : []),
    ];
    if (!isFaqList(list) || faults.length > 0) {
      const title = field('question');
      problems.push(...faults.map((fault) => ({ id, title: isText(title) ? printable(title).trim() : id, locale: null, ...fault })));
      continue;
    }
    if (replaces !== null) holders.set(place, id);
    items.push({
      ...{ id, list, order: typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER, replaces },
      in: hides ? null : perLocale((locale) => wordsIn(entry, locale, codes)),
    });
  }
  return { items, problems };
}

export const shownQuestions = perEntries(faqItems);

type Fault = Pick<PartProblem, 'rule' | 'about'> & { locale?: Locale };

function placeFaults(list: unknown, replaces: string | null, hides: boolean): Fault[] {
  if (!isFaqList(list)) return [{ rule: 'faq-list-unknown', about: isText(list) ? list : 'the list is missing' }];
  if (replaces === null) return hides ? [{ rule: 'faq-incomplete', about: 'it hides a question, and does not name it' }] : [];
  const names: readonly string[] = QUESTIONS_OF[list];
  return names.includes(replaces) ? [] : [{ rule: 'faq-question-unknown', about: `${list} has no question "${replaces}"` }];
}

/** Both from one language: a Spanish question above an English answer would be worse than a single language. */
function wordsIn(entry: RawEntry, locale: Locale, codes: LocaleCodes): FaqWords {
  const own = ownWords(entry, locale, codes);
  const language = own.question !== null && own.answer !== null ? locale : DEFAULT_LOCALE;
  const { question, answer } = ownWords(entry, language, codes) as { question: string; answer: Document };
  return { question: printable(question).trim(), answer: resolveBody(answer, { page: locale, text: language }, codes), language };
}

function ownWords({ fields }: RawEntry, locale: Locale, codes: LocaleCodes): { question: string | null; answer: Document | null } {
  const [question, answer] = [fields?.question?.[codes[locale]], fields?.answer?.[codes[locale]]];
  return {
    question: isText(question) ? question : null,
    answer: isDocument(answer) && isText(plainText(answer)) ? answer : null,
  };
}

/** The faults in each language. Only the default language needs a question and an answer. */
function wordsFaults(entry: RawEntry, codes: LocaleCodes): Fault[] {
  return LOCALES.flatMap((locale) => {
    const { question, answer } = ownWords(entry, locale, codes);
    const found: Fault[] = [];
    const incomplete = (about: string) => found.push({ rule: 'faq-incomplete', about });
    if (isTooDeep(entry.fields?.answer?.[codes[locale]])) incomplete('the answer is nested too deeply to be shown');
    else if (locale === DEFAULT_LOCALE && answer === null) incomplete('the answer is empty');
    if (locale === DEFAULT_LOCALE && question === null) incomplete('the question is empty');
    for (const type of answer ? undrawnNodes(answer) : []) incomplete(`an answer cannot show "${type.slice(0, 60)}"`);
    const length = question?.trim().length ?? 0;
    if (length > QUESTION_MAX_CHARACTERS) found.push({ rule: 'faq-too-long', about: `${length} > ${QUESTION_MAX_CHARACTERS}` });
    const [price] = [question ?? '', ...(answer ? answerText(answer).split('\n') : [])].flatMap(pricesIn);
    if (price) found.push({ rule: 'faq-price', about: price });
    return found.map((fault) => ({ locale, ...fault }));
  });
}
