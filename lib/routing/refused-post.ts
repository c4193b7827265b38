/** A whole application is a third of this, with every character the longest there is. */
export const BODY_MAX_BYTES = 16 * 1024;

/** What an editor types while the preview follows along: all fields of an entry, of which a rich text is the longest. Contentful takes 1 MB for one. */
export const TYPED_MAX_BYTES = 2 * 1024 * 1024;

/**
 * The status that a POST is turned away with before anything of its body is read, or null where nothing is wrong with it: 403 for what
 * another site's page sent, 413 for what is too long. `siteHost` is the public host of the site, with its port if that has one.
 */
export function refusedPost(headers: Headers, siteHost: string, maxBytes = BODY_MAX_BYTES): 403 | 413 | null {
  if (!isSameOrigin(headers, siteHost)) return 403;
  return Number(headers.get('content-length') ?? 0) > maxBytes ? 413 : null;
}

/** The headers of a POST that was let in, as the framework wants them: it has a rule of its own for origin and host, and answers 500 by it. */
export function letIn(headers: Headers, siteUrl: string): Headers {
  const { origin, host } = new URL(siteUrl);
  const told = new Headers(headers);
  told.set('origin', origin);
  told.set('x-forwarded-host', host);
  return told;
}

function isSameOrigin(headers: Headers, siteHost: string): boolean {
  // No page can set either of the two by itself, and a browser that sends one of them need not send the other: older ones have no Sec-Fetch-Site,
  // and privacy settings take Origin away, or make it "null".
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null || origin === 'null') return site === 'same-origin';
  const from = URL.parse(origin);
  // As the origin is written: in lower case, without the usual port.
  return (
    from !== null && [calledHost(headers), siteHost].some((host) => host && URL.parse(`${from.protocol}//${host}`)?.host === from.host)
  );
}

/** The host that a request was sent to. Null where a proxy says that it was another one: then only the site's public host counts. */
function calledHost(headers: Headers): string | null {
  const host = headers.get('host');
  const forwarded = headers.get('x-forwarded-host') ?? host;
  return host?.toLowerCase() === forwarded?.toLowerCase() ? host : null;
}
