import type { IncomingMessage, ServerResponse } from 'node:http';
import { mergeInlineScripts, pagePolicy } from '../stored-pages/content-security-policy.ts';

/** Whether a request is a form sent without scripts: its response is a page drawn for this visitor. */
export const isPlainForm = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'POST' &&
  headers['next-action'] === undefined &&
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/.test(headers['content-type'] ?? '');

/** Gives a page that is never stored a policy made from its own text; stored pages get theirs from the page cache. */
export function sendWithOwnPolicy(request: IncomingMessage, response: ServerResponse): void {
  // The text of a compressed response cannot be read here.
  delete request.headers['accept-encoding'];
  const { writeHead, write, end } = response;
  const parts: Buffer[] = [];
  const take = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  response.writeHead = (status: number, ...more: unknown[]) => {
    response.statusCode = status;
    const headers = more.findLast((each) => typeof each === 'object' && each !== null) as Record<string, string> | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    return response;
  };
  response.flushHeaders = () => undefined;
  response.write = (chunk: unknown, ...more: unknown[]) => {
    take(chunk, more[0]);
    (more.findLast((each) => typeof each === 'function') as (() => void) | undefined)?.();
    return true;
  };
  response.end = (...parameters: unknown[]) => {
    take(parameters[0], parameters[1]);
    Object.assign(response, { writeHead, write, end });
    const body = pageWithPolicy(response, Buffer.concat(parts));
    if (!response.hasHeader('transfer-encoding')) response.setHeader('content-length', body.length);
    return response.end(body);
  };
}

function pageWithPolicy(response: ServerResponse, body: Buffer): Buffer {
  if (!String(response.getHeader('content-type')).startsWith('text/html') || response.hasHeader('content-security-policy')) return body;
  const html = mergeInlineScripts(body.toString('utf8'));
  response.setHeader('content-security-policy', pagePolicy(html));
  return Buffer.from(html);
}
