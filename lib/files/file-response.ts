import { createHash } from 'node:crypto';
import { env } from '../env.ts';

type FileOptions = {
  /** The media type, with its charset where it is text. */
  type: string;
  /** The page that says the same, as an absolute address. */
  canonical?: string;
};

/** A file's answer, with a strong ETag made of its content. */
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

/** The answer where a file could stand and none does. */
export function missingFile(): Response {
  return new Response('There is no file at this address.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  });
}
