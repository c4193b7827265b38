import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { YEARLY_DISCOUNT_PERCENT } from '@/lib/site/plans';
import { CycleSwitch } from './cycle-scope';

/** The classes of content for one cycle only, inside a BillingCycleScope. Without scripts both cycles show. */
export const ONLY = {
  yearly: 'yearly-only',
  monthly: 'monthly-only',
} as const;

/** Switches the BillingCycleScope around it. A second toggle is `plain`, because one note about the discount is enough. */
export function BillingToggle({ plain = false }: { plain?: boolean }) {
  const t = useTranslations('pricing.cycle');
  return (
    <CycleSwitch monthly={t('monthly')} yearly={t('yearly')}>
      {!plain && <Badge>{t('discount', { percent: YEARLY_DISCOUNT_PERCENT })}</Badge>}
    </CycleSwitch>
  );
}
