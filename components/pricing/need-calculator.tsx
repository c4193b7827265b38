'use client';

import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Stepper } from '@/components/ui/stepper';
import { Switch } from '@/components/ui/switch';
import type { CheckoutSettings } from '@/lib/site/checkout';
import { DEFAULT_NEED, NEED_LIMITS, needFromQuery, queryWithNeed, wholeCount } from '@/lib/site/need-in-address';
import type { Need } from '@/lib/site/plans';
import { useCycle } from './cycle-scope';
import styles from './pricing.module.css';
import { type CalculatorWords, Receipt } from './receipt';

type NeedCalculatorProps = {
  locale: string;
  words: CalculatorWords;
  settings: CheckoutSettings;
  /** Content below the fields. On a phone it stands below the receipts. */
  children: ReactNode;
};

/** The visitor enters users and companies. The receipt shows the cheapest plan for them in the chosen billing cycle. */
export function NeedCalculator({ words, children, ...rest }: NeedCalculatorProps) {
  const { need, change } = useNeedInAddress();
  const [cycle, setCycle] = useCycle();
  const id = useId();
  return (
    <div className={classNames(styles.needGrid, 'grid items-start gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]')}>
      <div>
        <div className={classNames(styles.needs, 'hidden border-hairline border-t scripted:block')}>
          {(['users', 'companies'] as const).map((kind) => (
            <CountField key={kind} labels={words[kind]} value={need[kind]} onChange={(count) => change({ [kind]: count })} />
          ))}
          <div className="py-5 flex items-center justify-between gap-4 border-hairline border-b print:hidden">
            <div>
              <label htmlFor={id} id={`${id}label`} className="block font-semibold">
                {words.whiteLabel}
              </label>
              <p data-note="" className="small-note">
                {words.whiteLabelHint}
              </p>
            </div>
            <Switch id={id} labelledBy={`${id}label`} checked={need.whiteLabel} onCheckedChange={(whiteLabel) => change({ whiteLabel })} />
          </div>
          <p className="small-note mt-4">{words.shared}</p>
        </div>
        <p className="scripted:hidden">{words.example}</p>
      </div>
      <div className={classNames(styles.receipt, 'lg:row-span-2')}>
        <Receipt need={need} cycle={cycle} onCycle={setCycle} words={words} {...rest} />
      </div>
      {children}
    </div>
  );
}

type CountFieldProps = Pick<ComponentProps<typeof Stepper>, 'value' | 'onChange'> & { labels: CalculatorWords['users'] };

function CountField({ labels, ...stepper }: CountFieldProps) {
  const id = useId();
  return (
    <div className={classNames(styles.count, 'border-hairline border-b')}>
      <div>
        <label htmlFor={id} className="block font-semibold">
          {labels.label}
        </label>
        <p id={`${id}hint`} data-note="" className="small-note">
          {labels.hint}
        </p>
      </div>
      {/* Paper shows the number without the controls. */}
      <span aria-hidden="true" className="hidden print:inline font-semibold tabular-nums">
        {stepper.value}
      </span>
      <div className="flex items-center gap-1.5 print:hidden">
        <Stepper
          {...stepper}
          limits={NEED_LIMITS}
          parse={wholeCount}
          labels={labels}
          input={{ id, 'aria-describedby': `${id}hint`, className: 'w-17' }}
        />
      </div>
    </div>
  );
}

/** Browsers block a page that changes its address too often. */
const QUIET_MS = 150;

/** Keeps the calculator's state in the address, so visitors can share it. The address changes only after the visitor changes a value. */
function useNeedInAddress(): { need: Need; change: (part: Partial<Need>) => void } {
  const [need, setNeed] = useState(DEFAULT_NEED);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Every address gets the same file, so the numbers come after hydration.
  useEffect(() => setNeed((known) => needFromQuery(location.search) ?? known), []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (part: Partial<Need>) => {
    const next = { ...need, ...part };
    setNeed(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => history.replaceState(null, '', queryWithNeed(location.search, next) + location.hash), QUIET_MS);
  };
  return { need, change };
}
