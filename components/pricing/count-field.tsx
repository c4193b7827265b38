'use client';

import { type ReactNode, useId, useState } from 'react';
import { NEED_LIMITS, wholeCount } from '@/lib/site/need-in-address';

export type CountLabels = { label: string; hint: string; fewer: string; more: string };

type CountFieldProps = CountLabels & {
  value: number;
  onChange: (value: number) => void;
  icons: { more: ReactNode; fewer: ReactNode };
};

const STEP =
  'grid size-11 shrink-0 place-items-center rounded-button border border-hairline bg-raised hover:border-ink disabled:opacity-40 disabled:hover:border-hairline';

/** A number with a step down and a step up. What is typed may be unfinished or nonsense; the value never is. */
export function CountField({ label, hint, fewer, more, value, onChange, icons }: CountFieldProps) {
  const id = useId();
  // Only while somebody types: an emptied field must not turn into a number under their hands.
  const [draft, setDraft] = useState<string>();
  const type = (text: string) => {
    setDraft(text);
    const count = wholeCount(text);
    if (count !== undefined) onChange(count);
  };
  return (
    <div className="flex items-center justify-between gap-4 border-hairline border-b py-4">
      <div>
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <p id={`${id}hint`} className="text-small text-soft">
          {hint}
        </p>
      </div>
      <div className="flex items-center gap-1.5">
        <button type="button" aria-label={fewer} disabled={value <= NEED_LIMITS.least} onClick={() => onChange(value - 1)} className={STEP}>
          {icons.fewer}
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={`${id}hint`}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setDraft(undefined)}
          className="h-11 w-17 rounded-lg border border-hairline bg-raised text-center font-semibold tabular-nums"
        />
        <button type="button" aria-label={more} disabled={value >= NEED_LIMITS.most} onClick={() => onChange(value + 1)} className={STEP}>
          {icons.more}
        </button>
      </div>
    </div>
  );
}
