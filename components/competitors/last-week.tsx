import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';

/** A list that says whether a large tool is the right one. */
export function LastWeek() {
  const t = useTranslations('competitors.hootsuite.story');
  return (
    <Section labelledBy="story-title" className="lg:pt-10">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 id="story-title" className="title">
          {t('title')}
        </h2>
        <p className="text-balance font-display text-[clamp(1.25rem,1rem+1.2vw,1.875rem)] leading-snug tracking-tight">{t('body')}</p>
      </div>
    </Section>
  );
}
