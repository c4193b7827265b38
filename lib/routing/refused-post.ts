/** A whole application is a third of this, with every character the longest there is. */
export const BODY_MAX_BYTES = 16 * 1024;

/**
 * The status that a POST is turned away with before anything of its body is read, or null where nothing is wrong with it: 403 for what
 * another site's page sent, 413 for what is too long. `ownHosts` are the hosts that the site answers to.
 */
export function refusedPost(headers: Headers, ownHosts: readonly (string | null)[]): 403 | 413 | null {
  if (!isSameOrigin(headers, ownHosts)) return 403;
  return Number(headers.get('content-length') ?? 0) > BODY_MAX_BYTES ? 413 : null;
}

function isSameOrigin(headers: Headers, ownHosts: readonly (string | null)[]): boolean {
  // No page can set either of the two by itself. Every browser sends Origin with a POST; the other is newer and says it outright.
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  return origin !== null && URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
}
