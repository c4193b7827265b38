/** A whole application is a third of this, with every character the longest there is. */
export const BODY_MAX_BYTES = 16 * 1024;

/** What an editor types while the preview follows along: all fields of an entry, of which a rich text is the longest. Contentful takes 1 MB for one. */
export const TYPED_MAX_BYTES = 2 * 1024 * 1024;

/**
 * The status that a POST is turned away with before anything of its body is read, or null where nothing is wrong with it: 403 for what
 * another site's page sent, 413 for what is too long. `ownHosts` are the hosts that the site answers to.
 */
export function refusedPost(headers: Headers, ownHosts: readonly (string | null)[], maxBytes = BODY_MAX_BYTES): 403 | 413 | null {
  if (!isSameOrigin(headers, ownHosts)) return 403;
  return Number(headers.get('content-length') ?? 0) > maxBytes ? 413 : null;
}

function isSameOrigin(headers: Headers, ownHosts: readonly (string | null)[]): boolean {
  // No page can set either of the two by itself. Every browser sends Origin with a POST; the other is newer and says it outright.
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  return origin !== null && URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
}
