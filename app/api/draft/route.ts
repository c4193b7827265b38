import { cookies, draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { openDraft } from '@/lib/content/drafts/open-draft';
import { DRAFT_COOKIE, DRAFT_COOKIE_ATTRIBUTES } from '@/lib/next/draft-cookie';

/** Starts draft mode for an editor who follows Contentful's link, and redirects to the entry. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const opened = await openDraft(nextUrl.searchParams);
  if (!('path' in opened))
    return new Response(`${opened.text}\n`, {
      status: opened.status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
    });
  (await draftMode()).enable();
  // Next sets this cookie without `Partitioned`. Browsers that block third-party cookies in frames would drop it.
  const jar = await cookies();
  jar.set({ name: DRAFT_COOKIE, value: jar.get(DRAFT_COOKIE)?.value ?? '', ...DRAFT_COOKIE_ATTRIBUTES });
  return new Response(null, { status: 307, headers: { location: opened.path, 'cache-control': 'private, no-store' } });
}
