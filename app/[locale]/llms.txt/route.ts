import { fileResponse } from '@/lib/files/file-response';
import { llmsText } from '@/lib/files/llms';
import { type LocaleContext, localeOf, localeParams } from '@/lib/i18n/route-locale';

export const generateStaticParams = localeParams;

/** Serves a short description of the site for language models (https://llmstxt.org). */
export async function GET(_request: Request, context: LocaleContext): Promise<Response> {
  return fileResponse(await llmsText(await localeOf(context)), { type: 'text/plain; charset=utf-8' });
}
