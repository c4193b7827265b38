/** The first sentence of a text, plus the next ones until it has `least` characters: "Yes." alone says nothing. Without space around it. */
export function firstSentence(text: string, locale: string, least = 1): string {
  let first = '';
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    first += segment;
    if (first.length >= least) break;
  }
  return first.trim();
}

/** A shorter sentence is not an answer yet: "Yes." */
const SHORTEST_ANSWER = 21;

/** The beginning of an answer, as it is shown below its closed question. */
export const beginningOf = (answer: string, locale: string) => firstSentence(answer, locale, SHORTEST_ANSWER);
