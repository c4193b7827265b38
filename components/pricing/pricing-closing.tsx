import { useTranslations } from 'next-intl';
import { PlansOrCall } from '@/components/booking/plans-or-call';
import { ClosingThread } from '@/components/ui/closing-thread';
import { Section } from '@/components/ui/section';
import { TRIAL_DAYS } from '@/lib/site/plans';

/** The four sizes on the thread: each tag as large as it is, in its colour, and turned a little around its hole. */
const TAGS = [
  ['M554 24h12l9 9v29h-30v-29z', 'rotate(5 560 34)', 'fill-ink'],
  ['M661.5 24h17l12.5 13v37h-42v-37z', 'rotate(-4 670 34)', 'fill-thread'],
  ['M779 24h22l16 16v48h-54v-48z', 'rotate(3 790 34)', 'fill-teal'],
  ['M916 24h28l20 20v62h-68v-62z', 'rotate(-4 930 34)', 'fill-marigold'],
] as const;
/** It turns sharply only where a hole holds it. */
const STRUNG = 'M-1600 24H400C480 24 548-2 560 34C572-4 654-4 670 34C688-4 768-4 790 34C812-4 905-4 930 34C960-6 1160 60 1480 60H3200';

/** The last word of the price page: a plan can be tried, and somebody asked. */
export function PricingClosing() {
  const t = useTranslations('pricing.closing');
  return (
    <Section labelledBy="closing-title" tone="inverse" className="relative overflow-hidden">
      <ClosingThread d={STRUNG}>
        {TAGS.map(([shape, turn, fill]) => (
          <path key={fill} d={shape} transform={turn} className={`stroke-none ${fill}`} />
        ))}
      </ClosingThread>
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 id="closing-title" className="hero text-balance">
          {t('title')}
        </h2>
        <div>
          <p className="lede">{t('text', { days: TRIAL_DAYS })}</p>
          <PlansOrCall href="#pricing-plans" plans={t('plans')} call={t('call')} />
        </div>
      </div>
    </Section>
  );
}
