import { verifyRequest } from '@contentful/node-apps-toolkit';

/** How old a signed request may be, in seconds, and how far ahead its clock: long enough for clocks that differ, short enough against replays. */
const MAX_AGE_S = 30;

const TIMESTAMP_HEADER = 'x-contentful-timestamp';

/** The header of the signature. The same request has the same one. */
export const SIGNATURE_HEADER = 'x-contentful-signature';

/** A request as it is signed: the path with its query, the body to the letter. */
type SignedRequest = { path: string; headers: Record<string, string>; body: string };

/**
 * Whether Contentful signed this POST request with our secret, not long ago.
 * https://www.contentful.com/developers/docs/webhooks/request-verification/
 */
export function isSigned(secret: string, { path, headers, body }: SignedRequest): boolean {
  try {
    // The time is looked at below: the toolkit looks only for what is too old.
    return verifyRequest(secret, { method: 'POST', path, headers, body }, 0) && isRecent(headers);
  } catch {
    // The toolkit throws on missing, malformed and expired headers alike: none of them is a signature.
    return false;
  }
}

/** Neither so old that somebody may have kept it, nor so far ahead that it could be sent again for days. */
function isRecent(headers: Record<string, string>): boolean {
  const stamp = Object.entries(headers).find(([name]) => name.toLowerCase() === TIMESTAMP_HEADER)?.[1];
  return Math.abs(Number(stamp) - Date.now()) < MAX_AGE_S * 1000;
}
