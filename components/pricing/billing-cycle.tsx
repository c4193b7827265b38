import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { YEARLY_DISCOUNT_PERCENT } from '@/lib/site/plans';
import { CycleSwitch } from './cycle-scope';

export { BillingCycleScope } from './cycle-scope';

/** Put on what belongs to one cycle only, inside a BillingCycleScope. Without scripts both show. */
export const ONLY = {
  yearly: 'yearly-only',
  monthly: 'monthly-only',
} as const;

/** Monthly or yearly, for the whole BillingCycleScope that it stands in. Where it stands a second time it is `plain`: the discount is told once. */
export function BillingToggle({ plain = false }: { plain?: boolean }) {
  const t = useTranslations('pricing.cycle');
  return (
    <CycleSwitch monthly={t('monthly')} yearly={t('yearly')}>
      {!plain && <Badge>{t('discount', { percent: YEARLY_DISCOUNT_PERCENT })}</Badge>}
    </CycleSwitch>
  );
}
