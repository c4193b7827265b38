import { useTranslations } from 'next-intl';
import { Cell } from '@/components/ui/table';
import { Listing, ListingRow } from './listing';

const CHECKS = ['rules', 'markup', 'keyboard', 'narrow', 'rest'] as const;

/** Lists the tests behind the accessibility statement. */
export function CheckTable() {
  const t = useTranslations('accessibility.checks');
  return (
    <Listing stacked caption={t('caption')} heads={[[t('what'), 'sm:w-48'], [t('how')]]}>
      {CHECKS.map((check) => (
        <ListingRow key={check} name={t(`rows.${check}.what`)}>
          <Cell>{t(`rows.${check}.how`)}</Cell>
        </ListingRow>
      ))}
    </Listing>
  );
}
