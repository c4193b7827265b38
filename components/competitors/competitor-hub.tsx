import { useTranslations } from 'next-intl';
import { StaticPart } from '@/components/ui/static-part';
import { COMPETITOR_IDS } from '@/lib/site/claims';
import { CompetitorLinks } from './competitor-links';
import { ToolMatrix } from './tool-matrix';

/** What the list of comparisons begins with: the five tools in one table, the way to each of the four pages, then the heading of the articles. */
export function CompetitorHub() {
  const t = useTranslations('compare');
  return (
    <>
      <ToolMatrix />
      <StaticPart className="mt-8 lg:mt-10">
        <CompetitorLinks competitors={COMPETITOR_IDS} />
      </StaticPart>
      <h2 className="mt-section mb-6 title">{t('others')}</h2>
    </>
  );
}
