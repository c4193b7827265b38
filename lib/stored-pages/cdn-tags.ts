import { hash } from 'node:crypto';
import { type Env, env } from '../env.ts';
import { isContentTag } from './headers.ts';

export type Cdn = NonNullable<Env['CDN']>;

/**
 * The tag header of each CDN and its maximum length. Cloudflare and Fastly read 16 KB of it, Bunny 1,024 bytes. A proxy in front of the
 * site takes 16 KB for all headers of a response, and a page's policy may use 8 of them: so Cloudflare and Fastly get 4 KB.
 */
const HEADERS: Record<Cdn, { name: string; between: string; maxBytes: number; plainMax: number }> = {
  cloudflare: { name: 'cache-tag', between: ',', maxBytes: 4096, plainMax: 48 },
  fastly: { name: 'surrogate-key', between: ' ', maxBytes: 4096, plainMax: 48 },
  // The short limit requires short tags.
  bunny: { name: 'cdn-tag', between: ',', maxBytes: 1024, plainMax: 12 },
};

/** The tag of a response with too many tags: every purge names it. */
export const MANY_TAG = 'many';

const HASH_CHARACTERS = 12;

/**
 * A tag in the form for a CDN: itself, or a part of its digest if it is long or has characters that some CDNs reject. Cloudflare ignores
 * case, so a purge may reach more responses than needed.
 */
export function cdnTag(tag: string, cdn: Cdn): string {
  const { plainMax } = HEADERS[cdn];
  return tag.length <= plainMax && /^[\w:.~-]+$/.test(tag) ? tag : hash('sha256', tag, 'hex').slice(0, HASH_CHARACTERS);
}

/** The CDN header with the tags of a response; undefined without a configured CDN or without tags. */
export function cdnHeaders(tags: readonly string[], cdn: Cdn | undefined = env().CDN): Record<string, string> {
  if (cdn === undefined) return {};
  const { name, between, maxBytes } = HEADERS[cdn];
  const own = [...new Set(tags.filter(isContentTag).map((tag) => cdnTag(tag, cdn)))];
  if (own.length === 0) return {};
  const all = own.join(between);
  return { [name]: all.length <= maxBytes ? all : MANY_TAG };
}
