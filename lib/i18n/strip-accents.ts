/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ŧ: 't' };
const NEEDS_PLAIN = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

const ASCII = /^[ -~]*$/;

/** A text without case, accents and ligatures: "Planificación" is "planificacion", "Straße" is "strasse". */
export function stripAccents(text: string): string {
  const lower = text.toLowerCase();
  // Most words have nothing to stripAccents, and a search index folds hundreds of thousands.
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(NEEDS_PLAIN, (letter) => PLAIN[letter] as string);
}
