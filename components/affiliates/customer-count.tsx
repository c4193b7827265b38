'use client';

import { type ReactNode, useState } from 'react';
import { customerCount, MAX_CUSTOMERS } from '@/lib/site/affiliate-program';

type CustomerCountProps = {
  value: number;
  onChange: (value: number) => void;
  count: string;
  more: string;
  fewer: string;
  icons: { more: ReactNode; fewer: ReactNode };
};

const STEP =
  'hidden size-11 shrink-0 place-items-center rounded-button border border-hairline bg-raised hover:border-ink disabled:opacity-40 disabled:hover:border-hairline scripted:grid';

/** A number with a step down before it and a step up after it; without scripts only the number. */
export function CustomerCount({ value, onChange, count, more, fewer, icons }: CustomerCountProps) {
  // Only while somebody types, so that an emptied field stays empty under their hands.
  const [draft, setDraft] = useState<string>();
  return (
    <span className="flex shrink-0 items-center gap-1.5">
      <button type="button" aria-label={fewer} disabled={value <= 0} onClick={() => onChange(value - 1)} className={STEP}>
        {icons.fewer}
      </button>
      <span className="font-display font-semibold text-heading tabular-nums scripted:hidden">× {value}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={count}
        value={draft ?? value}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(customerCount(event.target.value));
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
        className="hidden h-11 w-15 rounded-lg border border-soft/70 bg-raised text-center font-semibold tabular-nums scripted:block"
      />
      <button type="button" aria-label={more} disabled={value >= MAX_CUSTOMERS} onClick={() => onChange(value + 1)} className={STEP}>
        {icons.more}
      </button>
    </span>
  );
}
