import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { WHITE_LABEL } from '@/lib/site/claims';
import { useFeatureNumbers } from './white-label-features';

const STEPS = ['signup', 'provisioning', 'collaboration'] as const;

/** The three steps under a ruler of hours. */
export function Onboarding() {
  const t = useTranslations('whiteLabel.onboarding');
  const numbers = useFeatureNumbers();
  return (
    <Section tone="sunken" title={t('title')}>
      <div className="mb-8 hidden grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:grid">
        <div>
          <Ruler hours={WHITE_LABEL.setupHours} />
          <div className="mt-3 flex justify-between pe-6 text-small">
            <span className="text-soft">{t('start')}</span>
            <span className="font-semibold text-thread">{t('end', numbers)}</span>
          </div>
        </div>
        <div>
          <div className="h-12 border-soft border-b border-dashed" />
          <p className="note mt-3 text-end">{t('beyond', numbers)}</p>
        </div>
      </div>
      <ol className="grid gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)] lg:gap-x-12">
        {STEPS.map((step, order) => (
          <li key={step} className="flex gap-5 border-hairline border-t pt-6 lg:block lg:border-0 lg:pt-0">
            <span aria-hidden="true" className="font-bold font-display text-thread text-title tabular-nums leading-none">
              {order + 1}
            </span>
            <div className="lg:mt-3">
              <h3 className="heading">{t(`steps.${step}.title`)}</h3>
              <p className="mt-2 max-w-[24rem] text-pretty text-soft">{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8 border-hairline border-t pt-6 text-small lg:hidden">
        <span className="block font-semibold text-thread">{t('end', numbers)}</span>
        <span className="mt-1 block text-soft">{t('beyond', numbers)}</span>
      </p>
    </Section>
  );
}

/** A line for every hour, longer every sixth. */
function Ruler({ hours }: { hours: number }) {
  const lines = Array.from({ length: hours + 1 }, (_, hour) => `M${hour * 10} 48V${hour % 6 === 0 ? 12 : 30}`).join('');
  return (
    <svg
      viewBox={`0 0 ${hours * 10} 48`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-12 w-full overflow-visible fill-none *:[vector-effect:non-scaling-stroke] rtl:-scale-x-100"
    >
      <path d={lines} className="stroke-soft" />
      <path d={`M0 48H${hours * 10}`} className="stroke-[3] stroke-thread" />
    </svg>
  );
}
