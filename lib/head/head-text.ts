import { SITE } from '../site/identity.ts';

/** About what a result list shows before it cuts, in characters. */
export const TITLE_MAX = 60;
export const DESCRIPTION_MIN = 110;
export const DESCRIPTION_MAX = 160;

/** A title with the product's name, which needs no second mention and gives way where both do not fit. */
export function titleWithProduct(title: string): string {
  const full = title.includes(SITE.product) ? title : `${title} | ${SITE.product}`;
  return full.length <= TITLE_MAX ? full : trimAtWord(title, TITLE_MAX);
}

/** The text in at most `max` characters: cut after a whole word and marked so, where it is longer. */
export function trimAtWord(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max);
  const lastSpace = cut.lastIndexOf(' ');
  // A single word longer than the limit has no end to cut at; half a surrogate pair is no character.
  const kept = lastSpace > max / 2 ? cut.slice(0, lastSpace) : cut.slice(0, -1).replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(/[\s.,;:!?…–—-]+$/, '')}…`;
}

/** The shortest beginning of a text that says something. */
const THOUGHT_MIN = 20;

/**
 * The beginning of a text in at most `max` characters: its whole sentences, to which nothing is missing; or marked as cut what stands before its
 * last colon, before its last comma, or its whole words. A part shorter than `least` says too little for its place.
 */
export function trimAtThought(text: string, max: number, least = THOUGHT_MIN): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  // The mark itself may be the first that no longer fits. What follows it is a space: a number has its point within.
  const start = plain.slice(0, max + 2);
  const before = (marks: RegExp) => start.slice(0, Math.max(0, ...[...start.matchAll(marks)].map(({ index }) => index)));
  const sentences = before(/(?<=[.!?…]) /g);
  if (sentences.length >= THOUGHT_MIN && sentences.length <= max) return sentences;
  const whole = before(/[:;] /g);
  if (whole.length >= least && whole.length < max) return `${whole}…`;
  const part = before(/, /g);
  return part.length >= least && part.length < max ? `${part}…` : trimAtWord(plain, max);
}

/** Number of characters on two lines of the related column. Our own descriptions begin with a sentence that fits. The browser would cut it anywhere. */
const TWO_LINES = 66;
/** A shorter thought would leave the second of them empty. */
const A_LINE_AND_MORE = 46;

/** What a related column says about an entry. */
export const inTwoLines = (description: string) => trimAtThought(description, TWO_LINES, A_LINE_AND_MORE);
