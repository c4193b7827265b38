import { useTranslations } from 'next-intl';
import { type LegalValues, useLegalWords } from './legal-text';
import { Listing } from './listing';

const HELD = ['records', 'settings', 'referral', 'application', 'messages'] as const;

/** Lists the stored personal data with purpose and period. The sections of the privacy policy give the details. */
export function RetentionTable({ values }: { values: LegalValues }) {
  const t = useTranslations('privacy.held');
  const { plain, rich } = useLegalWords('privacy', values);
  return (
    <Listing
      stacked
      caption={t('caption')}
      heads={[[t('what'), 'sm:w-48'], [t('why')], [t('until'), 'sm:w-48']]}
      rows={HELD.map((row) => [row, plain(`held.rows.${row}.what`), plain(`held.rows.${row}.why`), rich(`held.rows.${row}.until`)])}
    />
  );
}
