import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { COMPETITORS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { PLANS, TRIAL_DAYS } from '@/lib/site/plans';
import { ClaimReference, claimTags } from './claim-reference';
import { ClaimedOn } from './claimed-on';
import { COMPARISON_ID } from './hero-actions';

const HEAD = 'border-ink border-b-2 pb-3 text-start align-top font-display font-semibold text-heading';
const CELL = 'border-hairline border-b py-3.5 align-top leading-snug';

/** Line by line in short words and signs, so that three columns fit a small phone. */
export function HootsuiteTable() {
  const t = useTranslations('competitors.hootsuite.table');
  const rows = useRows();
  const { name } = COMPETITORS.hootsuite;
  return (
    <Section id={COMPARISON_ID} title={t('title')} lede={t('lede')}>
      <table className="w-full table-fixed border-separate border-spacing-0 text-small hyphens-auto min-[22.5rem]:text-[0.9375rem] sm:text-base">
        <caption className="sr-only">{t('caption', { product: SITE.product })}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} w-[34%] pe-3 sm:w-[38%] lg:w-1/2`}>
              <span className="sr-only">{t('fact')}</span>
            </th>
            <th scope="col" className={`${HEAD} pe-3 max-sm:text-base`}>
              {SITE.product}
            </th>
            <th scope="col" className={`${HEAD} max-sm:text-base`}>
              {name}
              <ClaimedOn competitor="hootsuite" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, ours, theirs }) => (
            <tr key={key}>
              <th scope="row" className={`${CELL} pe-3 text-start font-normal`}>
                {t(`rows.${key}`)}
              </th>
              <td className={`${CELL} pe-2 sm:pe-3`}>{ours}</td>
              <td className={CELL}>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

type RowKey = 'price' | 'bill' | 'trial' | 'writing' | 'streams' | 'listening' | 'ads' | 'apps';

function useRows(): { key: RowKey; ours: ReactNode; theirs: ReactNode }[] {
  const t = useTranslations('competitors.hootsuite.table');
  const usd = useUsd();
  const { claims } = COMPETITORS.hootsuite;
  const tags = claimTags('hootsuite', 'table');
  const sign = (has: boolean, beside?: ReactNode) => <Sign has={has} name={t(has ? 'yes' : 'no')} beside={beside} />;
  const claimed = (claim: 'trial' | 'writing' | 'streams' | 'listening' | 'ads' | 'apps') => (
    <>
      {sign(claims[claim].value)}
      <ClaimReference competitor="hootsuite" claim={claim} place="table" />
    </>
  );
  return [
    {
      key: 'price',
      ours: <Price>{usd(PLANS[0].monthlyUsd)}</Price>,
      theirs: <Price>{t.rich('from', { price: usd(claims.fromPrice.value), ...tags })}</Price>,
    },
    { key: 'bill', ours: t('ourBill'), theirs: t.rich('theirBill', tags) },
    { key: 'trial', ours: sign(true, t('days', { days: TRIAL_DAYS })), theirs: claimed('trial') },
    { key: 'writing', ours: sign(true), theirs: claimed('writing') },
    // What Hootsuite has and we have not.
    ...(['streams', 'listening', 'ads', 'apps'] as const).map((key) => ({ key, ours: sign(false), theirs: claimed(key) })),
  ];
}

function Sign({ has, name, beside }: { has: boolean; name: string; beside: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Icon name={has ? 'check' : 'minus'} className={`size-5 ${has ? 'text-thread' : 'text-soft'}`} />
      <span className="sr-only">{name}</span>
      {beside ? <span>{beside}</span> : null}
    </span>
  );
}

function Price({ children }: { children: ReactNode }) {
  return <span className="font-display font-semibold text-heading leading-tight tabular-nums">{children}</span>;
}
