'use client';

import { classNames } from '@/components/ui/class-names';
import { GROUPS, type Group } from '@/lib/search/document';
import styles from './all.module.css';

type KindFilterProps = {
  labels: { kinds: string; everything: string };
  names: Record<Group, string>;
  counts: Record<Group, number>;
  chosen: Group | null;
  onChoose: (group: Group | null) => void;
};

/** One kind, or everything: a row of choices on a phone, a column beside the list on a wide screen. */
export function KindFilter({ labels, names, counts, chosen, onChoose }: KindFilterProps) {
  const all = GROUPS.reduce((sum, group) => sum + counts[group], 0);
  return (
    <fieldset className={classNames(styles.filter, 'sticky min-w-0 z-10 hidden self-start bg-paper scripted:block')}>
      <legend className="small-note max-lg:sr-only">{labels.kinds}</legend>
      <div className={classNames(styles.choices, 'relative flex')}>
        {[null, ...GROUPS].map((group) => (
          <label key={group ?? 'all'} className={styles.kindChoice}>
            <input type="radio" name="kind" checked={chosen === group} onChange={() => onChoose(group)} className="sr-only" />
            <span>{group === null ? labels.everything : names[group]}</span>
            <span className="font-normal tabular-nums">{group === null ? all : counts[group]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
