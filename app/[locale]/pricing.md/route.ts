import { fileResponse } from '@/lib/files/file-response';
import { absoluteUrl } from '@/lib/routing/absolute-url';
import { type LocaleContext, localeOf, localeParams } from '@/lib/i18n/route-locale';
import { pricingMarkdown } from '@/lib/files/pricing';

export const generateStaticParams = localeParams;

/** Serves the pricing page as plain text. */
export async function GET(_request: Request, context: LocaleContext): Promise<Response> {
  const locale = await localeOf(context);
  return fileResponse(await pricingMarkdown(locale), {
    type: 'text/markdown; charset=utf-8',
    canonical: absoluteUrl('/pricing', locale),
  });
}
