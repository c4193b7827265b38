import { useTranslations } from 'next-intl';
import { PLANS_HREF } from '@/components/layout/navigation';
import { ButtonLink } from '@/components/ui/button';
import { COMPETITOR_IDS, pricesOf } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { PLANS } from '@/lib/site/plans';

/** States how many tools and prices the page compares, and shows the main button. */
export function HubPromise() {
  const t = useTranslations('competitors');
  // Our tool and the others.
  const counts = { tools: 1 + COMPETITOR_IDS.length, prices: PLANS.length + COMPETITOR_IDS.flatMap(pricesOf).length };
  return (
    <>
      <p className="mt-2 mb-6 max-w-[44rem] text-pretty text-lede">{t('hub.promise', { product: SITE.product, ...counts })}</p>
      <ButtonLink href={PLANS_HREF}>{t('plans')}</ButtonLink>
    </>
  );
}
