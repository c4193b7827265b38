'use client';

import { GROUPS, type Group } from '@/lib/search/document';

type KindFilterProps = {
  labels: { kinds: string; everything: string };
  names: Record<Group, string>;
  counts: Record<Group, number>;
  chosen: Group | null;
  onChoose: (group: Group | null) => void;
};

/** One kind, or everything: a row of choices on a phone, a column beside the list where there is room. */
export function KindFilter({ labels, names, counts, chosen, onChoose }: KindFilterProps) {
  const all = GROUPS.reduce((sum, group) => sum + counts[group], 0);
  return (
    <fieldset className="-mx-gutter sticky min-w-0 top-header z-10 hidden self-start bg-paper py-2 scripted:block lg:top-[calc(var(--spacing-header)+2rem)] lg:mx-0 lg:p-0">
      <legend className="sr-only">{labels.kinds}</legend>
      <div className="fading relative flex gap-2 overflow-x-auto px-gutter *:shrink-0 max-sm:pe-14 lg:flex-col lg:gap-0 lg:overflow-visible lg:border-hairline lg:border-s-2 lg:px-0">
        {[null, ...GROUPS].map((group) => (
          <label
            key={group ?? 'all'}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-button border border-hairline bg-raised px-4 text-small transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-thread lg:-ms-0.5 lg:rounded-none lg:border-0 lg:border-transparent lg:border-s-2 lg:bg-transparent lg:hover:border-thread lg:hover:text-thread lg:has-checked:border-thread lg:has-checked:bg-transparent lg:has-checked:font-semibold lg:has-checked:text-ink"
          >
            <input type="radio" name="kind" checked={chosen === group} onChange={() => onChoose(group)} className="sr-only" />
            <span>{group === null ? labels.everything : names[group]}</span>
            <span className="font-normal tabular-nums opacity-80">{group === null ? all : counts[group]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
