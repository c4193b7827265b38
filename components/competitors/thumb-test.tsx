import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import covered from '@/components/pictures/covered.svg';
import { Section } from '@/components/ui/section';

/** A test that needs no tool: what of a post carries it, the picture or the words. The same post is drawn twice, with a thumb or paper over either; each half stands above its own words. */
export function ThumbTest() {
  const t = useTranslations('competitors.later.story');
  return (
    <Section labelledBy="story-title">
      <h2 id="story-title" className="title">
        {t('title')}
      </h2>
      <div className="mt-8 grid gap-y-4 gap-x-6 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-[auto_auto] sm:gap-y-6 lg:mt-12">
        {(['first', 'second'] as const).map((half) => (
          <Fragment key={half}>
            {/* biome-ignore lint/performance/noImgElement: a drawing of the site's own, as in cut-paper.tsx */}
            <img src={covered.src} alt="" loading="lazy" className={`covered covered-${half} rtl:-scale-x-100`} />
            <p className="max-w-[34rem] text-pretty sm:pe-8 max-sm:first-of-type:mb-4">
              {t.rich(half, { b: (words) => <strong className="mb-2 block heading">{words}</strong> })}
            </p>
          </Fragment>
        ))}
      </div>
    </Section>
  );
}
