import { useTranslations } from 'next-intl';
import { PlansOrCall } from '@/components/booking/plans-or-call';
import { PLANS_HREF } from '@/components/layout/navigation';
import { byTrialDays } from '@/components/pricing/by-trial-days';
import { ClosingThread } from '@/components/ui/closing-thread';
import { Section } from '@/components/ui/section';

/** A line of handwriting with three words that goes on. */
const WRITTEN = `M-1600 98H120C260 98 330 72 470 72${word(3)}h34${word(5)}h34${word(2)}c120 0 220 26 480 26H3200`;

export function StudioClosing() {
  const t = useTranslations('aiStudio.closing');
  return (
    <Section labelledBy="closing-title" tone="inverse" className="relative overflow-hidden">
      <ClosingThread d={WRITTEN} />
      <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 id="closing-title" className="hero-title text-balance">
          {t('title')}
        </h2>
        <div>
          <p className="lede-text">{byTrialDays((days) => t('body', { days }))}</p>
          <PlansOrCall href={PLANS_HREF} plans={t('plans')} call={t('call')} />
        </div>
      </div>
    </Section>
  );
}

/** Draws one unreadable word of handwriting with this number of strokes. */
function word(strokes: number): string {
  return 'c10 0 10-30 20-30s10 30 20 30'.repeat(strokes);
}
