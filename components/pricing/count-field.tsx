'use client';

import { useId } from 'react';
import { Stepper, type StepperIcons, type StepperLabels } from '@/components/ui/stepper';
import { NEED_LIMITS, wholeCount } from '@/lib/site/need-in-address';

export type CountLabels = StepperLabels & { label: string; hint: string };

type CountFieldProps = { labels: CountLabels; value: number; onChange: (value: number) => void; icons: StepperIcons };

/** How many there are of something, with its name and a hint. */
export function CountField({ labels, ...stepper }: CountFieldProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 border-hairline border-b py-4 lg:py-5.5 max-[22.5rem]:flex-wrap max-[22.5rem]:gap-y-2 print:break-inside-avoid">
      <div className="max-[22.5rem]:w-full">
        <label htmlFor={id} className="block font-semibold">
          {labels.label}
        </label>
        <p id={`${id}hint`} data-note="" className="small-note">
          {labels.hint}
        </p>
      </div>
      {/* On paper there is nothing to type into. */}
      <span aria-hidden="true" className="hidden font-semibold tabular-nums print:inline">
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
