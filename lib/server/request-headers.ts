import type { IncomingHttpHeaders } from 'node:http';

/**
 * Conditions for changing a file, and parts of one. Pictures here are small. Next answers 500 where a condition cannot be met (tried), and a server
 * may pass all of them over (RFC 9110, sections 13.1 and 14.2).
 */
const UNUSED = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/** The address under which a proxy was called. */
const FORWARDED: Record<string, RegExp> = {
  'x-forwarded-host': /^[a-z0-9._:[\]-]+$/i,
  'x-forwarded-proto': /^https?$/,
  'x-forwarded-port': /^\d{1,5}$/,
};

/** Takes out of a request's headers what the site has no use for. Of the proxies in front, the outermost says what the visitor called. */
export function tidyHeaders(headers: IncomingHttpHeaders): void {
  for (const name of UNUSED) delete headers[name];
  for (const [name, usual] of Object.entries(FORWARDED)) {
    const outermost = String(headers[name] ?? '')
      .split(',', 1)
      .join('')
      .trim();
    if (usual.test(outermost)) headers[name] = outermost;
    else delete headers[name];
  }
}
