import { fileResponse } from '@/lib/files/file-response';
import { webManifest } from '@/lib/files/web-manifest';
import { type LocaleContext, localeOf, localeParams } from '@/lib/i18n/route-locale';

export const generateStaticParams = localeParams;

/** Describes the site for devices that put it on a home screen. */
export async function GET(_request: Request, context: LocaleContext): Promise<Response> {
  return fileResponse(JSON.stringify(await webManifest(await localeOf(context))), { type: 'application/manifest+json' });
}
