'use client';

import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useId, useState } from 'react';
import { Switch } from '@/components/ui/switch';
import { type BillingCycle, DEFAULT_CYCLE } from '@/lib/site/plans';
import { reportUnpriced } from './report-unpriced';

const CycleContext = createContext<[BillingCycle, Dispatch<SetStateAction<BillingCycle>>]>([DEFAULT_CYCLE, () => {}]);

/** Everything inside shares one billing cycle. Both cycles' prices are in the HTML; the attribute says which one shows. */
export function BillingCycleScope({ children }: { children: ReactNode }) {
  const state = useState<BillingCycle>(DEFAULT_CYCLE);
  return (
    <CycleContext value={state}>
      {/* biome-ignore lint/a11y: the links inside are what is clicked, or entered */}
      <div data-cycle={state[0]} onClick={reportUnpriced}>
        {children}
      </div>
    </CycleContext>
  );
}

/** The billing cycle of the scope around it, and how to set it. */
export const useCycle = () => use(CycleContext);

const SIDE = 'cursor-pointer py-2 transition-colors duration-150';
// The side that is on already does nothing; the other one works the switch.
const side = (on: boolean) => `${SIDE} ${on ? 'pointer-events-none font-semibold text-ink' : 'text-soft hover:text-ink'}`;

/** The switch between the two cycles, its labels at its sides. Only for where scripts run: without them both prices show. */
export function CycleSwitch({ monthly, yearly, children }: { monthly: string; yearly: string; children?: ReactNode }) {
  const [cycle, setCycle] = useCycle();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-base leading-normal">
      <label htmlFor={id} className={`hidden scripted:block ${side(cycle === 'monthly')}`}>
        {monthly}
      </label>
      <span className="hidden scripted:flex">
        <Switch
          id={id}
          labelledBy={`${id}label`}
          checked={cycle === 'yearly'}
          onCheckedChange={(checked) => setCycle(checked ? 'yearly' : 'monthly')}
        />
      </span>
      <span id={`${id}label`} className={`items-center gap-3 ${children ? 'contents' : 'hidden scripted:flex'}`}>
        <label htmlFor={id} className={side(cycle === 'yearly')}>
          {yearly}
        </label>
        {children}
      </span>
    </div>
  );
}
