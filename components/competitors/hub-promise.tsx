import { useTranslations } from 'next-intl';
import { PLANS_HREF } from '@/components/layout/navigation';
import { ButtonLink } from '@/components/ui/button';
import { COMPETITOR_IDS, pricesOf } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { PLANS } from '@/lib/site/plans';

/** Our tool and the four others. */
const TOOLS = COMPETITOR_IDS.length + 1;
const PRICES = PLANS.length + COMPETITOR_IDS.flatMap((id) => [...pricesOf(id)]).length;

/** States how many tools and prices the page compares, and shows the main button. */
export function HubPromise() {
  const t = useTranslations('competitors');
  return (
    <>
      <p className="mt-2 mb-6 max-w-[44rem] text-pretty text-lede">
        {t('hub.promise', { product: SITE.product, tools: TOOLS, prices: PRICES })}
      </p>
      <ButtonLink href={PLANS_HREF}>{t('plans')}</ButtonLink>
    </>
  );
}
