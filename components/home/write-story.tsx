import { useTranslations } from 'next-intl';
import { SampleComposer } from '@/components/composer/sample-composer';
import { classNames } from '@/components/ui/class-names';
import { useFigure } from '@/components/ui/figure';
import { StaticPart } from '@/components/ui/static-part';
import { AI_ALLOWANCE_PERIOD } from '@/lib/site/ai-allowance';
import { PLANS } from '@/lib/site/plans';
import styles from './home.module.css';

const POINTS = ['media', 'allowance'] as const;

/** Writing with AI, with a composer to try. The composer's row runs out of the page on the end side. */
export function WriteStory() {
  const t = useTranslations('home.write');
  const figure = useFigure();
  const [smallest] = PLANS;
  return (
    <section aria-labelledby="write-title" className={classNames(styles.story, 'grid gap-y-8 sm:gap-y-12')}>
      <StaticPart className="lg:pe-16 col-start-2">
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
      <div className={classNames(styles.pictureGround, 'bg-sunken')}>
        <SampleComposer sample="tulips" />
      </div>
    </section>
  );
}
