'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';

export type StepperLabels = { fewer: string; more: string };
export type StepperIcons = { fewer: ReactNode; more: ReactNode };

type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  limits: { least: number; most: number };
  /** What was typed, as a number within the limits. Nothing where it is none: the value stays as it is. */
  parse: (typed: string) => number | undefined;
  labels: StepperLabels;
  icons: StepperIcons;
  /** The field in the middle: how it is named and described, how wide it is. */
  input: Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby' | 'className'>;
};

const STEP =
  'hidden size-11 shrink-0 place-items-center rounded-button border border-soft/70 bg-raised hover:border-ink disabled:border-hairline disabled:opacity-40 scripted:grid';
const INPUT = 'hidden h-11 rounded-lg border border-soft/70 bg-raised text-center font-semibold tabular-nums scripted:block';

/** A number with a step down before it and a step up after it. What is typed may be unfinished or nonsense, the value never is. Needs scripts. */
export function Stepper({ value, onChange, limits, parse, labels, icons, input }: StepperProps) {
  // Only while somebody types: an emptied field must not turn into a number under their hands.
  const [draft, setDraft] = useState<string>();
  const type = (typed: string) => {
    setDraft(typed);
    const number = parse(typed);
    if (number !== undefined) onChange(number);
  };
  return (
    <>
      <button type="button" aria-label={labels.fewer} disabled={value <= limits.least} onClick={() => onChange(value - 1)} className={STEP}>
        {icons.fewer}
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...input}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
        className={`${INPUT} ${input.className}`}
      />
      <button type="button" aria-label={labels.more} disabled={value >= limits.most} onClick={() => onChange(value + 1)} className={STEP}>
        {icons.more}
      </button>
    </>
  );
}
