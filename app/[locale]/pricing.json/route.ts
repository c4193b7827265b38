import { fileResponse } from '@/lib/files/file-response';
import { pricingJson } from '@/lib/files/pricing';
import { type LocaleContext, localeOf, localeParams } from '@/lib/i18n/route-locale';

export const generateStaticParams = localeParams;

/** Serves the plans as data for programs. */
export async function GET(_request: Request, context: LocaleContext): Promise<Response> {
  return fileResponse(await pricingJson(await localeOf(context)), { type: 'application/json; charset=utf-8' });
}
