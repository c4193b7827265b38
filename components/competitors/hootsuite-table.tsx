import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import type { Messages } from '@/lib/i18n/messages';
import { COMPETITORS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORKS } from '@/lib/site/networks';
import { PLANS, TRIAL_DAYS } from '@/lib/site/plans';
import { claimTags } from './claim-reference';
import { BESIDE_NAME, ClaimedOn, pageTag } from './claimed-on';
import { COMPARISON_ID } from './hero-actions';

const HEAD = 'border-ink border-b-2 pb-3 text-start align-top heading';
const CELL = 'border-hairline border-b py-3.5 align-top leading-snug';

/** Line by line in short words and signs, so that three columns fit a small phone. */
export function HootsuiteTable() {
  const t = useTranslations('competitors.hootsuite.table');
  const rows = useRows();
  const usd = useUsd();
  const { name, claims } = COMPETITORS.hootsuite;
  const price = <Price>{t.rich('from', { price: usd(claims.fromPrice.value), ...claimTags('hootsuite', 'table') })}</Price>;
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
              <span className={BESIDE_NAME}>
                <ClaimedOn competitor="hootsuite" />
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, ours }, index) => (
            <tr key={key}>
              <th scope="row" className={`${CELL} pe-3 text-start font-normal`}>
                {t(`rows.${key}`)}
              </th>
              <td className={`${CELL} pe-2 sm:pe-3`}>{ours}</td>
              {index === 0 ? <td className={CELL}>{price}</td> : null}
              {index === 1 ? (
                <td rowSpan={rows.length - 1} className={`${CELL} text-pretty text-soft`}>
                  {t.rich('ask', pageTag('hootsuite'))}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** What the smallest plan has already; of the other tool only the price is known. */
function useRows(): { key: keyof Messages['competitors']['hootsuite']['table']['rows']; ours: ReactNode }[] {
  const t = useTranslations('competitors.hootsuite.table');
  const usd = useUsd();
  return [
    { key: 'price', ours: <Price>{usd(PLANS[0].monthlyUsd)}</Price> },
    { key: 'bill', ours: t('ourBill') },
    { key: 'trial', ours: <Yes beside={t('days', { days: TRIAL_DAYS })} /> },
    { key: 'networks', ours: <Yes beside={NETWORKS.length} /> },
    { key: 'posts', ours: <Yes beside={t('unlimited')} /> },
    ...(['writing', 'images', 'video', 'hub', 'analytics'] as const).map((key) => ({ key, ours: <Yes /> })),
  ];
}

function Yes({ beside }: { beside?: ReactNode }) {
  const t = useTranslations('competitors.hootsuite.table');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Icon name="check" className="size-5 text-thread" />
      <span className="sr-only">{t('yes')}</span>
      {beside ? <span>{beside}</span> : null}
    </span>
  );
}

function Price({ children }: { children: ReactNode }) {
  return <span className="heading leading-tight tabular-nums">{children}</span>;
}
