import { IncomingMessage } from 'node:http';
import { areOurArguments } from './action-arguments.ts';

/** A body that is longer than it may be. */
export const TOO_LONG = Symbol('too long');
/** A body that does not hold what its type says. */
export const BROKEN = Symbol('broken');

/**
 * A request whose body has come in whole, in the place of one whose body is still to come. Without a stated length too: Next stops at the
 * limit with a 500 there (tried). A form's data must be readable as such.
 */
export async function withWholeBody(
  request: IncomingMessage,
  maxBytes: number,
  isReadable: (request: IncomingMessage, body: Buffer) => boolean | Promise<boolean> = isReadableForm,
): Promise<IncomingMessage | typeof TOO_LONG | typeof BROKEN> {
  const chunks: Buffer[] = [];
  let length = 0;
  // To stop reading is not to end the connection: the answer still has to go out.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) return TOO_LONG;
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  return (await isReadable(request, body)) ? copyOf(request, body) : BROKEN;
}

async function isReadableForm({ headers }: IncomingMessage, body: Buffer): Promise<boolean> {
  const type = headers['content-type'] ?? '';
  // The one action there is takes a form, which React sends as such.
  if (!type.toLowerCase().startsWith('multipart/')) return headers['next-action'] === undefined;
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    // With scripts the first field names all others: React answers 500 without it (tried).
    return (headers['next-action'] === undefined || form.has('0')) && areOurArguments(form);
  } catch {
    return false;
  }
}

function copyOf(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  const { 'transfer-encoding': _, ...headers } = request.headers;
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders } = request;
  Object.assign(copy, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders, complete: true });
  copy.headers = { ...headers, 'content-length': String(body.length) };
  copy.push(body);
  copy.push(null);
  return copy;
}
