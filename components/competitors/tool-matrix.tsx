import { useFormatter, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { useOfferTerms } from '@/components/pricing/offer-terms';
import { Usd, useUsd } from '@/components/ui/usd';
import { LIVE_PART } from '@/lib/next/static-part';
import { COMPETITOR_IDS, COMPETITORS, type Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORK_NAMES, NETWORKS } from '@/lib/site/networks';
import { EXTRA_SEAT_MONTHLY_USD, PLANS, pricePerMonth, TRIAL_DAYS } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';
import { ClaimedOn } from './claimed-on';
import { SortPart } from './sort-part';
import './tools.css';
import { SORT_FIELD, SORT_ROW } from './sort-rows';

/** What is compared, our strengths first; a visitor may put another one first. */
const ROWS = ['aiTools', 'networks', 'bill', 'trial', 'price'] as const;
type Row = (typeof ROWS)[number];

/**
 * Our product and the four others in one table. Of the others it says what claims.ts has: their prices. In every other row stands what to
 * ask each of them, one question for all four.
 */
export function ToolMatrix({ className }: { className?: string }) {
  const t = useTranslations('competitors.hub');
  const ours = useOurs();
  return (
    <section aria-labelledby="tools-title" className={className}>
      <h2 id="tools-title" className="title">
        {t('title')}
      </h2>
      <p className="mt-3 max-w-[44rem] text-pretty text-soft">{t('lede', { product: SITE.product })}</p>
      <SortPart {...{ [LIVE_PART]: useId() }}>
        <Order />
        <table className="matrix mt-8">
          <caption className="sr-only">{t('caption', { product: SITE.product })}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-[15%]">
                <span className="sr-only">{t('what')}</span>
              </th>
              <th scope="col" className="ours w-[25%]">
                {SITE.product}
              </th>
              {COMPETITOR_IDS.map((competitor) => (
                <th key={competitor} scope="col">
                  {COMPETITORS[competitor].name}
                </th>
              ))}
            </tr>
          </thead>
          {ROWS.map((row) => (
            <tbody key={row} {...{ [SORT_ROW]: row }}>
              <tr>
                <th scope="row">{t(`rows.${row}.name`)}</th>
                <td className="ours">
                  <Whose>{SITE.product}</Whose>
                  {ours[row]}
                </td>
                {row === 'price' ? (
                  COMPETITOR_IDS.map((competitor) => (
                    <td key={competitor}>
                      <Whose>{COMPETITORS[competitor].name}</Whose>
                      <Prices competitor={competitor} />
                    </td>
                  ))
                ) : (
                  <td colSpan={COMPETITOR_IDS.length} className="ask">
                    <Whose>{t('others')}</Whose>
                    {t(`rows.${row}.ask`)}
                  </td>
                )}
              </tr>
            </tbody>
          ))}
        </table>
      </SortPart>
    </section>
  );
}

/** Puts one of the rows first. Not there without scripts, as it could do nothing. */
function Order() {
  const t = useTranslations('competitors.hub');
  return (
    <fieldset className="mt-6 hidden flex-wrap gap-2 scripted:flex print:hidden">
      <legend className="note mb-2">{t('order')}</legend>
      {ROWS.map((row, index) => (
        <label
          key={row}
          className="flex min-h-11 cursor-pointer items-center rounded-button border border-hairline bg-raised px-4 text-small transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-thread has-focus-visible:outline-offset-2"
        >
          <input type="radio" name={SORT_FIELD} value={row} defaultChecked={index === 0} className="sr-only" />
          {t(`rows.${row}.name`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Where the heads of the columns are not seen, a cell says whose it is. */
function Whose({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="whose">
      {children}
    </span>
  );
}

function useOurs(): Record<Row, ReactNode> {
  const t = useTranslations('competitors.hub.rows');
  const format = useFormatter();
  const usd = useUsd();
  const [smallest, ...larger] = PLANS;
  return {
    aiTools: t('aiTools.ours', { count: STUDIO_TOOLS.length }),
    networks: t('networks.ours', { count: NETWORKS.length, names: format.list(NETWORKS.map((network) => NETWORK_NAMES[network])) }),
    bill: t('bill.ours', { extra: usd(EXTRA_SEAT_MONTHLY_USD) }),
    trial: t('trial.ours', { days: TRIAL_DAYS, trialEnd: useOfferTerms().trialEnd }),
    price: (
      <>
        <span className="amount">
          <Usd amount={smallest.monthlyUsd} />
        </span>
        {t('price.ours', {
          yearly: usd(pricePerMonth(smallest, 'yearly')),
          more: format.list(larger.map(({ monthlyUsd }) => usd(monthlyUsd))),
        })}
      </>
    ),
  };
}

/** The lowest price of another tool, those above it, and how we know them. */
function Prices({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.hub.rows.price');
  const format = useFormatter();
  const usd = useUsd();
  const { claims } = COMPETITORS[competitor];
  const [lowest, ...larger] = 'prices' in claims ? claims.prices.value : [claims.fromPrice.value];
  return (
    <>
      <span className="amount">
        <Usd amount={lowest as number} />
      </span>
      {larger.length > 0 ? t('more', { more: format.list(larger.map((price) => usd(price))) }) : t('from')}
      <span className="mt-1.5 block text-[0.8125rem] text-soft">
        <ClaimedOn competitor={competitor} />
      </span>
    </>
  );
}
