'use client';

import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Stepper, type StepperLabels } from '@/components/ui/stepper';
import { NEED_LIMITS, wholeCount } from '@/lib/site/need-in-address';
import styles from './pricing.module.css';

export type CountLabels = StepperLabels & { label: string; hint: string };

type CountFieldProps = { labels: CountLabels; value: number; onChange: (value: number) => void };

export function CountField({ labels, ...stepper }: CountFieldProps) {
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
