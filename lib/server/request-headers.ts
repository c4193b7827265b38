import type { IncomingHttpHeaders } from 'node:http';

/** Next answers 500 to a failed condition (tried). A server may ignore these headers (RFC 9110, sections 13.1 and 14.2). */
const UNUSED = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/** The address under which a client called a proxy. */
const FORWARDED: Record<string, RegExp> = {
  'x-forwarded-host': /^[a-z0-9._:[\]-]+$/i,
  'x-forwarded-proto': /^https?$/,
  'x-forwarded-port': /^\d{1,5}$/,
};

/** Removes request headers that the site does not use. Of several proxies, the outermost names the address that the visitor called. */
export function tidyHeaders(headers: IncomingHttpHeaders): void {
  for (const name of UNUSED) delete headers[name];
  for (const [name, usual] of Object.entries(FORWARDED)) {
    const [outermost = ''] = String(headers[name] ?? '')
      .trim()
      .split(/\s*,/, 1);
    if (usual.test(outermost)) headers[name] = outermost;
    else delete headers[name];
  }
}
