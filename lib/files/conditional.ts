import { hash } from 'node:crypto';
import { ownAddress } from '../runtime/own-address.ts';

/** Headers that a "not modified" repeats from the full response (RFC 9110, section 15.4.5). */
const REPEATED = ['etag', 'cache-control', 'content-location', 'vary'];

/** The tag of a text: a part of its digest. */
export const tagOf = (content: string | Uint8Array): string => `"${hash('sha256', content, 'base64url').slice(0, 27)}"`;

/** Whether one of the tags in If-None-Match is this one (RFC 9110, section 13.1.2). */
export function isHeld(ifNoneMatch: string, etag: string | null): boolean {
  if (etag === null) return false;
  return ifNoneMatch.trim() === '*' || (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => opaque(tag) === opaque(etag));
}

// A proxy that compresses makes a tag weak; for "is it the same text?" that is no difference.
const opaque = (tag: string) => tag.replace(/^W\//, '');

/** Whether a request is conditional by tag. Files have no modification dates: the dates of a text do not cover its embedded items. */
export function isConditional({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.has('if-none-match');
}

/** "Not modified" if the client holds the current file, else null. Next does not look at the request, so this asks for the tag first. */
export async function notModified({ headers }: Pick<Request, 'headers'>, address: string): Promise<Response | null> {
  const current = await fetch(new URL(address, ownAddress()), {
    method: 'HEAD',
    redirect: 'manual',
    // The tag differs for compressed text.
    headers: { 'accept-encoding': headers.get('accept-encoding') ?? 'identity' },
  });
  if (current.status !== 200 || !isHeld(headers.get('if-none-match') ?? '', current.headers.get('etag'))) return null;
  return new Response(null, {
    status: 304,
    headers: REPEATED.flatMap((name): [string, string][] => {
      const value = current.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  });
}
