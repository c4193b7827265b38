import { verifyRequest } from '@contentful/node-apps-toolkit';

/** Maximum age of a signed request, and maximum lead of its clock, in seconds: clocks differ, and a replay must fail. */
const MAX_AGE_S = 30;

const TIMESTAMP_HEADER = 'x-contentful-timestamp';

/** The header of the signature. The same request has the same one. */
export const SIGNATURE_HEADER = 'x-contentful-signature';

/** A signed request: the path with its query, headers with names in lower case, and the exact body. */
type SignedRequest = { path: string; headers: Record<string, string>; body: string };

/** Whether Contentful signed it, not long ago (https://www.contentful.com/developers/docs/webhooks/request-verification/). */
export function isSigned(secret: string, { path, headers, body }: SignedRequest): boolean {
  try {
    // The toolkit takes the clock of any future time, so that a request could be repeated for days.
    const isRecent = Math.abs(Number(headers[TIMESTAMP_HEADER]) - Date.now()) < MAX_AGE_S * 1000;
    return isRecent && verifyRequest(secret, { method: 'POST', path, headers, body }, 0);
  } catch {
    // The toolkit throws for a missing, malformed or expired header.
    return false;
  }
}
