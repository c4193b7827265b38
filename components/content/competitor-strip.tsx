import { useTranslations } from 'next-intl';
import { CompetitorLinks } from '@/components/competitors/competitor-links';
import { COMPETITOR_IDS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';

/** The four competitor pages, over the list of comparisons: they are no entries and would not be in it. */
export function CompetitorStrip({ className }: { className?: string }) {
  const t = useTranslations('competitors.list');
  return (
    <section aria-labelledby="tools-title" className={className}>
      <h2 id="tools-title" className="note pb-3">
        {t('title', { product: SITE.product })}
      </h2>
      <CompetitorLinks competitors={COMPETITOR_IDS} />
    </section>
  );
}
