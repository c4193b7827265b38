import { signRequest, verifyRequest } from '@contentful/node-apps-toolkit';

/** How old a signed request may be, in seconds: long enough for clocks that differ, short enough against replays. */
const MAX_AGE_S = 30;

/** A request as it is signed: the path with its query, the body to the letter. */
type SignedRequest = { path: string; headers: Record<string, string>; body: string };

/**
 * Whether Contentful signed this POST request with our secret, not long ago.
 * https://www.contentful.com/developers/docs/webhooks/request-verification/
 */
export function isSigned(secret: string, { path, headers, body }: SignedRequest): boolean {
  try {
    return verifyRequest(secret, { method: 'POST', path, headers, body }, MAX_AGE_S);
  } catch {
    // The toolkit throws on missing, malformed and expired headers alike: none of them is a signature.
    return false;
  }
}

/** The headers that sign a POST request of our own, in Contentful's way. */
export function signedHeaders(secret: string, path: string, body: string): Record<string, string> {
  const headers = { 'content-type': 'application/json' };
  return { ...headers, ...(signRequest(secret, { method: 'POST', path, headers, body }) as unknown as Record<string, string>) };
}
