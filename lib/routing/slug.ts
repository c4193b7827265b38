/**
 * Bytes of a slug at most, in UTF-8. Files of pages are named by their slugs, a name may have 255 bytes, and some are needed for what is
 * written behind it.
 */
export const SLUG_MAX_BYTES = 200;

/** Letters of any script with their marks, digits, and what an address holds as it is (RFC 3986, section 2.3), but no dot in front. */
const SPELLING = /^[\p{L}\p{N}_~-][\p{L}\p{M}\p{N}_.~-]*$/u;
const READABLE = /[\p{L}\p{N}]/u;
/** The Markdown of an entry stands at its address with `.md`; the other ends are names that Next has for a page's data. */
const TAKEN_END = /\.(?:md|rsc|segments?)$/i;

/** The slug that a text is, in its one spelling: with composed letters (NFC). Null where it cannot stand in an address. */
export function toSlug(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const slug = text.normalize('NFC');
  const isUsable = SPELLING.test(slug) && READABLE.test(slug) && !TAKEN_END.test(slug) && byteLength(slug) <= SLUG_MAX_BYTES;
  return isUsable ? slug : null;
}

/** Whether a text is a slug as it stands. */
export const isSlug = (text: unknown): text is string => typeof text === 'string' && toSlug(text) === text;

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** What a slug is, in words, for whoever wrote something else. */
export const SLUG_RULE = `letters, digits, "-", "_", "." and "~", no "." in front, no ".md" at the end, ${SLUG_MAX_BYTES} bytes at most`;

/** The slug in a route's parameter, which Next hands over as it stands in the address or as it was named for the build. */
export function slugOfParam(param: string): string {
  return decodedPath(param) ?? param;
}

/** A path as text, or null where its encoding is none (`/blog/%ff`). */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
