import { useTranslations } from 'next-intl';
import covered from '@/components/pictures/covered.svg';
import { Section } from '@/components/ui/section';
import './tools.css';

/** A test that needs no tool: what of a post carries it, the picture or the words. The same post is drawn twice, with paper over either. */
export function ThumbTest() {
  const t = useTranslations('competitors.later.story');
  return (
    <Section labelledBy="story-title">
      <h2
        id="story-title"
        className="max-w-[14ch] text-balance font-bold font-display text-[clamp(2.5rem,1.6rem+2.6vw,3.625rem)] leading-[1.02] tracking-[-0.035em]"
      >
        {t('title')}
      </h2>
      <div className="mt-8 grid gap-y-4 lg:mt-12 lg:grid-cols-2 lg:gap-y-6">
        {/* biome-ignore lint/performance/noImgElement: a drawing of the site's own, as in cut-paper.tsx */}
        <img src={covered.src} alt="" loading="lazy" className="covered rtl:-scale-x-100 lg:col-span-2" />
        <p className="max-w-[34rem] text-pretty lg:pe-8">{t('first')}</p>
        <p className="max-w-[34rem] text-pretty">{t('second')}</p>
      </div>
    </Section>
  );
}
