/** A whole application uses a third of this, with every character of maximum size. */
export const BODY_MAX_BYTES = 16 * 1024;

/** An editor's unsaved fields in a preview: all fields of an entry. The longest is a rich text: Contentful accepts 1 MB for one. */
export const TYPED_MAX_BYTES = 2 * 1024 * 1024;

/** The status that refuses a POST: 403 if another site's page sends it, 413 if it is too long. `siteHost` is the public host. */
export function refusedPost(headers: Headers, siteHost: string, maxBytes = BODY_MAX_BYTES): 403 | 413 | null {
  if (!isSameOrigin(headers, siteHost)) return 403;
  return Number(headers.get('content-length') ?? 0) > maxBytes ? 413 : null;
}

/** The headers of an accepted POST, as the framework wants them: it compares origin and host itself, and answers 500 if they differ. */
export function letIn(headers: Headers, siteUrl: string): Headers {
  const { origin, host } = new URL(siteUrl);
  const told = new Headers(headers);
  told.set('origin', origin);
  told.set('x-forwarded-host', host);
  return told;
}

function isSameOrigin(headers: Headers, siteHost: string): boolean {
  // A page cannot set either header itself, and a browser may send only one: older ones have no Sec-Fetch-Site, and privacy settings remove
  // Origin, or make it "null".
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null || origin === 'null') return site === 'same-origin';
  const from = URL.parse(origin);
  // In the form of an origin: in lower case, without the default port.
  return (
    from !== null && [calledHost(headers), siteHost].some((host) => host && URL.parse(`${from.protocol}//${host}`)?.host === from.host)
  );
}

/** The host that a request was sent to. Null if a proxy reports another one: then only the site's public host counts. */
function calledHost(headers: Headers): string | null {
  const host = headers.get('host');
  const forwarded = headers.get('x-forwarded-host') ?? host;
  return host?.toLowerCase() === forwarded?.toLowerCase() ? host : null;
}
