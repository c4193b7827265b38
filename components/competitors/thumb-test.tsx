import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';

/** A test that needs no tool: what of a post carries it, the picture or the words. */
export function ThumbTest() {
  const t = useTranslations('competitors.later.story');
  return (
    <Section labelledBy="story-title">
      <h2
        id="story-title"
        className="max-w-[14ch] text-balance font-bold font-display text-[clamp(2.5rem,1.2rem+5.6vw,5.5rem)] leading-[0.98] tracking-[-0.035em]"
      >
        {t('title')}
      </h2>
      <div className="mt-10 grid gap-x-16 gap-y-6 lg:mt-14 lg:ms-[25%] lg:grid-cols-2">
        <p className="text-pretty">{t('first')}</p>
        <p className="text-pretty">{t('second')}</p>
      </div>
    </Section>
  );
}
