import { useFormatter, useTranslations } from 'next-intl';
import { type CSSProperties, Fragment } from 'react';
import { ArrowLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { plainLinkTo } from '@/components/ui/link-to';
import { StaticPart } from '@/components/ui/static-part';
import { ThreadPath } from '@/components/ui/thread';
import { Usd, useUsd } from '@/components/ui/usd';
import { COMPETITOR_IDS, COMPETITORS, pricesOf } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { biggestPlanFor, PLANS, type Plan, pricePerMonth } from '@/lib/site/plans';
import { alongScale, Marks, shareOfScale } from './price-scale';
import priceTableStyles from './price-table.module.css';
import styles from './tool-prices.module.css';

/** From this place on the scale, the price stands before its stitch. Below the stitch it would leave its column. */
const NEAR_THE_END = 0.97;

const BY_LOWEST_PRICE = COMPETITOR_IDS.toSorted((one, other) => pricesOf(one)[0] - pricesOf(other)[0]);

/** The thread runs to the start of our line. The unit is px. The end lies on half a pixel, so the three pixels of the line are sharp. */
const THREADS = [
  // From the edge of the window, beside the heading and in a loop. The table's head is in rem.
  'M2400 -343H850c-100 0 -140 40 -140 86s66 68 110 34 20 -112 -70 -112C640 -335 620 -131 480 -131H20C-30 -131 -30 -.5 0 -.5H6',
  // On a phone it leaves the window and returns. In the margin it would look like a line along the edge of the screen.
  'M2400 -202H300c-30 0 -42 12 -42 26s20 20 33 10 6 -34 -21 -34C236 -200 232 -154 190 -154H-70C-100 -154 -100 -.5 -70 -.5H5',
];

/**
 * Five tools on one dollar scale, ours first. Each row says what the lowest price buys here, and links to the comparison. The heading of the
 * articles about more tools follows.
 */
export function ToolPrices() {
  const t = useTranslations('competitors.hub');
  const format = useFormatter();
  const others = useTranslations('compare')('others');
  const rows = useRows();
  return (
    <>
      <StaticPart as="section" aria-labelledby="tools-title">
        <h2 id="tools-title" className="sr-only">
          {t('title')}
        </h2>
        <table className={classNames(priceTableStyles.priceTable, styles.scale)} data-own-button="">
          <caption className="sr-only">{t('caption', { product: SITE.product })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tool')}</th>
              <th scope="col">{t('lowest')}</th>
              <th scope="col">
                {t('scale')}
                <Marks />
              </th>
              <th scope="col">{t('buys', { product: SITE.product })}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, prices, prices: [lowest = 0], open, buys, way }, index) => (
              <tr key={key}>
                <th scope="row">{way}</th>
                <td className={styles.amount}>
                  <Usd amount={lowest} />
                </td>
                <td>
                  <span
                    className={classNames(priceTableStyles.line, styles.stretch, open && priceTableStyles.open)}
                    style={{ '--to': alongScale(lowest) } as CSSProperties}
                  >
                    {index === 0 ? (
                      <svg
                        viewBox="-40 -353 2440 355"
                        aria-hidden="true"
                        className="pointer-events-none absolute fill-none stroke-thread rtl:-scale-x-100"
                      >
                        {THREADS.map((d) => (
                          <ThreadPath key={d} d={d} strokeWidth={3} draw />
                        ))}
                      </svg>
                    ) : null}
                    {prices.map((price) => (
                      // Screen readers read the prices in sequence, so they need a space between them.
                      <i
                        key={price}
                        className={shareOfScale(price) > NEAR_THE_END ? styles.nearEnd : undefined}
                        style={{ insetInlineStart: alongScale(price) }}
                      >
                        {`${format.number(price)}${open ? '+' : ''} `}
                      </i>
                    ))}
                  </span>
                </td>
                <td>{buys}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small-note mt-5 max-w-[60rem] text-pretty">
          {t.rich('source', {
            pages: () =>
              BY_LOWEST_PRICE.map((id, index) => (
                <Fragment key={id}>
                  {index > 0 ? ', ' : ''}
                  {plainLinkTo(COMPETITORS[id].pricePage.url)(COMPETITORS[id].name)}
                </Fragment>
              )),
            mail: () => plainLinkTo(`mailto:${SITE.mail.support}`)(SITE.mail.support),
          })}
        </p>
      </StaticPart>
      <h2 className="mt-section mb-6 section-title">{others}</h2>
    </>
  );
}

function useRows() {
  const titles = useTranslations('competitors');
  const t = useTranslations('competitors.hub');
  const plans = useTranslations('pricing.plans');
  const usd = useUsd();
  const [smallest] = PLANS;
  // What one of our plans includes, and its price. If the other tool's price buys no plan, the text says so. Yearly comes first in every row.
  const buys = (plan: Plan, theirsUsd?: number) => {
    const perMonthOfYear = pricePerMonth(plan, 'yearly');
    return t.rich('money', {
      seats: plan.seats,
      plan: plans(`${plan.id}.name`),
      yearly: usd(perMonthOfYear),
      monthly: usd(plan.monthlyUsd),
      buys: theirsUsd !== undefined && theirsUsd < perMonthOfYear ? 'nothing' : 'plan',
      // This names our product where the head of the column is hidden (tool-prices.module.css).
      b: (words) => <strong data-here={theirsUsd === undefined ? undefined : t('here', { product: SITE.product })}>{words}</strong>,
    });
  };
  return [
    {
      key: 'ours',
      prices: PLANS.map(({ monthlyUsd }) => monthlyUsd),
      open: false,
      buys: buys(smallest),
      way: (
        <ArrowLink href="/pricing" aria-label={`${SITE.product}: ${titles('jump')}`}>
          {SITE.product}
        </ArrowLink>
      ),
    },
    ...BY_LOWEST_PRICE.map((id) => {
      const prices = pricesOf(id);
      return {
        key: id,
        prices,
        open: prices.length === 1,
        buys: buys(biggestPlanFor(prices[0]) ?? smallest, prices[0]),
        way: (
          // The label adds the name of our product, which sighted visitors see in the table.
          <ArrowLink href={COMPETITORS[id].path} aria-label={titles(`${id}.title`, { product: SITE.product })}>
            {COMPETITORS[id].name}
          </ArrowLink>
        ),
      };
    }),
  ];
}
