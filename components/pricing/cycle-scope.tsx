'use client';

import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useId, useState } from 'react';
import { Switch } from '@/components/ui/switch';
import { type BillingCycle, DEFAULT_CYCLE } from '@/lib/site/plans';
import { reportUnpriced } from './report-unpriced';

const CycleContext = createContext<[BillingCycle, Dispatch<SetStateAction<BillingCycle>>]>([DEFAULT_CYCLE, () => {}]);

/** All content inside shares one billing cycle. The HTML has the prices of both cycles, and the attribute sets the visible one. */
export function BillingCycleScope({ children }: { children: ReactNode }) {
  const state = useState<BillingCycle>(DEFAULT_CYCLE);
  return (
    <CycleContext value={state}>
      {/* biome-ignore lint/a11y: only the links inside receive clicks or Enter */}
      <div data-cycle={state[0]} onClick={reportUnpriced}>
        {children}
      </div>
    </CycleContext>
  );
}

export const useCycle = () => use(CycleContext);

const SIDE = 'cursor-pointer py-2 transition-colors duration-150';
// Only the label of the other cycle changes the cycle.
const side = (on: boolean) => `${SIDE} ${on ? 'pointer-events-none font-semibold text-ink' : 'text-soft hover:text-ink'}`;

/** The switch between the two cycles, with a label on each side. It shows only with scripts. Without them both prices show. */
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
