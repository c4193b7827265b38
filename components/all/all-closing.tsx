import { useTranslations } from 'next-intl';
import { WriteToUs } from '@/components/faq/write-to-us';
import { ClosingThread } from '@/components/ui/closing-thread';

/** What came off the ball, still in its turns, and goes on. */
const UNWOUND = 'M-1600 88H860c104 0 104-68 36-68s-68 68 36 68c80 0 80-50 26-50s-54 50 26 50H3200';

/** Where to go when what one looked for is not in the list. */
export function AllClosing() {
  const t = useTranslations('all.closing');
  return (
    <WriteToUs title={t('title')} lede={t('text')}>
      <ClosingThread d={UNWOUND} />
    </WriteToUs>
  );
}
