import { useTranslations } from 'next-intl';
import { ClosingThread } from '@/components/ui/closing-thread';
import { RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { WriteToUs } from './write-to-us';

/** The thread closes an envelope, along its flap, above the way to write, and goes on. */
const LETTER = 'M-1600 84H200C560 84 720 52 960 52H1020L1080 94 1140 52c120 0 240 32 480 32H3200';

/** Where to go with a question that the page does not answer. */
export function AskAPerson() {
  const t = useTranslations('faq.more');
  return (
    <WriteToUs title={t('title')} lede={t('text', { supportHours: RESULTS.supportHours, product: SITE.product })}>
      <ClosingThread
        d={LETTER}
        behind={
          <g stroke="none">
            <path d="M1020 52h120v66q0 6-6 6h-108q-6 0-6-6z" fill="var(--ink)" />
            <path d="M1020 52h120l-60 42z" fill="var(--soft)" fillOpacity={0.6} />
          </g>
        }
      />
    </WriteToUs>
  );
}
