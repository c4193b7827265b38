import { hash } from 'node:crypto';
import { type Env, env } from '../env.ts';
import { isContentTag } from './headers.ts';

export type Cdn = NonNullable<Env['CDN']>;

/**
 * By which header each learns the tags of an answer, and how long it may be. Cloudflare and Fastly read 16 KB of it, Bunny 1,024 bytes. A proxy in front of
 * the site takes 16 KB for all headers of an answer, of which a page's policy may have 8: so these two get 4 KB.
 */
const HEADERS: Record<Cdn, { name: string; between: string; maxBytes: number; plainMax: number }> = {
  cloudflare: { name: 'cache-tag', between: ',', maxBytes: 4096, plainMax: 48 },
  fastly: { name: 'surrogate-key', between: ' ', maxBytes: 4096, plainMax: 48 },
  // So short that each tag has to be.
  bunny: { name: 'cdn-tag', between: ',', maxBytes: 1024, plainMax: 12 },
};

/** What an answer says that has more tags than fit: every purge names it. */
export const MANY_TAG = 'many';

const HASH_CHARACTERS = 12;

/**
 * A tag as a CDN has it: itself, or a part of its digest where it is long or has signs that not every CDN takes. Where one takes large and small
 * letters for the same, as Cloudflare does, a purge may reach an answer more.
 */
export function cdnTag(tag: string, cdn: Cdn): string {
  const { plainMax } = HEADERS[cdn];
  return tag.length <= plainMax && /^[\w:.~-]+$/.test(tag) ? tag : hash('sha256', tag, 'hex').slice(0, HASH_CHARACTERS);
}

/** The header that tells a CDN what an answer depends on; none where no CDN is configured, or where the answer depends on nothing. */
export function cdnHeaders(tags: readonly string[], cdn: Cdn | undefined = env().CDN): Record<string, string> {
  if (cdn === undefined) return {};
  const { name, between, maxBytes } = HEADERS[cdn];
  const own = [...new Set(tags.filter(isContentTag).map((tag) => cdnTag(tag, cdn)))];
  if (own.length === 0) return {};
  const all = own.join(between);
  return { [name]: all.length <= maxBytes ? all : MANY_TAG };
}
