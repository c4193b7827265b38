import { stripAccents } from '../i18n/strip-accents.ts';

export type Piece = { text: string; marked: boolean };

/** Splits a text at the matching words. In a longer word it marks the typed part: "plan" in "Planificación". */
export function markWords(text: string, { words, query }: { words: ReadonlySet<string>; query: readonly string[] }): Piece[] {
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).flatMap((part, place): Piece[] => {
    // Odd indices are the words between the separators.
    const word = place % 2 === 1 ? stripAccents(part) : '';
    if (!words.has(word)) return part === '' ? [] : [{ text: part, marked: false }];
    const typed = query.filter((each) => word.startsWith(each)).sort((a, b) => b.length - a.length)[0];
    const end = typed === undefined ? part.length : lengthOfPrefix(part, typed.length);
    const rest = part.slice(end);
    return [{ text: part.slice(0, end), marked: true }, ...(rest ? [{ text: rest, marked: false }] : [])];
  });
}

/** The length of the part of a word that folds to this number of letters: an "ß" folds to two, a separate accent to none. */
function lengthOfPrefix(word: string, foldedLength: number): number {
  let length = 0;
  for (const letter of word) {
    if (stripAccents(word.slice(0, length)).length >= foldedLength && !/\p{M}/u.test(letter)) break;
    length += letter.length;
  }
  return length;
}
