import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutLocale } from '../i18n/locales.ts';

/** Longer than any address of the site with its query. Bytes. */
const TARGET_MAX_BYTES = 8192;

const READING = ['GET', 'HEAD', 'OPTIONS'] as const;
const WRITING = [...READING, 'POST'] as const;

/** Where a POST is taken: the webhook, its own second step, and the page with the application form. */
const POST_PATHS: readonly string[] = ['/api/revalidate', '/api/revalidate/tags', '/affiliates'];

/** An answer that needs nothing but the request's first line. */
export type EarlyAnswer = { status: 204 | 400 | 405 | 414; headers: Record<string, string>; text: string };

/**
 * What is answered before anything else looks at a request: methods that the site does not know, and targets that are no path. Null
 * where the request may go on.
 */
export function earlyAnswer({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): EarlyAnswer | null {
  if (Buffer.byteLength(url) > TARGET_MAX_BYTES) return plain(414, `The address is longer than ${TARGET_MAX_BYTES} bytes.`);
  // "GET *" and "GET http://other.example/" are for servers in general and for proxies (RFC 9112, section 3.2).
  if (!url.startsWith('/') && !(url === '*' && method === 'OPTIONS')) return plain(400, 'The request names no path of this site.');
  const allowed: readonly string[] = POST_PATHS.includes(withoutLocale(pathOf(url))) ? WRITING : READING;
  const allow = allowed.join(', ');
  if (method === 'OPTIONS') return { status: 204, headers: { allow }, text: '' };
  return allowed.includes(method) ? null : { ...plain(405, `This address takes ${allow}.`), headers: { ...TEXT, allow } };
}

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const plain = (status: EarlyAnswer['status'], text: string): EarlyAnswer => ({ status, headers: TEXT, text: `${text}\n` });

const pathOf = (url: string) => url.split('?', 1)[0] as string;

/** Sends an early answer. A body that may follow the request is not read: the connection ends with the answer. */
export function sendEarly(request: IncomingMessage, response: ServerResponse, { status, headers, text }: EarlyAnswer): void {
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  if (hasBody) response.setHeader('connection', 'close');
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : text);
}
