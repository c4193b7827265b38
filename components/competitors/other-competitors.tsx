import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/smart-link';
import { COMPETITOR_IDS, COMPETITORS, type Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import './tools.css';
import { usePageFacts } from './use-page-facts';

/** How each page lays out the way on: words in a row, a ledger, a list beside its heading. */
const LAYOUTS: Record<Competitor, { section?: string; list: string }> = {
  later: { list: 'tools-in-a-row' },
  buffer: { list: 'tools-ledger' },
  sprout: { section: 'lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-16 lg:[&>div]:content-start', list: 'tools-ledger' },
  hootsuite: { list: 'tools-ledger' },
};

/** The way on to the other three pages, and to the article that has all five at once. */
export function OtherCompetitors({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.others');
  return (
    <Section
      title={t('title')}
      layout={LAYOUTS[competitor].section}
      aside={
        <ArrowLink href={`/compare/${SITE.productSlug}-against-other-social-media-schedulers`}>
          {t('article', { product: SITE.product })}
        </ArrowLink>
      }
      className="pt-0! print:hidden"
    >
      <ul className={LAYOUTS[competitor].list}>
        {COMPETITOR_IDS.filter((each) => each !== competitor).map((each) => (
          <Other key={each} competitor={each} />
        ))}
      </ul>
    </Section>
  );
}

/** What leads to a comparison page, with the question that decides it. */
function Other({ competitor }: { competitor: Competitor }) {
  const t = useTranslations(`competitors.${competitor}` as 'competitors.later');
  const { price } = usePageFacts(competitor);
  return (
    <li className="tool-card">
      <SmartLink href={COMPETITORS[competitor].path}>{COMPETITORS[competitor].name}</SmartLink>
      <p>{t('question', { price })}</p>
      <Icon name="arrow" className="size-5 text-thread" />
    </li>
  );
}
