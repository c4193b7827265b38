import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { isHeld } from '../files/conditional.ts';
import { CODINGS, type CodedBodies, type Coding } from './coded-bodies.ts';

/** Texts. Pictures and fonts are compressed in themselves. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|xml)\b|[\w.-]+\/[\w.-]+\+(?:json|xml)\b)/;

/** What is shorter gains nothing. Bytes. */
const WORTH_BYTES = 1024;

/** How a visitor wants texts: in the best coding that the request takes, null for as they are. */
export function codingFor(headers: IncomingMessage['headers']): Coding | null {
  const best = new Negotiator({ headers }).encoding([...CODINGS, 'identity'], { preferred: CODINGS });
  return CODINGS.find((each) => each === best) ?? null;
}

/**
 * Sends texts compressed, each compressed once and not for every visitor, and answers 304 to who holds what would be sent. An answer is held
 * back until its body is whole; every stored page is. Its tag is strong where it is sent as it is, and weak where it is compressed: the bytes of
 * a coding may change while the text does not (RFC 9110, section 8.8.1).
 */
export function sendCoded(request: IncomingMessage, response: ServerResponse, bodies: CodedBodies): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const { writeHead, write, end, flushHeaders } = response;
  const coding = codingFor(request.headers);
  const { 'if-none-match': ifNoneMatch, 'cache-control': wish = '' } = request.headers;
  // The framework leaves the body of an answer to HEAD out, and with it what the headers are made of. Node sends none either way.
  request.method = 'GET';
  let parts: (string | Buffer)[] | null = null;

  const visitorHolds = (etag: string) => ifNoneMatch !== undefined && isHeld(ifNoneMatch, etag) && !/\bno-cache\b/.test(wish);
  const becomeUnchanged = () => {
    response.statusCode = 304;
    for (const name of ['content-type', 'content-length', 'transfer-encoding']) response.removeHeader(name);
  };

  /** Whether this answer is held back. One that is no text goes its own way from here on. */
  const holds = (): boolean => {
    if (isText(response)) {
      parts ??= [];
      return true;
    }
    parts = null;
    Object.assign(response, { writeHead, write, end, flushHeaders });
    const etag = tagOfFile(response);
    if (etag === null) return false;
    response.setHeader('etag', etag);
    if (!visitorHolds(etag)) return false;
    becomeUnchanged();
    response.write = () => true;
    response.end = () => end.call(response, undefined, 'utf8');
    return false;
  };
  const take = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string' && (encoding === undefined || typeof encoding === 'function' || /^utf-?8$/i.test(String(encoding))))
      parts?.push(chunk);
    else if (typeof chunk === 'string') parts?.push(Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) parts?.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  };

  response.writeHead = (status: number, ...more: unknown[]) => {
    response.statusCode = status;
    if (typeof more[0] === 'string') response.statusMessage = more[0];
    const headers = more.findLast((each) => typeof each === 'object' && each !== null) as Record<string, string> | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    return response;
  };
  response.flushHeaders = () => {
    if (!holds()) response.flushHeaders();
  };
  response.write = (...parameters: unknown[]) => {
    if (!holds()) return response.write(...(parameters as [string]));
    take(parameters[0], parameters[1]);
    (parameters.findLast((each) => typeof each === 'function') as (() => void) | undefined)?.();
    return true;
  };
  response.end = (...parameters: unknown[]) => {
    if (!holds()) return response.end(...(parameters as [string]));
    take(parameters[0], parameters[1]);
    const body = whole(parts ?? []);
    Object.assign(response, { writeHead, write, end, flushHeaders });
    const ended = parameters.findLast((each) => typeof each === 'function') as (() => void) | undefined;
    const send = (bytes?: string | Buffer) => end.call(response, bytes as never, 'utf8' as never, ended);
    const digest = bodies.digestOf(body);
    const isWorth = body.length >= WORTH_BYTES;
    response.setHeader('vary', [response.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '));
    if (response.statusCode === 200) {
      const etag = String(response.getHeader('etag') ?? `"${digest}"`);
      response.setHeader('etag', coding && isWorth && !etag.startsWith('W/') ? `W/${etag}` : etag);
      if (visitorHolds(etag)) {
        becomeUnchanged();
        return send();
      }
    }
    const sendAs = (bytes: string | Buffer, as: Coding | null) => {
      if (as) response.setHeader('content-encoding', as);
      response.setHeader('content-length', Buffer.byteLength(bytes));
      return send(bytes);
    };
    if (!coding || !isWorth) return sendAs(body, null);
    const coded = bodies.coded(body, digest, coding);
    if (Buffer.isBuffer(coded)) return sendAs(coded, coding);
    coded.then(
      (bytes) => sendAs(bytes, coding),
      () => sendAs(body, null),
    );
    return response;
  };
}

/** Whether an answer is a text with a body. The page of a failure is another's to send. */
function isText(response: ServerResponse): boolean {
  const { statusCode } = response;
  const hasBody = statusCode >= 200 && statusCode < 500 && statusCode !== 204 && statusCode !== 304;
  return hasBody && !response.hasHeader('content-encoding') && COMPRESSIBLE.test(String(response.getHeader('content-type') ?? ''));
}

/** What tells a file of the build or of public/ from other versions of it, by its size and time. The framework's own tags are off, pages' included. */
function tagOfFile(response: ServerResponse): string | null {
  const [size, modified] = [response.getHeader('content-length'), response.getHeader('last-modified')];
  if (response.statusCode !== 200 || size === undefined || modified === undefined || response.hasHeader('etag')) return null;
  return `W/"${Number(size).toString(36)}-${Date.parse(String(modified)).toString(36)}"`;
}

function whole(parts: readonly (string | Buffer)[]): string | Buffer {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  return Buffer.concat(parts.map((part) => Buffer.from(part as string)));
}
