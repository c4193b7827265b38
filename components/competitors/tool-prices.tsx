import { useFormatter, useTranslations } from 'next-intl';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/button';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { ThreadPath } from '@/components/ui/thread';
import { Usd } from '@/components/ui/usd';
import { COMPETITOR_IDS, COMPETITORS, pricesOf } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { biggestPlanFor, PLANS } from '@/lib/site/plans';
import { Marks, scaleOf } from './dollars';
import { Ledger } from './ledger';
import { MoneyBuys } from './money-buys';
import '@/components/layout/quiet-header.css';
import './hub.css';

/** One scale for all prices, theirs and ours. */
const SCALE = scaleOf([...COMPETITOR_IDS.flatMap(pricesOf), ...PLANS.map(({ monthlyUsd }) => monthlyUsd)]);
/** Two prices closer than this share of the scale, in percent, have their figures on their outer sides; one as close to its end has it before its stitch. */
const CLOSE_PERCENT = 6;
/** As close on a wide scale. */
const VERY_CLOSE_PERCENT = 3;

const BY_LOWEST_PRICE = COMPETITOR_IDS.toSorted((one, other) => pricesOf(one)[0] - pricesOf(other)[0]);

/** From the window's edge beside the heading, in a loop, to where the line of our prices begins. In px, as the table's head is in rem; it ends on the middle of that line, whose three pixels are whole ones. */
const THREAD = 'M2400 -343H850c-100 0 -140 40 -140 86s66 68 110 34 20 -112 -70 -112C640 -335 620 -131 480 -131H20C-30 -131 -30 -.5 0 -.5H6';

/** The same on a phone: beside the button, and down in the margin. */
const NARROW_THREAD =
  'M2400 -184H300c-30 0 -42 12 -42 26s20 20 33 10 6 -34 -21 -34C236 -182 232 -142 190 -142H6C-10 -142 -13 -132 -13 -118V-24C-13 -8 -10 -.5 0 -.5H5';
const THREADS = [THREAD, NARROW_THREAD];

type Row = { key: string; prices: readonly number[]; open: boolean; buys: ReactNode; way: ReactNode };

/** The five tools on one even scale of dollars, ours and then the others from the lowest price up, and what the lowest price of each buys here. A row leads to its comparison. */
export function ToolPrices() {
  const t = useTranslations('competitors.hub');
  const format = useFormatter();
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
              <Marks of={SCALE} />
            </th>
            <th scope="col">{t('buys', { product: SITE.product })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, prices, prices: [lowest = 0], open, buys, way }, index) => (
            <tr key={key}>
              <th scope="row">{way}</th>
              <td className="amount">
                <Usd amount={lowest} />
              </td>
              <td>
                <span className="line" style={{ '--to': SCALE.along(lowest) } as CSSProperties}>
                  {index === 0 ? (
                    <svg viewBox="-40 -353 2440 355" aria-hidden="true" className="pointer-events-none fill-none stroke-thread">
                      {THREADS.map((d) => (
                        <ThreadPath key={d} d={d} strokeWidth={3} draw />
                      ))}
                    </svg>
                  ) : null}
                  {open ? <b /> : null}
                  {prices.map((price, at) => (
                    // Read one after the other, so there is a space between them.
                    <i key={price} className={sideOf(prices, at)} style={{ insetInlineStart: SCALE.along(price) }}>
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
      <p className="note mt-5 max-w-[60rem] text-pretty">
        {t.rich('source', {
          pages: () =>
            BY_LOWEST_PRICE.map((id, index) => (
              <Fragment key={id}>
                {index > 0 ? ', ' : ''}
                <SmartLink href={COMPETITORS[id].pricePage.url} className="plain-link">
                  {COMPETITORS[id].name}
                </SmartLink>
              </Fragment>
            )),
        })}
      </p>
      <Ledger />
    </StaticPart>
  );
}

/** On which side of its stitch the figure of a price stands: under it, unless another is close; `narrow` where it is so on a narrow scale alone. */
function sideOf(prices: readonly number[], at: number): string | undefined {
  if (at < 0) return undefined;
  const apart = (other = SCALE.end) => (100 * Math.abs(other - (prices[at] as number))) / SCALE.end;
  const [next, last] = [apart(prices[at + 1]), at === 0 ? Number.POSITIVE_INFINITY : apart(prices[at - 1])];
  if (next < CLOSE_PERCENT) return next < VERY_CLOSE_PERCENT ? 'before' : 'before narrow';
  // What stands after its own stitch needs half a figure more of room.
  const room = sideOf(prices, at - 1)?.startsWith('after') ? 1.5 * CLOSE_PERCENT : CLOSE_PERCENT;
  if (last >= room) return undefined;
  return last < VERY_CLOSE_PERCENT ? 'after' : 'after narrow';
}

function useRows(): Row[] {
  const titles = useTranslations('competitors');
  const [smallest] = PLANS;
  return [
    {
      key: 'ours',
      prices: PLANS.map(({ monthlyUsd }) => monthlyUsd),
      open: false,
      buys: <MoneyBuys plan={smallest} />,
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
        buys: <MoneyBuys plan={biggestPlanFor(prices[0])?.plan ?? smallest} forUsd={prices[0]} />,
        way: (
          // Whom the other tool is compared with, everyone sees here.
          <ArrowLink href={COMPETITORS[id].path} aria-label={titles(`${id}.title`, { product: SITE.product })}>
            {COMPETITORS[id].name}
          </ArrowLink>
        ),
      };
    }),
  ];
}
