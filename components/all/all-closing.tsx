import { useTranslations } from 'next-intl';
import { WriteToUs } from '@/components/faq/write-to-us';
import { ClosingThread } from '@/components/ui/closing-thread';

/** Loose yarn from the ball. */
const UNWOUND =
  'M-1600 88H800C860 88 946 66 946 42C946 26 926 14 900 14S854 26 854 42C854 66 890 88 948 88C1004 88 1038 72 1038 52C1038 40 1022 30 1000 30S962 40 962 52C962 72 1004 88 1064 88H3200';

/** Ways to go on for visitors who did not find their page. */
export function AllClosing() {
  const t = useTranslations('all.closing');
  return (
    <WriteToUs title={t('title')} lede={t('text')}>
      <ClosingThread d={UNWOUND} />
    </WriteToUs>
  );
}
