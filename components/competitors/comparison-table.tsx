import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { linkTo } from '@/components/ui/link-to';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { COMPETITORS, type Competitor, factsOf, factsReadOn, pricesOf, SOURCES_LANGUAGE } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import styles from './competitors.module.css';
import { useOurFacts } from './use-our-facts';

/** The links of all cells and of the line below them. */
const LINK = 'underline underline-offset-4 hover:text-thread';

/** Compares both tools row by row. Our cells come from the plan catalogue. Each of their cells links to its source on the maker's site. */
export function ComparisonTable({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.table');
  const format = useFormatter();
  const ours = useOurFacts();
  const { name: tool } = COMPETITORS[competitor];
  const names = { product: SITE.product, tool };
  return (
    <Section id="comparison" title={t('title', names)} className="pt-4">
      <table className={classNames(styles.facts, 'w-full leading-snug')}>
        <caption className="sr-only">{t('caption', names)}</caption>
        <thead className="max-md:block">
          <tr>
            <th scope="col">
              <span className="sr-only">{t('feature')}</span>
            </th>
            <th scope="col" className="md:w-2/5 text-thread">
              {SITE.product}
            </th>
            <th scope="col">{tool}</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {useTheirs(competitor).map(({ row, theirs, source }) => (
            <tr key={row} data-row={row}>
              <th scope="row">{t(`rows.${row}`)}</th>
              <td className="font-semibold">{ours[row]}</td>
              <td>
                {theirs}
                <span className="small-note block">
                  {linkTo(source.url, {
                    'aria-label': t('sourceOf', { page: source.name }),
                    hrefLang: SOURCES_LANGUAGE,
                    className: LINK,
                  })(t('source'))}
                  {source.dated ? (
                    <time dateTime={source.dated}>{`, ${format.dateTime(new Date(source.dated), { dateStyle: 'medium' })}`}</time>
                  ) : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SourcesLine competitor={competitor} />
    </Section>
  );
}

/** Returns the cells of the other tool, row by row. */
function useTheirs(competitor: Competitor) {
  const t = useTranslations('competitors.table');
  const own = useTranslations(`competitors.${competitor}.facts` as 'competitors.buffer.facts');
  const format = useFormatter();
  const usd = useUsd();
  const prices = pricesOf(competitor).map((price) => usd(price));
  const [lowest = ''] = prices;
  const price = prices.length === 1 ? t('from', { price: lowest }) : format.list(prices, { type: 'unit' });
  return [
    { row: 'price' as const, theirs: price, source: COMPETITORS[competitor].pricePage },
    ...factsOf(competitor).map(({ row, value, source }) => {
      const names = Object.entries(value).map(([name, each]) => [name, typeof each === 'number' ? each : format.list(each)]);
      return { row, theirs: own(row as 'billing', Object.fromEntries(names)), source };
    }),
  ];
}

/** Names the source of all facts about the other tool: its price page and the day of reading. It also says where to report a change. */
function SourcesLine({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.source');
  const format = useFormatter();
  const { name, pricePage } = COMPETITORS[competitor];
  const day = factsReadOn(competitor);
  return (
    <p id="source" className="small-note mt-6 max-w-[60rem] text-pretty">
      {t.rich('line', {
        tool: name,
        page: linkTo(pricePage.url, {
          title: pricePage.name,
          hrefLang: SOURCES_LANGUAGE,
          className: `text-ink ${LINK} print:after:content-['_('_attr(href)_')']`,
        }),
        date: () => (day ? <time dateTime={day}>{format.dateTime(new Date(day), { dateStyle: 'long' })}</time> : null),
        mail: linkTo(`mailto:${SITE.mail.support}`, { className: `text-ink ${LINK}` }),
      })}
    </p>
  );
}
