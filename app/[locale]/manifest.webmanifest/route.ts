import { fileResponse } from '@/lib/file-response';
import { type LocaleContext, localeOf, localeParams } from '@/lib/i18n/route-locale';
import { webManifest } from '@/lib/web-manifest';

export const generateStaticParams = localeParams;

/** How the site presents itself when it is put on a home screen. */
export async function GET(_request: Request, context: LocaleContext): Promise<Response> {
  return fileResponse(JSON.stringify(await webManifest(await localeOf(context))), { type: 'application/manifest+json' });
}
