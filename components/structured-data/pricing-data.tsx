import { getTranslations } from 'next-intl/server';
import { pageHeadText } from '@/lib/head/page-head-text';
import { software } from '@/lib/head/structured-data/software';
import { currentLocale } from '@/lib/i18n/current-locale';
import { absoluteUrl } from '@/lib/routing/absolute-url';
import { JsonLd } from './json-ld';

export async function PricingData() {
  const locale = await currentLocale();
  const t = await getTranslations('pricing');
  const { description } = await pageHeadText('/', locale);
  return (
    <JsonLd
      things={[
        software({
          description,
          pricingUrl: absoluteUrl('/pricing', locale),
          offerName: (plan, cycle) => `${t(`plans.${plan}.name`)}, ${t(`cycle.${cycle}`).toLocaleLowerCase(locale)}`,
        }),
      ]}
    />
  );
}
