import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { LinkedHeading } from '@/components/ui/linked-heading';
import { StaticPart } from '@/components/ui/static-part';
import type { Group as GroupName } from '@/lib/search/document';
import styles from './all.module.css';

/** A group of /all, with the number of its items. */
export function Group({ name, count, children }: { name: GroupName; count: number; children: ReactNode }) {
  const t = useTranslations('all');
  return (
    <StaticPart data-name={name}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-ink border-b-2 pb-3">
        <LinkedHeading id={name} className={classNames(styles.groupTitle, 'font-bold font-display')}>
          {t(`groups.${name}`)}
        </LinkedHeading>
        <p className="small-note shrink-0 tabular-nums">{t(`counts.${name}`, { count })}</p>
      </div>
      {children}
    </StaticPart>
  );
}
