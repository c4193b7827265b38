/** Minimum length of a text that may have a second line, in characters. */
const LONG = 40;
/** Minimum number of letters on a last line. */
const WORTH_A_LINE = 8;
/** Words that are longer together are not held. They would leave a gap at the end of the line before. */
const AT_MOST = 16;

/** With `text-pretty` browsers leave no single word on the last line. Two short words look just as lost. */
export function withLastWords(text: string, long = LONG): string {
  if (text.length < long || /\s$/.test(text)) return text;
  const words = text.split(' ');
  let last = words.pop() ?? '';
  while (last.length < WORTH_A_LINE && last.length + (words.at(-1)?.length ?? AT_MOST) < AT_MOST) last = `${words.pop()}\u00a0${last}`;
  return [...words, last].join(' ');
}
