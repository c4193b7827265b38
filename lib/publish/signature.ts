import { signRequest, verifyRequest } from '@contentful/node-apps-toolkit';

/** How old a signed request may be, in seconds, and how far ahead its clock: long enough for clocks that differ, short enough against replays. */
const MAX_AGE_S = 30;

/** What another clock may differ from this machine's and still be asked. */
const CLOCKS_DIFFER_MS = 10 * 60 * 1000;

/** From the first moment at which a signed request is taken, its clock ahead, to the last, its clock behind. */
export const SIGNED_FOR_MS = 2 * MAX_AGE_S * 1000;

const TIMESTAMP_HEADER = 'x-contentful-timestamp';

/** The header by which a signed request is known: whoever sends the same request again sends the same signature. */
export const SIGNATURE_HEADER = 'x-contentful-signature';

/** A request as it is signed: the path with its query, the body to the letter. */
type SignedRequest = { path: string; headers: Record<string, string>; body: string };

/**
 * Whether Contentful signed this POST request with our secret, not long ago: by this machine's clock, or by one of others that are so far ahead of it.
 * https://www.contentful.com/developers/docs/webhooks/request-verification/
 */
export function isSigned(secret: string, { path, headers, body }: SignedRequest, clocksAheadMs: readonly number[] = [0]): boolean {
  try {
    // The time is looked at below: the toolkit does it by this machine's clock, and only for what is too old.
    return verifyRequest(secret, { method: 'POST', path, headers, body }, 0) && isRecent(headers, clocksAheadMs);
  } catch {
    // The toolkit throws on missing, malformed and expired headers alike: none of them is a signature.
    return false;
  }
}

/** Neither so old that somebody may have kept it, nor so far ahead that it could be sent again for days. */
function isRecent(headers: Record<string, string>, clocksAheadMs: readonly number[]): boolean {
  const stamp = Object.entries(headers).find(([name]) => name.toLowerCase() === TIMESTAMP_HEADER)?.[1];
  return clocksAheadMs.some(
    (aheadMs) => Math.abs(aheadMs) <= CLOCKS_DIFFER_MS && Math.abs(Number(stamp) - Date.now() - aheadMs) < MAX_AGE_S * 1000,
  );
}

/** The headers that sign a POST request of our own, in Contentful's way. */
export function signedHeaders(secret: string, path: string, body: string): Record<string, string> {
  const headers = { 'content-type': 'application/json' };
  return { ...headers, ...(signRequest(secret, { method: 'POST', path, headers, body }) as unknown as Record<string, string>) };
}
