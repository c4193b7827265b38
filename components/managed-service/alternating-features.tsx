import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BookingArrowLink } from '@/components/booking/booking-link';
import { Section, SectionTitle } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';
import { ApprovalCount } from './approval-count';
import styles from './managed-service.module.css';
import { MonthPlan } from './month-plan';
import { ReadersClock } from './readers-clock';

/** The three blocks, each with the sheet that shows the work and with the included items. */
const BLOCKS = [
  { block: 'expertise', Sheet: MonthPlan, items: ['strategy', 'trends', 'competitors', 'growth'] },
  { block: 'insights', Sheet: ReadersClock, items: ['prediction', 'content', 'audience', 'times'] },
  { block: 'control', Sheet: ApprovalCount, items: ['voice', 'approval', 'templates', 'assets'] },
] as const satisfies readonly { block: string; Sheet: () => ReactNode; items: readonly string[] }[];

/** Three blocks with words and a sheet. The sheet changes sides from block to block. On a phone the words stand above it. */
export function AlternatingFeatures() {
  const t = useTranslations('managedService.blocks');
  return (
    <Section labelledBy="month-title" tone="sunken" layout={`${styles.monthLayout} lg:grid`}>
      <SectionTitle id="month-title">{t('title')}</SectionTitle>
      <div className={`${styles.month} mt-8 grid lg:col-span-2`}>
        {BLOCKS.map(({ block, Sheet, items }) => (
          <article key={block} className="grid grid-cols-1 items-center">
            <div>
              <h3 className={`${styles.largeName} card-heading`}>{t(`${block}.title`)}</h3>
              <p className="mt-2 lede-text">{t(`${block}.text`, { product: SITE.product })}</p>
              <ul className="mt-5 *:not-last:border-b *:border-hairline border-hairline border-y">
                {items.map((item) => (
                  <li key={item} className="py-2.5">
                    {t(`items.${item}`)}
                  </li>
                ))}
              </ul>
            </div>
            <Sheet />
          </article>
        ))}
      </div>
      {/* The link comes after the blocks. On a desktop it stands beside the title, where it needs no extra line. */}
      <BookingArrowLink className={styles.monthCall}>
        {t.rich('cta', { about: (words) => <span className="sr-only">{words}</span> })}
      </BookingArrowLink>
    </Section>
  );
}
