import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import { isHeld, tagOf } from '../files/conditional.ts';
import { beforeHead } from './security-headers.ts';

/** Measured for an article of 156 KB: 2 ms and 22 KB. The best quality takes 150 ms and gives 19 KB. */
const BROTLI_QUALITY = 5;

const compressAnswer = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });

/** Maximum number of a page's forms. Browsers write Accept-Encoding in two or three ways. */
const MOST_FORMS = 8;

/** The tag of a page, and its compressed forms by Accept-Encoding. */
type Page = { etag: string; forms: Map<string, { coding: string; body: Buffer }> };

/** By their text: without this, compressing and digesting a page takes twice as long as the rest of its answer. */
const pages = new LRUCache<string, Page>({
  maxSize: 32_000_000,
  sizeCalculation: (_, text) => text.length,
  memoMethod: (text) => ({ etag: tagOf(text), forms: new Map() }),
});

/** Compresses an answer, and answers a page that the client holds with 304. */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  // The same tag for all codings, so a compressed text has a weak tag (RFC 9110, section 8.8.1).
  beforeHead(response, () => {
    const etag = response.getHeader('etag');
    if (response.hasHeader('content-encoding') && typeof etag === 'string' && etag.startsWith('"')) response.setHeader('etag', `W/${etag}`);
  });
  const accepted = String(request.headers['accept-encoding']);
  let page: Page | null = null;
  const parts: Buffer[] = [];
  // These two get what the library sends.
  const { write, end } = response;
  response.write = (...parameters: unknown[]) => {
    if (page) parts.push(parameters[0] as Buffer);
    return write.apply(response, parameters as never);
  };
  response.end = (...parameters: unknown[]) => {
    const coding = String(response.getHeader('content-encoding'));
    if (page && parts.length > 0) {
      if (page.forms.size === MOST_FORMS) page.forms.clear();
      page.forms.set(accepted, { coding, body: Buffer.concat(parts) });
    }
    return end.apply(response, parameters as never);
  };
  compressAnswer(request as never, response as never, () => undefined);
  // This one gets what the framework sends.
  const { end: compressAndEnd } = response;
  response.end = (...parameters: unknown[]) => {
    const [text] = parameters;
    if (typeof text !== 'string' || response.headersSent || request.method !== 'GET' || response.statusCode !== 200)
      return compressAndEnd.apply(response, parameters as never);
    const { etag, forms } = pages.memo(text);
    response.setHeader('etag', etag);
    if (isHeld(request.headers['if-none-match'] ?? '', etag)) {
      response.statusCode = 304;
      for (const name of ['content-type', 'content-length']) response.removeHeader(name);
      return compressAndEnd.apply(response, [] as never);
    }
    const known = forms.get(accepted);
    if (!known) {
      page = { etag, forms };
      return compressAndEnd.apply(response, parameters as never);
    }
    response.setHeader('content-encoding', known.coding);
    // It is the length of the text. The first answer has none either: the library does not know it in advance.
    response.removeHeader('content-length');
    return compressAndEnd.call(response, known.body as never, 'utf8' as never);
  };
}
