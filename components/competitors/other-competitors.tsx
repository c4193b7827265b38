import { useTranslations } from 'next-intl';
import { IfEntry } from '@/components/content/if-entry';
import { SCHEDULERS_ENTRY } from '@/components/layout/navigation';
import { ArrowLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/smart-link';
import { entryPath } from '@/lib/routing/collection-addresses';
import { COMPETITOR_IDS, COMPETITORS, type Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import styles from './competitors.module.css';
import { usePageFacts } from './use-page-facts';

/** Links to the other three pages and to the article about all five tools. */
export function OtherCompetitors({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.others');
  return (
    <Section
      title={t('title', { product: SITE.product })}
      aside={
        <IfEntry {...SCHEDULERS_ENTRY}>
          <ArrowLink href={entryPath(SCHEDULERS_ENTRY)}>{t('article')}</ArrowLink>
        </IfEntry>
      }
      className="pt-0 lg:pt-14 print:hidden"
    >
      <ul className={styles.otherTools}>
        {COMPETITOR_IDS.filter((each) => each !== competitor).map((each) => (
          <Other key={each} competitor={each} />
        ))}
      </ul>
    </Section>
  );
}

/** A link to a comparison page, with the main fact of that page. */
function Other({ competitor }: { competitor: Competitor }) {
  const t = useTranslations(`competitors.${competitor}` as 'competitors.sprout');
  const { price, seats, tools } = usePageFacts(competitor);
  return (
    <li>
      <SmartLink href={COMPETITORS[competitor].path}>{COMPETITORS[competitor].name}</SmartLink>
      <p>{t('summary', { price, seats, tools })}</p>
      <Icon name="arrow" className="size-5 text-thread" />
    </li>
  );
}
