import { useTranslations } from 'next-intl';
import { Listing } from './listing';

const CHECKS = ['rules', 'markup', 'keyboard', 'narrow', 'rest'] as const;

/** Lists the tests behind the accessibility statement. */
export function CheckTable() {
  const t = useTranslations('accessibility.checks');
  return (
    <Listing
      stacked
      caption={t('caption')}
      heads={[[t('what'), 'sm:w-48'], [t('how')]]}
      rows={CHECKS.map((check) => [check, t(`rows.${check}.what`), t(`rows.${check}.how`)])}
    />
  );
}
