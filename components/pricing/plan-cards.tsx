import { classNames } from '@/components/ui/class-names';
import { StaticPart } from '@/components/ui/static-part';
import { PLANS } from '@/lib/site/plans';
import { PlanCard } from './plan-card';
import { PLAN_CHOICE, PlanPicker } from './plan-picker';
import styles from './plans.module.css';

/** The four plans, side by side or one at a time. Use it inside a BillingCycleScope. */
export function PlanCards({ short = false }: { short?: boolean }) {
  return (
    <StaticPart className={PLAN_CHOICE}>
      <PlanPicker className="mb-7" />
      <div className={classNames(styles.plans, 'grid')}>
        {PLANS.map((plan, index) => (
          <PlanCard key={plan.id} plan={plan} smaller={PLANS[index - 1]} short={short} />
        ))}
      </div>
    </StaticPart>
  );
}
