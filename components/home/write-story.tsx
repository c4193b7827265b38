import { useTranslations } from 'next-intl';
import { Composer } from '@/components/composer/composer';
import { useFigure } from '@/components/ui/figure';
import { StaticPart } from '@/components/ui/static-part';
import { AI_ALLOWANCE_PERIOD } from '@/lib/site/ai-allowance';
import { PLANS } from '@/lib/site/plans';

const POINTS = ['media', 'allowance'] as const;

/** Writing with AI, to be tried at once; the composer's row runs out of the page at its end. */
export function WriteStory() {
  const t = useTranslations('home.write');
  const figure = useFigure();
  const [smallest] = PLANS;
  return (
    <section
      aria-labelledby="write-title"
      className="grid grid-cols-[var(--spacing-gutter)_minmax(0,1fr)_var(--spacing-gutter)] gap-y-8 sm:gap-y-12 lg:grid-cols-[minmax(var(--spacing-gutter),1fr)_minmax(0,32rem)_minmax(0,43rem)_minmax(var(--spacing-gutter),1fr)] lg:items-center sm:pb-section max-sm:[--spacing-section:0px]"
    >
      <StaticPart className="col-start-2 lg:pe-16">
        <h2 id="write-title" className="section-title">
          {t('title')}
        </h2>
        <p className="mt-5 text-pretty text-soft">{t('body')}</p>
        <ul className="mt-7 grid gap-3">
          {POINTS.map((point) => (
            <li key={point} className="flex gap-3.5">
              <span aria-hidden="true" className="mt-[0.45em] size-2.5 shrink-0 rounded-full border-2 border-thread" />
              {t(`points.${point}`, { words: figure(smallest.aiWords), images: figure(smallest.aiImages), period: AI_ALLOWANCE_PERIOD })}
            </li>
          ))}
        </ul>
      </StaticPart>
      <div className="col-span-full bg-sunken py-7 ps-gutter sm:py-14 lg:col-span-2 lg:col-start-3 lg:rounded-s-card lg:py-14 lg:ps-14">
        <Composer sample="tulips" />
      </div>
    </section>
  );
}
