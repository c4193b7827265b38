import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { COMPETITORS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORKS } from '@/lib/site/networks';
import { PLANS, TRIAL_DAYS } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';
import { claimTags } from './claim-reference';
import { BESIDE_NAME, ClaimedOn } from './claimed-on';
import { COMPARISON_ID } from './hero-actions';

/** Our strengths first. The price follows them: it is all that we know of the other tool. */
const ROWS = ['aiTools', 'networks', 'posts', 'hub', 'analytics', 'bill', 'trial'] as const;

/** A phone has no room for three columns: there what is compared stands over the two cells. */
const ROW = 'max-sm:grid max-sm:grid-cols-2 max-sm:border-hairline max-sm:border-b max-sm:py-3.5';
const HEAD = 'border-ink border-b-2 pb-3 text-start align-top heading';
const CELL = 'align-top leading-snug sm:border-hairline sm:border-b sm:py-3.5';
const NAME = `${CELL} text-start font-normal text-soft max-sm:col-span-full max-sm:pb-1 max-sm:text-small sm:pe-4 sm:text-ink`;

/** Line by line: what our smallest plan has, and what to ask of the other tool. */
export function HootsuiteTable() {
  const t = useTranslations('competitors.hootsuite.table');
  const usd = useUsd();
  const { name, claims } = COMPETITORS.hootsuite;
  const counts: Partial<Record<(typeof ROWS)[number], number>> = { aiTools: STUDIO_TOOLS.length, networks: NETWORKS.length };
  return (
    <Section id={COMPARISON_ID} title={t('title')} lede={t('lede')}>
      <table className="w-full table-fixed border-separate border-spacing-0 text-[0.9375rem] hyphens-auto max-sm:block sm:text-base">
        <caption className="sr-only">{t('caption', { product: SITE.product })}</caption>
        <thead className="max-sm:block">
          <tr className="max-sm:grid max-sm:grid-cols-2">
            <th scope="col" className={`${HEAD} pe-4 max-sm:sr-only sm:w-[32%]`}>
              <span className="sr-only">{t('fact')}</span>
            </th>
            <th scope="col" className={`${HEAD} pe-4`}>
              {SITE.product}
            </th>
            <th scope="col" className={HEAD}>
              {name}
              <span className={BESIDE_NAME}>
                <ClaimedOn competitor="hootsuite" />
              </span>
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {ROWS.map((row) => (
            <tr key={row} className={ROW}>
              <th scope="row" className={NAME}>
                {t(`rows.${row}.name`)}
              </th>
              <td className={`${CELL} pe-4`}>
                <span className="flex gap-2">
                  <Icon name="check" className="mt-px size-5 shrink-0 text-thread" />
                  <span>{t(`rows.${row}.ours`, { days: TRIAL_DAYS, count: counts[row] ?? 0 })}</span>
                </span>
              </td>
              <td className={`${CELL} text-pretty text-soft`}>{t(`rows.${row}.theirs`)}</td>
            </tr>
          ))}
          <tr className={ROW}>
            <th scope="row" className={NAME}>
              {t('price')}
            </th>
            <td className={`${CELL} pe-4`}>
              <Price>{usd(PLANS[0].monthlyUsd)}</Price>
            </td>
            <td className={CELL}>
              <Price>{t.rich('from', { price: usd(claims.fromPrice.value), ...claimTags('hootsuite', 'table') })}</Price>
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

function Price({ children }: { children: ReactNode }) {
  return <span className="heading leading-tight tabular-nums">{children}</span>;
}
