import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { WHITE_LABEL } from '@/lib/site/claims';
import styles from './white-label.module.css';
import { useFeatureNumbers } from './white-label-features';

const STEPS = ['signup', 'provisioning', 'collaboration'] as const;

/** The three steps under a ruler of hours, all within one day. A task that takes longer stands after the end of the ruler. */
export function Onboarding() {
  const t = useTranslations('whiteLabel.onboarding');
  const numbers = useFeatureNumbers();
  return (
    <Section tone="sunken" title={t('title')}>
      <div className={`${styles.onboarding} lg:grid lg:grid-cols-4 lg:gap-y-8`}>
        <div className="max-lg:mb-8">
          <Ruler hours={WHITE_LABEL.setupHours} />
          <div className="mt-3 flex justify-between text-small">
            <span className="text-soft">{t('start')}</span>
            <span className="font-semibold text-thread">{t('end', numbers)}</span>
          </div>
        </div>
        <div className="border-soft border-b-3 border-dashed h-12 max-lg:hidden" />
        <ol className="lg:grid-cols-3 grid gap-y-8">
          {STEPS.map((step, order) => (
            <li key={step} className="flex gap-5 border-hairline lg:block lg:pe-8">
              <span aria-hidden="true" className="font-bold font-display text-thread text-title tabular-nums leading-none">
                {order + 1}
              </span>
              <div className="lg:mt-3">
                <h3 className="card-heading">{t(`steps.${step}.title`)}</h3>
                <p className="mt-2 text-pretty text-soft">{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={`${styles.later} text-soft`}>
          {t.rich('beyond', {
            ...numbers,
            when: (words) => <strong className="mb-2 block card-heading text-ink">{words}</strong>,
            big: (words) => <b className="mb-3 block">{words}</b>,
          })}
        </p>
      </div>
    </Section>
  );
}

/** Draws a line for every hour. The line is longer at the start of a step and at the end of the day. */
function Ruler({ hours }: { hours: number }) {
  const lines = Array.from({ length: hours + 1 }, (_, hour) => `M${hour * 10} 48V${hour % (hours / STEPS.length) === 0 ? 12 : 30}`).join(
    '',
  );
  return (
    <svg
      viewBox={`0 0 ${hours * 10} 48`}
      preserveAspectRatio="none"
      aria-hidden="true"
      shapeRendering="crispEdges"
      className="h-12 w-full overflow-visible fill-none *:[vector-effect:non-scaling-stroke] rtl:-scale-x-100"
    >
      <path d={lines} className="stroke-soft" />
      <path d={`M0 46.5H${hours * 10}`} className="stroke-3 stroke-thread" />
    </svg>
  );
}
