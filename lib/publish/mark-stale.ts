import { z } from 'zod';
import { env } from '../env.ts';
import { ownAddress } from '../next/own-address.ts';
import { signedHeaders } from './signature.ts';

/** Where the site tells itself which tags are stale. */
export const TAGS_ENDPOINT = '/api/revalidate/tags';

const TIME_LIMIT_MS = 10_000;

/** As many as surely fit into what the endpoint takes (WEBHOOK_BODY_MAX_BYTES): a tag has 256 characters at most, of one byte each. */
const TAGS_PER_REQUEST = 500;

const payload = z.object({ tags: z.array(z.string().min(1).max(256)) });

/** The tags in the body of such a request, or null where it holds none. */
export function tagsIn(body: string): string[] | null {
  try {
    return payload.parse(JSON.parse(body)).tags;
  } catch {
    return null;
  }
}

/** Marks tags stale. Next does so when a request ends, and the caller needs it done: so each portion is a request of its own. */
export async function markStale(tags: readonly string[]): Promise<void> {
  for (let start = 0; start < tags.length; start += TAGS_PER_REQUEST) await send(tags.slice(start, start + TAGS_PER_REQUEST));
}

async function send(tags: readonly string[]): Promise<void> {
  const body = JSON.stringify({ tags });
  const response = await fetch(new URL(TAGS_ENDPOINT, ownAddress()), {
    method: 'POST',
    body,
    headers: signedHeaders(env().CONTENTFUL_WEBHOOK_SECRET as string, TAGS_ENDPOINT, body),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`${TAGS_ENDPOINT} answered ${response.status}`);
}
