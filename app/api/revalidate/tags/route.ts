import { revalidateTag } from 'next/cache';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { noteMarked } from '@/lib/next/age';
import { tagsIn } from '@/lib/publish/mark-stale';
import { isSigned } from '@/lib/publish/signature';

/** Marks tags stale. Called by the site itself, signed like a webhook (lib/publish/mark-stale.ts). */
export async function POST(request: NextRequest): Promise<Response> {
  const body = await request.text();
  const secret = env().CONTENTFUL_WEBHOOK_SECRET;
  if (!secret || !isSigned(secret, { path: request.nextUrl.pathname, headers: Object.fromEntries(request.headers), body })) {
    return new Response(null, { status: 401 });
  }
  const tags = tagsIn(body);
  if (tags === null)
    return Response.json({ error: 'The body must be {"tags": […]}, each tag a text of 1 to 256 characters.' }, { status: 400 });
  // 'max' keeps the old copy until the new one is made; an immediate expiry would give visitors an error in an outage (tried).
  noteMarked(tags);
  for (const tag of tags) revalidateTag(tag, 'max');
  return new Response(null, { status: 204 });
}
