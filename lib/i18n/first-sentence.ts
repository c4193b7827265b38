/** The first sentence of a text, with the ones after it that are needed until it has `least` characters: "Yes." alone says nothing. Without space around it. */
export function firstSentence(text: string, locale: string, least = 1): string {
  let first = '';
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    first += segment;
    if (first.length >= least) break;
  }
  return first.trim();
}

/** A sentence of fewer characters is no answer yet: "Yes." */
const SHORTEST_ANSWER = 21;

/** How an answer begins, as it is shown below its question while it is closed. */
export const beginningOf = (answer: string, locale: string) => firstSentence(answer, locale, SHORTEST_ANSWER);
