import { useFormatter, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { useOfferTerms } from '@/components/pricing/offer-terms';
import { useUsd } from '@/components/ui/usd';
import { LIVE_PART } from '@/lib/next/static-part';
import { SITE } from '@/lib/site/identity';
import { NETWORK_NAMES, NETWORKS } from '@/lib/site/networks';
import { EXTRA_SEAT_MONTHLY_USD, PLANS, pricePerMonth, TRIAL_DAYS } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';
import { SortPart } from './sort-part';
import { SORT_FIELD, SORT_ROW } from './sort-rows';
import './hub.css';

/** What to ask of any tool, our strengths first; a visitor may put another one first. */
export const ROWS = ['aiTools', 'networks', 'bill', 'trial', 'price'] as const;
type Row = (typeof ROWS)[number];

/** Five questions for any of the tools, each with our own answer. Of the others we know prices alone, so nobody else answers here. */
export function AskAll({ className = '' }: { className?: string }) {
  const t = useTranslations('competitors.hub');
  const ours = useOurs();
  return (
    <section aria-labelledby="ask-title" className={className}>
      <h2 id="ask-title" className="title">
        {t('askTitle')}
      </h2>
      <SortPart className="relative" {...{ [LIVE_PART]: useId() }}>
        <Order />
        <table className="asked loud mt-4 lg:mt-8">
          <caption className="sr-only">{t('askCaption', { product: SITE.product })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('question')}</th>
              <th scope="col">{t('answers', { product: SITE.product })}</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row} {...{ [SORT_ROW]: row }}>
                <th scope="row">{t(`rows.${row}.ask`)}</th>
                <td>{ours[row]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SortPart>
    </section>
  );
}

/** Puts one of the questions first. Not there without scripts, as it could do nothing. */
function Order() {
  const t = useTranslations('competitors.hub');
  return (
    <fieldset className="order mt-4 hidden scripted:flex print:hidden">
      <legend>{t('order')}</legend>
      {ROWS.map((row, index) => (
        <label key={row}>
          <input type="radio" name={SORT_FIELD} value={row} defaultChecked={index === 0} className="sr-only" />
          {t(`rows.${row}.name`)}
        </label>
      ))}
    </fieldset>
  );
}

function useOurs(): Record<Row, ReactNode> {
  const t = useTranslations('competitors.hub.rows');
  const format = useFormatter();
  const usd = useUsd();
  const [smallest, ...larger] = PLANS;
  // What it comes to, a figure, and then what that rests on.
  const b = (words: ReactNode) => <strong>{words}</strong>;
  return {
    aiTools: t.rich('aiTools.ours', { b, count: STUDIO_TOOLS.length }),
    networks: t.rich('networks.ours', { b, count: NETWORKS.length, names: format.list(NETWORKS.map((network) => NETWORK_NAMES[network])) }),
    bill: t.rich('bill.ours', { b, extra: usd(EXTRA_SEAT_MONTHLY_USD) }),
    trial: t.rich('trial.ours', { b, days: TRIAL_DAYS, trialEnd: useOfferTerms().trialEnd }),
    price: t.rich('price.ours', {
      b,
      seats: smallest.seats,
      price: usd(smallest.monthlyUsd),
      yearly: usd(pricePerMonth(smallest, 'yearly')),
      more: format.list(larger.map(({ monthlyUsd }) => usd(monthlyUsd))),
    }),
  };
}
