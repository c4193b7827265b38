import { SITE } from '../site/identity.ts';

/** The approximate length at which a result list cuts. Characters. */
export const TITLE_MAX = 60;
export const DESCRIPTION_MIN = 110;
export const DESCRIPTION_MAX = 160;

export function titleWithProduct(title: string): string {
  const full = title.includes(SITE.product) ? title : `${title} | ${SITE.product}`;
  return full.length <= TITLE_MAX ? full : trimAtWord(title, TITLE_MAX);
}

export function trimAtWord(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max);
  const lastSpace = cut.lastIndexOf(' ');
  // A word longer than the limit is cut inside; half a surrogate pair is not a character.
  const kept = lastSpace > max / 2 ? cut.slice(0, lastSpace) : cut.slice(0, -1).replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(/[\s.,;:!?…–—-]+$/, '')}…`;
}

/** Characters on two lines of the related column, which a browser would cut anywhere. */
const TWO_LINES = 66;
/** A shorter sentence is no useful beginning; a shorter part of one would leave the second line empty. */
const SENTENCE_MIN = 20;
const PART_MIN = 46;

/** The beginning of a text: whole sentences; or, marked as cut, up to its last colon or comma, or whole words. */
export function inTwoLines(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= TWO_LINES) return plain;
  // The punctuation mark itself may be the first character that does not fit. A space follows it: the point within a number does not count.
  const start = plain.slice(0, TWO_LINES + 2);
  const before = (marks: RegExp) => start.slice(0, Math.max(0, ...[...start.matchAll(marks)].map(({ index }) => index)));
  const sentences = before(/(?<=[.!?…]) /g);
  if (sentences.length >= SENTENCE_MIN && sentences.length <= TWO_LINES) return sentences;
  const part = [before(/[:;] /g), before(/, /g)].find(({ length }) => length >= PART_MIN && length < TWO_LINES);
  return part === undefined ? trimAtWord(plain, TWO_LINES) : `${part}…`;
}
