import { useFormatter, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { Usd, useUsd } from '@/components/ui/usd';
import { COMPETITOR_IDS, COMPETITORS, pricesOf } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { PLANS, pricePerMonth } from '@/lib/site/plans';
import { along, Marks } from './dollars';
import { SameMoney } from './same-money';
import './tools.css';

const BY_LOWEST_PRICE = COMPETITOR_IDS.toSorted((one, other) => pricesOf(one)[0] - pricesOf(other)[0]);

type Row = { key: string; name: ReactNode; prices: readonly number[]; open: boolean; buys: ReactNode };

/** The five tools on one scale of dollars, ours and then the others from the lowest price up, and what the lowest price of each buys here. A name leads to its comparison. */
export function ToolPrices() {
  const t = useTranslations('competitors.hub');
  const format = useFormatter();
  const usd = useUsd();
  const rows = useRows();
  return (
    <StaticPart as="section" aria-labelledby="tools-title">
      <h2 id="tools-title" className="sr-only">
        {t('title')}
      </h2>
      <table className="scale">
        <caption className="sr-only">{t('caption', { product: SITE.product })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tool')}</th>
            <th scope="col">{t('lowest')}</th>
            <th scope="col">
              {t('scale')}
              <Marks />
            </th>
            <th scope="col">{t('buys')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, prices: [lowest = 0, ...larger], open, buys }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="amount">
                <Usd amount={lowest} />
              </td>
              <td>
                <span aria-hidden="true" className="line">
                  {open ? <b style={{ insetInlineStart: along(lowest) }} /> : null}
                  {[lowest, ...larger].map((price) => (
                    <i key={price} style={{ insetInlineStart: along(price) }} />
                  ))}
                </span>
                {open ? (
                  <span className="from" style={{ marginInlineStart: along(lowest) }}>
                    {t('rows.price.from')}
                  </span>
                ) : (
                  t('rows.price.more', { more: format.list(larger.map((price) => usd(price))) })
                )}
              </td>
              <td>{buys}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-5 max-w-[60rem] text-pretty">
        {t.rich('source', {
          pages: () =>
            BY_LOWEST_PRICE.map((id, index) => (
              <Fragment key={id}>
                {index > 0 ? ', ' : ''}
                <SmartLink href={COMPETITORS[id].pricePage.url} className="text-ink underline underline-offset-4 hover:text-thread">
                  {COMPETITORS[id].name}
                </SmartLink>
              </Fragment>
            )),
        })}
      </p>
    </StaticPart>
  );
}

function useRows(): Row[] {
  const t = useTranslations('competitors.hub');
  const usd = useUsd();
  const [smallest] = PLANS;
  return [
    {
      key: 'ours',
      name: SITE.product,
      prices: PLANS.map(({ monthlyUsd }) => monthlyUsd),
      open: false,
      buys: t('ours', { seats: smallest.seats, yearly: usd(pricePerMonth(smallest, 'yearly')) }),
    },
    ...BY_LOWEST_PRICE.map((id) => {
      const prices = pricesOf(id);
      return {
        key: id,
        name: (
          <SmartLink href={COMPETITORS[id].path} className="inline-flex items-center gap-2">
            {COMPETITORS[id].name}
            <Icon name="arrow" className="size-5 text-thread" />
          </SmartLink>
        ),
        prices,
        open: prices.length === 1,
        buys: <SameMoney monthlyUsd={prices[0]} />,
      };
    }),
  ];
}
