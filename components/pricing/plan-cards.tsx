import { StaticPart } from '@/components/ui/static-part';
import { PLANS } from '@/lib/site/plans';
import { PlanCard } from './plan-card';
import styles from './plan-cards.module.css';
import { PLAN_CHOICE, PlanPicker } from './plan-picker';

/** The four plans, side by side where there is room, else one at a time. Belongs in a BillingCycleScope. */
export function PlanCards({ headingLevel, short = false }: { headingLevel: 2 | 3 | 4; short?: boolean }) {
  return (
    <StaticPart className={PLAN_CHOICE}>
      <PlanPicker className="mb-7" />
      <div className={styles.plans}>
        {PLANS.map((plan, index) => (
          <PlanCard key={plan.id} plan={plan} smaller={PLANS[index - 1]} headingLevel={headingLevel} short={short} />
        ))}
      </div>
    </StaticPart>
  );
}
