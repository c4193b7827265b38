import { fileResponse } from '@/lib/file-response';
import { type LocaleContext, localeOf, localeParams } from '@/lib/i18n/route-locale';
import { pricingJson } from '@/lib/pricing-catalogue';

export const generateStaticParams = localeParams;

/** The plans for scripts. */
export async function GET(_request: Request, context: LocaleContext): Promise<Response> {
  return fileResponse(await pricingJson(await localeOf(context)), { type: 'application/json; charset=utf-8' });
}
