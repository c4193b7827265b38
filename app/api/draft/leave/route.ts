import { cookies, draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { knownLocale } from '@/lib/i18n/locales';
import { DRAFT_COOKIE, DRAFT_COOKIE_ATTRIBUTES } from '@/lib/next/draft-cookie';
import { pageLeft } from '@/lib/routing/page-left';

/**
 * Ends draft mode and returns to the page that visitors see. A foreign link to this address is harmless: it only ends the preview. The
 * frame of the editing app cannot show a visitor's page. There a line of text replaces an empty frame.
 */
export async function GET({ headers }: NextRequest): Promise<Response> {
  (await draftMode()).disable();
  // Browsers treat a partitioned cookie and an unpartitioned cookie as two cookies. So the deletion needs the same attributes.
  (await cookies()).set({ name: DRAFT_COOKIE, value: '', expires: new Date(0), ...DRAFT_COOKIE_ATTRIBUTES });
  const path = pageLeft(headers);
  const kept = { 'cache-control': 'private, no-store' };
  if (headers.get('sec-fetch-dest') !== 'iframe') return new Response(null, { status: 303, headers: { location: path, ...kept } });
  const t = await getTranslations({ locale: knownLocale(path.split('/')[1]), namespace: 'preview' });
  const text = `${t('left', { url: new URL(path, env().SITE_URL).href })}\n`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', ...kept } });
}
