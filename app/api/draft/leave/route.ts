import { cookies, draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { DRAFT_COOKIE, DRAFT_COOKIE_ATTRIBUTES } from '@/lib/next/draft-cookie';
import { pageLeft } from '@/lib/routing/page-left';

/** Ends draft mode, and goes back to the page, as visitors see it. Whoever is sent here by somebody else loses nothing but the preview. */
export async function GET({ headers }: NextRequest): Promise<Response> {
  (await draftMode()).disable();
  // A partitioned cookie is another one than that without.
  (await cookies()).set({ name: DRAFT_COOKIE, value: '', expires: new Date(0), ...DRAFT_COOKIE_ATTRIBUTES });
  return new Response(null, { status: 303, headers: { location: pageLeft(headers), 'cache-control': 'private, no-store' } });
}
