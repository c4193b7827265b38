import { cookies, draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { knownLocale } from '@/lib/i18n/locales';
import { DRAFT_COOKIE, DRAFT_COOKIE_ATTRIBUTES } from '@/lib/next/draft-cookie';
import { pageLeft } from '@/lib/routing/page-left';

/**
 * Ends draft mode, and goes back to the page, as visitors see it. Whoever is sent here by somebody else loses nothing but the preview. In the
 * editing app's frame, which shows no visitor's page, a line says so instead of an empty frame.
 */
export async function GET({ headers }: NextRequest): Promise<Response> {
  (await draftMode()).disable();
  // A partitioned cookie is another one than that without.
  (await cookies()).set({ name: DRAFT_COOKIE, value: '', expires: new Date(0), ...DRAFT_COOKIE_ATTRIBUTES });
  const path = pageLeft(headers);
  const kept = { 'cache-control': 'private, no-store' };
  if (headers.get('sec-fetch-dest') !== 'iframe') return new Response(null, { status: 303, headers: { location: path, ...kept } });
  const t = await getTranslations({ locale: knownLocale(path.split('/')[1]), namespace: 'preview' });
  const text = `${t('left', { url: new URL(path, env().SITE_URL).href })}\n`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', ...kept } });
}
