import { env } from '../env.ts';
import { tagOf } from './conditional.ts';

/** The response with a file, with a strong ETag made from its content. `canonical` is the absolute address of the equivalent page. */
export function fileResponse(content: string | Uint8Array<ArrayBuffer>, file: { type: string; canonical?: string }): Response {
  return new Response(content, {
    headers: {
      'content-type': file.type,
      etag: tagOf(content),
      ...(file.canonical ? { link: `<${file.canonical}>; rel="canonical"` } : {}),
      ...(env().INDEXABLE === '1' ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
    },
  });
}

export function missingFile(): Response {
  return new Response('There is no file at this address.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  });
}
