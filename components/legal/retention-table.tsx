import { useTranslations } from 'next-intl';
import { Cell } from '@/components/ui/table';
import { type LegalValues, useLegalWords } from './legal-text';
import { Listing, ListingRow } from './listing';

const HELD = ['records', 'settings', 'referral', 'application', 'messages'] as const;

/** Lists the stored personal data with purpose and period. The sections of the privacy policy give the details. */
export function RetentionTable({ values }: { values: LegalValues }) {
  const t = useTranslations('privacy.held');
  const say = useLegalWords('privacy', values);
  return (
    <Listing stacked caption={t('caption')} heads={[[t('what'), 'sm:w-48'], [t('why')], [t('until'), 'sm:w-48']]}>
      {HELD.map((row) => (
        <ListingRow key={row} name={say.plain(`held.rows.${row}.what`)}>
          <Cell className="sm:pe-6">{say.plain(`held.rows.${row}.why`)}</Cell>
          <Cell data-head={t('until')}>{say.rich(`held.rows.${row}.until`)}</Cell>
        </ListingRow>
      ))}
    </Listing>
  );
}
