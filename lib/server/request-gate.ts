import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutLocale } from '../i18n/locales.ts';
import { isEndpoint, isOutsideLanguages, isRouterData } from '../routing/addresses.ts';

/** Longer than any address of the site with its query. Bytes. */
const TARGET_MAX_BYTES = 8192;

const READING = ['GET', 'HEAD', 'OPTIONS'] as const;
const WRITING = [...READING, 'POST'] as const;

/** The page with the application form. */
const FORM_PATH = '/affiliates';
const WEBHOOK_PATH = '/api/revalidate';
/** Where a POST is taken: the webhook, its own second step, and the form. */
const POST_PATHS: readonly string[] = [WEBHOOK_PATH, `${WEBHOOK_PATH}/tags`, FORM_PATH];

/** An answer that needs nothing but the request's head. */
type EarlyAnswer = { status: 204 | 400 | 404 | 405 | 413 | 414; headers: Record<string, string>; text: string };

/**
 * What is answered before anything else looks at a request: methods that the site does not know, targets that are no path, and
 * addresses outside any language where nothing stands, which the router would take for a page in a language of that name. Null where
 * the request may go on. `files` are those in public/.
 */
export function earlyAnswer(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, files: ReadonlySet<string>): EarlyAnswer | null {
  const { method = '', url = '', headers } = request;
  if (Buffer.byteLength(url) > TARGET_MAX_BYTES) return plain(414, `The address is longer than ${TARGET_MAX_BYTES} bytes.`);
  // "GET *" and "GET http://other.example/" are for servers in general and for proxies (RFC 9112, section 3.2).
  if (!url.startsWith('/') && !(url === '*' && method === 'OPTIONS')) return plain(400, 'The request names no path of this site.');
  if (headers.host !== undefined && !isHost(headers.host)) return plain(400, 'The request names no host.');
  const path = pathOf(url);
  const allowed: readonly string[] = POST_PATHS.includes(withoutLocale(path)) ? WRITING : READING;
  const allow = allowed.join(', ');
  if (method === 'OPTIONS') return { status: 204, headers: { allow }, text: '' };
  if (!allowed.includes(method)) return { ...plain(405, `This address takes ${allow}.`), headers: { ...TEXT, allow } };
  return isNowhere(path, files) ? plain(404, 'There is nothing at this address.') : null;
}

/** Whether a request brings the application form: its body is read here, so that nothing behind meets one that is broken or endless. */
export const isFormPost = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'POST' && withoutLocale(pathOf(url)) === FORM_PATH;

/** Whether a request is a call of the webhook. Next would read its body to the end before anything of ours may look at it. */
export const isWebhookCall = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'POST' && pathOf(url) === WEBHOOK_PATH;

function isNowhere(path: string, files: ReadonlySet<string>): boolean {
  if (isRouterData(path)) return true;
  // Doubled slashes are led to their right spelling later, but not below these folders.
  const single = path.replace(/[\\/]+/g, '/');
  if (!isOutsideLanguages(single)) return false;
  return !isEndpoint(path) && !files.has(decoded(path));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * A host with or without a port; everything that builds an absolute address would stop at something else. That HTTP/1.1 must name one is for
 * Node to say; older probes of load balancers name none.
 */
const isHost = (host: string): boolean => /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`);

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** An early answer in plain words. */
export const plain = (status: EarlyAnswer['status'], text: string): EarlyAnswer => ({ status, headers: TEXT, text: `${text}\n` });

const pathOf = (url: string) => url.split('?', 1)[0] as string;

/** Sends an early answer. A body that may follow the request is not read: the connection ends with the answer. */
export function sendEarly(request: IncomingMessage, response: ServerResponse, { status, headers, text }: EarlyAnswer): void {
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  if (hasBody) response.setHeader('connection', 'close');
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : text);
}
