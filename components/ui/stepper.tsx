'use client';

import { type ComponentProps, useState } from 'react';
import { Icon } from './icon';

export type StepperLabels = { fewer: string; more: string };

type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  limits: { least: number; most: number };
  /** Turns the typed text into a number within the limits. If it returns undefined, the value stays as it is. */
  parse: (typed: string) => number | undefined;
  labels: StepperLabels;
  /** The attributes of the field in the middle: its name, its description and its width. */
  input: Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby' | 'className'>;
};

const STEP =
  'hidden size-11 shrink-0 place-items-center rounded-button border border-soft/70 bg-raised hover:border-ink disabled:border-hairline disabled:opacity-40 scripted:grid';
const INPUT = 'hidden h-11 rounded-lg border border-soft/70 bg-raised text-center font-semibold tabular-nums scripted:block';

/** A number with two buttons, for scripts only. The typed text may be unfinished or invalid, but the value never is. */
export function Stepper({ value, onChange, limits, parse, labels, input }: StepperProps) {
  // Set only while somebody types, because an emptied field must not turn into a number at once.
  const [draft, setDraft] = useState<string>();
  const type = (typed: string) => {
    setDraft(typed);
    const number = parse(typed);
    if (number !== undefined) onChange(number);
  };
  return (
    <>
      <button type="button" aria-label={labels.fewer} disabled={value <= limits.least} onClick={() => onChange(value - 1)} className={STEP}>
        <Icon name="minus" className="size-4" />
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
        <Icon name="plus" className="size-4" />
      </button>
    </>
  );
}
