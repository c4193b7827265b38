import type { Locale } from '../i18n/locales.ts';
import { stripAccents } from '../i18n/strip-accents.ts';

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words that nearly every text has, folded: they distinguish nothing. In a language without such a list every word counts. */
const STOP_WORDS: Partial<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'a about all also an and any are as at be been but by can could did do does for from get had has have he her his how i if in into is it its just like may me more most my no not of on one only or other our out over she so some such than that the their them then there these they this those to too under until up us was we were what when where which while who why will with without would you your'.split(
      ' ',
    ),
  ),
  es: new Set(
    'a al algo alguna alguno ante antes asi aun aunque cada como con cual cuando de del desde donde dos e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estan estas este esto estos fue ha han hasta hay la las le les lo los mas me mi mientras mis mismo muy ni no nos o otra otro para pero poco por porque pues que quien se sea ser si sin sino sobre solo son su sus tambien tan tanto te tiene toda todas todo todos tu tus un una unas uno unos y ya'.split(
      ' ',
    ),
  ),
};

export const isStopWord = (word: string, language: Locale): boolean => STOP_WORDS[language]?.has(word) ?? false;

/** How often a text has each word, by its folded form, without stop words. */
export class WordCounts {
  readonly byWord = new Map<string, { spelling: string; count: number }>();

  add(text: string, language: Locale, weight = 1): this {
    for (const spelling of wordsOf(text)) {
      const word = stripAccents(spelling);
      if (word.length < 3 || isStopWord(word, language)) continue;
      const known = this.byWord.get(word);
      if (known) known.count += weight;
      else this.byWord.set(word, { spelling: spelling.toLowerCase(), count: weight });
    }
    return this;
  }
}
