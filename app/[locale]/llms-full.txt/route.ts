import { fileResponse } from '@/lib/files/file-response';
import { llmsFullText } from '@/lib/files/llms';
import { type LocaleContext, localeOf, localeParams } from '@/lib/i18n/route-locale';

export const generateStaticParams = localeParams;

/** Serves the full text of the site's newest entries for language models. */
export async function GET(_request: Request, context: LocaleContext): Promise<Response> {
  return fileResponse(await llmsFullText(await localeOf(context)), { type: 'text/plain; charset=utf-8' });
}
