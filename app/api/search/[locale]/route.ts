import { fileResponse } from '@/lib/files/file-response';
import { LOCALES } from '@/lib/i18n/locales';
import { searchIndex } from '@/lib/search/search-index';

/** Serves the search index of /all in one language. Like a page, it is made at build time and again after each publication. */
export async function GET(_request: Request, { params }: RouteContext<'/api/search/[locale]'>): Promise<Response> {
  const { locale } = await params;
  const known = LOCALES.find((each) => each === locale);
  if (!known) return Response.json({ error: `There is no search in "${locale}".` }, { status: 404 });
  const file = fileResponse(await searchIndex(known), { type: 'application/json; charset=utf-8' });
  file.headers.set('x-robots-tag', 'noindex');
  return file;
}

export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));
