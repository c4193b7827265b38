import { ownAddress } from './publish/own-address.ts';

/** Headers that a "not modified" repeats from the answer that it stands for (RFC 9110, section 15.4.5). */
const REPEATED = ['etag', 'last-modified', 'cache-control', 'content-location', 'vary'];

/** Whether what the client holds is what the site would send. Only what is known decides; doubt sends the file. */
export function isCurrent(request: Headers, current: Headers): boolean {
  const etag = current.get('etag');
  const held = request.get('if-none-match');
  // Where both are asked for, the tag decides alone (RFC 9110, section 13.2.2).
  if (held !== null) return etag !== null && (held.trim() === '*' || held.split(',').some((tag) => opaque(tag) === opaque(etag)));
  const since = Date.parse(request.get('if-modified-since') ?? '');
  const modified = Date.parse(current.get('last-modified') ?? '');
  return modified <= since;
}

// A proxy that compresses makes a tag weak; for "is it the same text?" that is no difference.
const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether a request asks for a file only if it has changed. */
export function isConditional({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.has('if-none-match') || headers.has('if-modified-since'));
}

/**
 * "Not modified" where the client holds the file as it is now, else null. Next sends stored files without looking at the request, so
 * their headers are asked for first.
 */
export async function notModified(request: Request, address: string): Promise<Response | null> {
  const current = await fetch(new URL(address, ownAddress()), { method: 'HEAD', redirect: 'manual' });
  if (current.status !== 200 || !isCurrent(request.headers, current.headers)) return null;
  return new Response(null, {
    status: 304,
    headers: REPEATED.flatMap((name): [string, string][] => {
      const value = current.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  });
}
