import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { env } from '../env.ts';
import { withoutLocale } from '../i18n/locales.ts';
import { isEndpoint, isOutsideLanguages, isReceiptsPath, isRouterData, isWithoutContent } from '../routing/addresses.ts';
import { decodedPath } from '../routing/slug.ts';
import { withoutDoubledSlashes } from '../runtime/collapse-slashes.ts';
import { isAlmostReady } from '../runtime/start-waits.ts';

/** Longer than any address of the site with its query. Bytes. */
const TARGET_MAX_BYTES = 8192;

/** More than any link of the site or of an advertiser has. The framework's time for a query grows with the square of their number. */
const PARAMETERS_MAX = 100;

const READING = ['GET', 'HEAD', 'OPTIONS'] as const;
const WRITING = [...READING, 'POST'] as const;

const FORM_PATH = '/affiliates';
const SIGNED_PATH = '/api/revalidate';

const isFormPath = (path: string): boolean => withoutLocale(path) === FORM_PATH;

/**
 * Dot segments in any spelling. Later code would resolve them and read another address than the one checked here. Browsers and other
 * clients resolve them before they send a request (WHATWG URL, "double-dot path segment").
 */
const DOT_SEGMENT = /(?:^|[\\/])(?:\.|%2e){1,2}(?=[\\/]|$)/i;

type Head = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>;

type EarlyAnswer = { status: 204 | 400 | 404 | 405 | 411 | 413 | 414 | 417 | 503; headers: Record<string, string>; text: string };

/**
 * Answers requests that go no further: unknown methods, targets that are not paths, and unknown addresses outside any language, which the
 * router would read as a page in a language of that name. Null if the request may go on. `files` are the files in public/; `isTyped` says
 * that an editor's preview posts fields in edit.
 */
export function earlyAnswer(request: Head, files: ReadonlySet<string>, isTyped = false): EarlyAnswer | null {
  const { method = '', url = '' } = request;
  if (Buffer.byteLength(url) > TARGET_MAX_BYTES) return plain(414, `The address is longer than ${TARGET_MAX_BYTES} bytes.`);
  // "GET *" and "GET http://other.example/" are for servers in general and for other sites (RFC 9112, section 3.2).
  if (!url.startsWith('/') && !(url === '*' && method === 'OPTIONS')) return plain(400, 'The request names no path of this site.');
  if (hasNoHost(request)) return plain(400, 'The request names no host, or more than one.');
  if (url.split('&', PARAMETERS_MAX + 1).length > PARAMETERS_MAX)
    return plain(400, `The address has more than ${PARAMETERS_MAX} query parameters.`);
  const path = pathOf(url);
  if (DOT_SEGMENT.test(path) || path.includes('#'))
    return plain(400, 'The address is not written out: it has a segment of dots, or a fragment.');
  const allowed: readonly string[] = path === SIGNED_PATH || isFormPath(path) || isTyped ? WRITING : READING;
  const allow = allowed.join(', ');
  if (method === 'OPTIONS') return { status: 204, headers: { allow }, text: '' };
  if (!allowed.includes(method)) return { ...plain(405, `This address takes ${allow}.`), headers: { ...TEXT, allow } };
  return isNowhere(path, files) ? plain(404, 'There is nothing at this address.') : null;
}

/** An address as proxies write it: `http://www.example.com/pricing`. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(?=[/?]|$)(.*)$/i;

/** Turns an absolute address of this site (RFC 9112, section 3.2.2) into a path: later code knows only paths. */
export function takeOwnAddress(request: Pick<IncomingMessage, 'url' | 'headers'>, ownHost: string): void {
  const [, host = '', rest = ''] = ABSOLUTE.exec(request.url ?? '') ?? [];
  const named = host.toLowerCase();
  // A request of HTTP/1.1 without a host is refused at any address.
  if (!named || request.headers.host === undefined || (named !== request.headers.host.toLowerCase() && named !== ownHost)) return;
  request.headers.host = host;
  const url = rest.startsWith('/') ? rest : `/${rest}`;
  request.url = withoutDoubledSlashes(url) ?? url;
}

/** A proxy's requests go to another instance until this one is ready. Direct ones go on: this process makes its pages by them. */
export function startingAnswer({ method, url = '', headers }: Pick<Head, 'method' | 'url' | 'headers'>): EarlyAnswer | null {
  const isFile = url.startsWith('/_next/') || isWithoutContent(pathOf(url));
  if (method === 'POST' || headers['x-forwarded-for'] === undefined || isFile || !isAlmostReady(performance.now())) return null;
  return { ...plain(503, 'The site is being started. Please try again in a moment.'), headers: { ...TEXT, 'retry-after': '1' } };
}

export const isFormPost = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'POST' && isFormPath(pathOf(url));

/** Whether a request claims to be a signed call. Next would read its whole body before our code sees it. */
export const isSignedCall = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'POST' && pathOf(url) === SIGNED_PATH;

function isNowhere(path: string, files: ReadonlySet<string>): boolean {
  if (isRouterData(path)) return true;
  // Without a configured token the receipts are closed: the address answers as unknown.
  if (isReceiptsPath(path)) return env().PUBLISHES_TOKEN === undefined;
  // Doubled slashes are redirected later, except below these folders.
  const single = path.replace(/[\\/]+/g, '/');
  if (!isOutsideLanguages(single)) return false;
  return !isEndpoint(path) && !files.has(decodedPath(path) ?? path);
}

/** A request names exactly one host. A load balancer's HTTP/1.0 probe may name none (RFC 9112, section 3.2). */
function hasNoHost({ headers: { host }, rawHeaders, httpVersion }: Head): boolean {
  if (host === undefined) return httpVersion !== '1.0';
  return !isHost(host) || rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}

/** A host with or without a port; code that builds absolute addresses would fail on anything else. */
const isHost = (host: string): boolean => /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`);

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

export const plain = (status: EarlyAnswer['status'], text: string): EarlyAnswer => ({ status, headers: TEXT, text: `${text}\n` });

const pathOf = (url: string) => url.split('?', 1)[0] as string;

/** Time in which the rest of an unwanted body is read and dropped. ms. */
const LINGER_MS = 1_000;

/**
 * Sends an early response. The rest of the body is dropped, for LINGER_MS at most; then the connection ends. Closing a connection with an
 * unread body resets it, and the client could lose the response before it reads it (RFC 9112, section 9.6).
 */
export function sendEarly(request: IncomingMessage, response: ServerResponse, { status, headers, text }: EarlyAnswer): void {
  const content = request.method === 'HEAD' ? '' : text;
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  if (!hasBody) return void response.writeHead(status, headers).end(content);
  // With a stated length the client has the whole response before the connection ends.
  if (content) response.setHeader('content-length', Buffer.byteLength(content));
  response.setHeader('connection', 'close');
  response.writeHead(status, headers).flushHeaders();
  if (content) response.write(content);
  finished(request.resume(), { writable: false, signal: AbortSignal.timeout(LINGER_MS) })
    // The body took too long, or the client hung up: there is no reason to wait.
    .catch(() => undefined)
    .finally(() => response.end());
}
