import { fileResponse, missingFile } from '@/lib/files/file-response';
import { drawSocialPicture } from '@/lib/head/draw-social-picture';
import { localeOf, localeParams } from '@/lib/i18n/route-locale';
import { fileName, parsePath } from '@/lib/routing/addresses';
import { PAGE_PATHS } from '@/lib/site/pages';

export const generateStaticParams = () =>
  localeParams().flatMap(({ locale }) => PAGE_PATHS.map((page) => ({ locale, picture: fileName({ type: 'socialPicture', page }) })));

type Context = { params: Promise<{ locale: string; picture: string }> };

/** Serves the social image of a page. The build draws these images. */
export async function GET(_request: Request, context: Context): Promise<Response> {
  const address = parsePath(`/social/${(await context.params).picture}`);
  if (address?.type !== 'socialPicture') return missingFile();
  return fileResponse(new Uint8Array(await drawSocialPicture(address.page, await localeOf(context))), { type: 'image/png' });
}
