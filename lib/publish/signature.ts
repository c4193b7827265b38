import { verifyRequest } from '@contentful/node-apps-toolkit';

/** Maximum age of a signed request, and maximum lead of its clock, in seconds: clocks differ, and a replay must fail. */
const MAX_AGE_S = 30;

const TIMESTAMP_HEADER = 'x-contentful-timestamp';

/** The header of the signature. The same request has the same one. */
export const SIGNATURE_HEADER = 'x-contentful-signature';

/** A signed request: the path with its query, and the exact body. */
type SignedRequest = { path: string; headers: Record<string, string>; body: string };

/**
 * Whether Contentful signed this POST request with our secret, not long ago.
 * https://www.contentful.com/developers/docs/webhooks/request-verification/
 */
export function isSigned(secret: string, { path, headers, body }: SignedRequest): boolean {
  try {
    // The toolkit rejects only old requests, so the time is checked below.
    return verifyRequest(secret, { method: 'POST', path, headers, body }, 0) && isRecent(headers);
  } catch {
    // The toolkit throws for a missing, malformed or expired header.
    return false;
  }
}

/** Neither too old, so that nobody can replay it, nor too far ahead, so that nobody can repeat it for days. */
function isRecent(headers: Record<string, string>): boolean {
  const stamp = Object.entries(headers).find(([name]) => name.toLowerCase() === TIMESTAMP_HEADER)?.[1];
  return Math.abs(Number(stamp) - Date.now()) < MAX_AGE_S * 1000;
}
