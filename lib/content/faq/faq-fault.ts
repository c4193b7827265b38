import type { Document } from '@contentful/rich-text-types';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../i18n/locales.ts';
import { plainText } from '../rich-text/reading.ts';
import { isDocument, isTooDeep } from '../store/entry.ts';
import { isText, type LocaleCodes } from '../store/fields.ts';
import { pricesIn } from '../texts/text-fault.ts';
import type { RawEntry } from '../types.ts';
import { answerText } from './answer-text.ts';
import { QUESTION_MAX_CHARACTERS, undrawnNodes } from './limits.ts';

type WordsFault = { locale: Locale; rule: 'faq-incomplete' | 'faq-too-long' | 'faq-price'; about: string };

/** The question and the answer of an entry in one language; null where it has none. */
export function ownWords({ fields }: RawEntry, locale: Locale, codes: LocaleCodes): { question: string | null; answer: Document | null } {
  const [question, answer] = [fields?.question?.[codes[locale]], fields?.answer?.[codes[locale]]];
  return {
    question: isText(question) ? question : null,
    answer: isDocument(answer) && isText(plainText(answer)) ? answer : null,
  };
}

/** The faults in each language. Only the default language needs a question and an answer. */
export function wordsFaults(entry: RawEntry, codes: LocaleCodes): WordsFault[] {
  return LOCALES.flatMap((locale) => {
    const { question, answer } = ownWords(entry, locale, codes);
    const found: Omit<WordsFault, 'locale'>[] = [];
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
