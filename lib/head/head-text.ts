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

const THOUGHT_MIN = 20;

/** The beginning of a text: whole sentences; or, marked as cut, up to its last colon or comma (`least` characters), or whole words. */
export function trimAtThought(text: string, max: number, least = THOUGHT_MIN): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  // The punctuation mark itself may be the first character that does not fit. A space follows it: the point within a number does not count.
  const start = plain.slice(0, max + 2);
  const before = (marks: RegExp) => start.slice(0, Math.max(0, ...[...start.matchAll(marks)].map(({ index }) => index)));
  const sentences = before(/(?<=[.!?…]) /g);
  if (sentences.length >= THOUGHT_MIN && sentences.length <= max) return sentences;
  const whole = before(/[:;] /g);
  if (whole.length >= least && whole.length < max) return `${whole}…`;
  const part = before(/, /g);
  return part.length >= least && part.length < max ? `${part}…` : trimAtWord(plain, max);
}

/** Characters on two lines of the related column, which a browser would cut anywhere. */
const TWO_LINES = 66;
/** A shorter sentence would leave the second line empty. */
const A_LINE_AND_MORE = 46;

export const inTwoLines = (description: string) => trimAtThought(description, TWO_LINES, A_LINE_AND_MORE);
