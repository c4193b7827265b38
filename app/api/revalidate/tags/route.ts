import { revalidateTag } from 'next/cache';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { env } from '@/lib/env';
import { noteMarked } from '@/lib/next/age';
import { isSigned } from '@/lib/publish/signature';

const payload = z.object({ tags: z.array(z.string().min(1).max(256)) });

/** Marks tags stale. Called by the site itself, signed like a webhook (lib/publish/mark-stale.ts). */
export async function POST(request: NextRequest): Promise<Response> {
  const body = await request.text();
  const secret = env().CONTENTFUL_WEBHOOK_SECRET;
  if (!secret || !isSigned(secret, { path: request.nextUrl.pathname, headers: Object.fromEntries(request.headers), body })) {
    return new Response(null, { status: 401 });
  }
  // 'max' keeps the old copy until the new one is made; an immediate expiry would give visitors an error in an outage (tried).
  const { tags } = payload.parse(JSON.parse(body));
  noteMarked(tags);
  for (const tag of tags) revalidateTag(tag, 'max');
  return new Response(null, { status: 204 });
}
