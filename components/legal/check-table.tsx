import { useTranslations } from 'next-intl';
import { Cell, HeadCell, Table } from '@/components/ui/table';

const CHECKS = ['rules', 'markup', 'keyboard', 'narrow', 'rest'] as const;

/** What is tested for the statement on accessibility, and how. */
export function CheckTable() {
  const t = useTranslations('accessibility.checks');
  return (
    <Table caption={t('caption')} captionHidden className="listing">
      <thead>
        <tr>
          <HeadCell className="sm:w-56">{t('what')}</HeadCell>
          <HeadCell>{t('how')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {CHECKS.map((check) => (
          <tr key={check}>
            {/* Important, because running text gives the first row's heads the line of a column's head. */}
            <HeadCell scope="row" className="border-hairline! sm:border-b! sm:align-top!">
              {t(`rows.${check}.what`)}
            </HeadCell>
            <Cell>{t(`rows.${check}.how`)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
