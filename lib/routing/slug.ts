/** Maximum bytes of a slug, in UTF-8. Page files are named by their slugs, a file name may have 255 bytes, and the suffixes need some. */
export const SLUG_MAX_BYTES = 200;

/** Letters of any script with their marks, digits, and an address's unreserved characters (RFC 3986, section 2.3), but no leading dot. */
const SPELLING = /^[\p{L}\p{N}_~-][\p{L}\p{M}\p{N}_.~-]*$/u;
const READABLE = /[\p{L}\p{N}]/u;
/** The Markdown of an entry has its address plus `.md`; the other endings are Next's names for a page's data. */
const TAKEN_END = /\.(?:md|rsc|segments?)$/i;

/** A text as a slug in its single spelling: with composed letters (NFC). Null if it cannot be in an address. */
export function toSlug(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const slug = text.normalize('NFC');
  const isUsable =
    SPELLING.test(slug) && READABLE.test(slug) && !TAKEN_END.test(slug) && new TextEncoder().encode(slug).length <= SLUG_MAX_BYTES;
  return isUsable ? slug : null;
}

export const isSlug = (text: unknown): text is string => typeof text === 'string' && toSlug(text) === text;

export const SLUG_RULE = `letters, digits, "-", "_", "." and "~", no "." in front, no ".md" at the end, ${SLUG_MAX_BYTES} bytes at most`;

/** The slug in a route's parameter, which Next passes as it is in the address or in the build's parameters. */
export function slugOfParam(param: string): string {
  return decodedPath(param) ?? param;
}

/** A decoded path, or null if its encoding is invalid (`/blog/%ff`). */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
