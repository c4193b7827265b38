import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { env } from '../env.ts';
import { withoutLocale } from '../i18n/locales.ts';
import { isEndpoint, isOutsideLanguages, isReceiptsPath, isRouterData, isWithoutContent } from '../routing/addresses.ts';
import { withoutDoubledSlashes } from '../runtime/collapse-slashes.ts';
import { isAlmostReady } from '../runtime/start-waits.ts';

/** Longer than any address of the site with its query. Bytes. */
const TARGET_MAX_BYTES = 8192;

/** More than any link of the site or of an advertiser has. The framework's time for a query grows with the square of their number. */
const PARAMETERS_MAX = 100;

const READING = ['GET', 'HEAD', 'OPTIONS'] as const;
const WRITING = [...READING, 'POST'] as const;

/** The page with the application form. */
const FORM_PATH = '/affiliates';
/** What takes signed calls: the webhook. */
const SIGNED_PATH = '/api/revalidate';

const isFormPath = (path: string): boolean => withoutLocale(path) === FORM_PATH;

/**
 * Segments that lead elsewhere than they seem to, however they are spelt. What reads an address after this would resolve them, and then look at
 * another one than was judged here. Browsers and other clients resolve them before they ask (WHATWG URL, "double-dot path segment").
 */
const DOT_SEGMENT = /(?:^|[\\/])(?:\.|%2e){1,2}(?=[\\/]|$)/i;

/** What is known of a request before its body. */
type Head = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>;

/** An answer that needs nothing but the request's head. */
type EarlyAnswer = { status: 204 | 400 | 404 | 405 | 411 | 413 | 414 | 417 | 503; headers: Record<string, string>; text: string };

/**
 * What is answered before anything else looks at a request: methods that the site does not know, targets that are no path, and
 * addresses outside any language where nothing stands, which the router would take for a page in a language of that name. Null where
 * the request may go on. `files` are those in public/; `isTyped` says that an editor's preview posts what is being typed.
 */
export function earlyAnswer(request: Head, files: ReadonlySet<string>, isTyped = false): EarlyAnswer | null {
  const { method = '', url = '' } = request;
  if (Buffer.byteLength(url) > TARGET_MAX_BYTES) return plain(414, `The address is longer than ${TARGET_MAX_BYTES} bytes.`);
  // "GET *" and "GET http://other.example/" are for servers in general and for other sites (RFC 9112, section 3.2).
  if (!url.startsWith('/') && !(url === '*' && method === 'OPTIONS')) return plain(400, 'The request names no path of this site.');
  if (hasNoHost(request)) return plain(400, 'The request names no host, or more than one.');
  if (hasTooManyParameters(url)) return plain(400, `The address has more than ${PARAMETERS_MAX} query parameters.`);
  const path = pathOf(url);
  if (DOT_SEGMENT.test(path) || path.includes('#'))
    return plain(400, 'The address is not written out: it has a segment of dots, or a fragment.');
  const allowed: readonly string[] = path === SIGNED_PATH || isFormPath(path) || isTyped ? WRITING : READING;
  const allow = allowed.join(', ');
  if (method === 'OPTIONS') return { status: 204, headers: { allow }, text: '' };
  if (!allowed.includes(method)) return { ...plain(405, `This address takes ${allow}.`), headers: { ...TEXT, allow } };
  return isNowhere(path, files) ? plain(404, 'There is nothing at this address.') : null;
}

const hasTooManyParameters = (url: string) => url.split('&', PARAMETERS_MAX + 1).length > PARAMETERS_MAX;

/** An address as proxies write it: `http://www.example.com/pricing`. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(?=[/?]|$)(.*)$/i;

/**
 * Makes a plain path of an absolute address where that names this site: the host that the request names anyway, or the site's own (RFC 9112,
 * section 3.2.2). All that looks at a request after this knows paths only.
 */
export function takeOwnAddress(request: Pick<IncomingMessage, 'url' | 'headers'>, ownHost: string): void {
  const [, host = '', rest = ''] = ABSOLUTE.exec(request.url ?? '') ?? [];
  const named = host.toLowerCase();
  // A request of HTTP/1.1 that names no host is refused, whatever its address is.
  if (!named || request.headers.host === undefined || (named !== request.headers.host.toLowerCase() && named !== ownHost)) return;
  request.headers.host = host;
  const url = rest.startsWith('/') ? rest : `/${rest}`;
  request.url = withoutDoubledSlashes(url) ?? url;
}

/**
 * What a visitor gets whom a proxy sent to an instance that is not ready, instead of an old page: nginx asks another one then, without knowing of
 * readiness. Null for whoever asks the process itself, as it does to have its pages made.
 */
export function startingAnswer({ method, url = '', headers }: Pick<Head, 'method' | 'url' | 'headers'>): EarlyAnswer | null {
  const isFile = url.startsWith('/_next/') || isWithoutContent(pathOf(url));
  if (method === 'POST' || headers['x-forwarded-for'] === undefined || isFile || !isAlmostReady(performance.now())) return null;
  const { status, headers: words, text } = plain(503, 'The site is being started. Please try again in a moment.');
  return { status, headers: { ...words, 'retry-after': '1' }, text };
}

/** Whether a request brings the application form. */
export const isFormPost = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'POST' && isFormPath(pathOf(url));

/** Whether a request claims to be a signed call. Next would read its body to the end before anything of ours may look at it. */
export const isSignedCall = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'POST' && pathOf(url) === SIGNED_PATH;

function isNowhere(path: string, files: ReadonlySet<string>): boolean {
  if (isRouterData(path)) return true;
  // Without a token nobody may read them: there is nothing to find, and nothing to guess at.
  if (isReceiptsPath(path)) return env().PUBLISHES_TOKEN === undefined;
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

/** Exactly one host is named, or none by an older probe of a load balancer, in HTTP/1.0 (RFC 9112, section 3.2). */
function hasNoHost({ headers: { host }, rawHeaders, httpVersion }: Head): boolean {
  if (host === undefined) return httpVersion !== '1.0';
  return !isHost(host) || rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}

/** A host with or without a port; everything that builds an absolute address would stop at something else. */
const isHost = (host: string): boolean => /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`);

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** An early answer in plain words. */
export const plain = (status: EarlyAnswer['status'], text: string): EarlyAnswer => ({ status, headers: TEXT, text: `${text}\n` });

const pathOf = (url: string) => url.split('?', 1)[0] as string;

/** For how long what still comes of a body that nobody wants is read and dropped. ms. */
const LINGER_MS = 1_000;

/**
 * Sends an early answer. A body that follows the request is dropped, for LINGER_MS at most; then the connection ends. Closed with a part of the
 * body unread it would be reset, and the sender could lose the answer before having read it (RFC 9112, section 9.6).
 */
export function sendEarly(request: IncomingMessage, response: ServerResponse, { status, headers, text }: EarlyAnswer): void {
  const content = request.method === 'HEAD' ? '' : text;
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  if (!hasBody) return void response.writeHead(status, headers).end(content);
  // With its length stated the answer is whole for the sender before it is ended here.
  if (content) response.setHeader('content-length', Buffer.byteLength(content));
  response.setHeader('connection', 'close');
  response.writeHead(status, headers).flushHeaders();
  if (content) response.write(content);
  finished(request.resume(), { writable: false, signal: AbortSignal.timeout(LINGER_MS) })
    // It went on for too long, or the sender has hung up: either way there is nobody to wait for.
    .catch(() => undefined)
    .finally(() => response.end());
}
