import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/smart-link';
import { COMPETITOR_IDS, COMPETITORS, type Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import './tools.css';
import { usePageFacts } from './use-page-facts';

/** The way on to the other three pages, and to the article that has all five at once. */
export function OtherCompetitors({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.others');
  return (
    <Section
      title={t('title')}
      tone="sunken"
      aside={
        <ArrowLink href={`/compare/${SITE.productSlug}-against-other-social-media-schedulers`}>
          {t('article', { product: SITE.product })}
        </ArrowLink>
      }
      className="print:hidden"
    >
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {COMPETITOR_IDS.filter((each) => each !== competitor).map((each) => (
          <Other key={each} competitor={each} />
        ))}
      </ul>
    </Section>
  );
}

/** A card that leads to a comparison page, with the question that decides it. */
function Other({ competitor }: { competitor: Competitor }) {
  const t = useTranslations(`competitors.${competitor}` as 'competitors.later');
  const { price } = usePageFacts(competitor);
  return (
    <li className="tool-card">
      <SmartLink href={COMPETITORS[competitor].path}>{COMPETITORS[competitor].name}</SmartLink>
      <p className="mt-1 text-pretty text-[0.9375rem] text-soft leading-snug">{t('question', { price })}</p>
      <Icon name="arrow" className="absolute end-5 top-5 size-5 text-thread" />
    </li>
  );
}
