import { signRequest, verifyRequest } from '@contentful/node-apps-toolkit';

/** How old a signed request may be, in seconds, and how far ahead its clock: long enough for clocks that differ, short enough against replays. */
const MAX_AGE_S = 30;

/** From the first moment at which a signed request is taken, its clock ahead, to the last, its clock behind. */
export const SIGNED_FOR_MS = 2 * MAX_AGE_S * 1000;

const TIMESTAMP_HEADER = 'x-contentful-timestamp';

/** The header by which a signed request is known: whoever sends the same request again sends the same signature. */
export const SIGNATURE_HEADER = 'x-contentful-signature';

/** A request as it is signed: the path with its query, the body to the letter. */
type SignedRequest = { path: string; headers: Record<string, string>; body: string };

/**
 * Whether Contentful signed this POST request with our secret, not long ago.
 * https://www.contentful.com/developers/docs/webhooks/request-verification/
 */
export function isSigned(secret: string, { path, headers, body }: SignedRequest): boolean {
  try {
    return verifyRequest(secret, { method: 'POST', path, headers, body }, MAX_AGE_S) && !isAhead(headers);
  } catch {
    // The toolkit throws on missing, malformed and expired headers alike: none of them is a signature.
    return false;
  }
}

/** The toolkit looks for requests that are too old, and not for those that could be sent again for days. */
function isAhead(headers: Record<string, string>): boolean {
  const stamp = Object.entries(headers).find(([name]) => name.toLowerCase() === TIMESTAMP_HEADER)?.[1];
  return !(Number(stamp) - Date.now() < MAX_AGE_S * 1000);
}

/** The headers that sign a POST request of our own, in Contentful's way. */
export function signedHeaders(secret: string, path: string, body: string): Record<string, string> {
  const headers = { 'content-type': 'application/json' };
  return { ...headers, ...(signRequest(secret, { method: 'POST', path, headers, body }) as unknown as Record<string, string>) };
}
