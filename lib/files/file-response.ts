import { createHash } from 'node:crypto';
import { env } from '../env.ts';

type FileOptions = {
  /** The media type, with its charset for text. */
  type: string;
  /** The absolute address of the equivalent page. */
  canonical?: string;
};

/** The response with a file, with a strong ETag made from its content. */
export function fileResponse(content: string | Uint8Array<ArrayBuffer>, { type, canonical }: FileOptions): Response {
  return new Response(content, {
    headers: {
      'content-type': type,
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`,
      ...(canonical ? { link: `<${canonical}>; rel="canonical"` } : {}),
      ...(env().INDEXABLE === '1' ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
    },
  });
}

/** The response at a valid file address without a file. */
export function missingFile(): Response {
  return new Response('There is no file at this address.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  });
}
