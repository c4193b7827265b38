/** A text as long as this may have a second line. */
const LONG = 40;
/** Minimum number of letters on a last line. */
export const WORTH_A_LINE = 8;
/** Words longer than that together are not held: they would leave a hole in the line before. */
const AT_MOST = 16;

/**
 * Holds the last words of a paragraph together. Browsers that care (`text-wrap: pretty`) see to it that no word stays alone on the last
 * line; two short ones look as forgotten.
 */
export function withLastWords(text: string, long = LONG): string {
  if (text.length < long || /\s$/.test(text)) return text;
  const words = text.split(' ');
  let last = words.pop() ?? '';
  while (last.length < WORTH_A_LINE && last.length + (words.at(-1)?.length ?? AT_MOST) < AT_MOST) last = `${words.pop()}\u00a0${last}`;
  return [...words, last].join(' ');
}
