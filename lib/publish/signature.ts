import { verifyRequest } from '@contentful/node-apps-toolkit';

/** Maximum age of a signed request, and maximum lead of its clock, in seconds: clocks differ, and a replay must fail. */
const MAX_AGE_S = 30;

const TIMESTAMP_HEADER = 'x-contentful-timestamp';

/** The header of the signature. The same request has the same one. */
export const SIGNATURE_HEADER = 'x-contentful-signature';

/**
 * Whether Contentful signed a request, not long ago (https://www.contentful.com/developers/docs/webhooks/request-verification/): its path
 * with the query, its headers with names in lower case, and its exact body.
 */
export function isSigned(secret: string, request: { path: string; headers: Record<string, string>; body: string }): boolean {
  try {
    // The toolkit takes the clock of any future time, so that a request could be repeated for days.
    const isRecent = Math.abs(Number(request.headers[TIMESTAMP_HEADER]) - Date.now()) < MAX_AGE_S * 1000;
    return isRecent && verifyRequest(secret, { method: 'POST', ...request }, 0);
  } catch {
    // The toolkit throws for a missing, malformed or expired header.
    return false;
  }
}
