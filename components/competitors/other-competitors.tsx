import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { COMPETITOR_IDS, type Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { CompetitorLinks } from './competitor-links';

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
      <CompetitorLinks competitors={COMPETITOR_IDS.filter((each) => each !== competitor)} />
    </Section>
  );
}
