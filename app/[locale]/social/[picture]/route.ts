import { fileResponse, missingFile } from '@/lib/files/file-response';
import { drawSocialPicture } from '@/lib/head/draw-social-picture';
import { drawnPicturePath } from '@/lib/head/social-picture';
import { localeOf, localeParams } from '@/lib/i18n/route-locale';
import { PAGES } from '@/lib/routing/routes';

const fileName = (path: string) => drawnPicturePath(path).replace('/social/', '');

export const generateStaticParams = () =>
  localeParams().flatMap(({ locale }) => PAGES.map((path) => ({ locale, picture: fileName(path) })));

type Context = { params: Promise<{ locale: string; picture: string }> };

/** The social image of each page, drawn when the site is built. */
export async function GET(_request: Request, context: Context): Promise<Response> {
  const { picture } = await context.params;
  const path = PAGES.find((each) => fileName(each) === picture);
  if (!path) return missingFile();
  return fileResponse(new Uint8Array(await drawSocialPicture(path, await localeOf(context))), { type: 'image/png' });
}
