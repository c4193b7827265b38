import { useTranslations } from 'next-intl';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { type LegalValues, useLegalWords } from './legal-text';

const HELD = ['records', 'settings', 'referral', 'application', 'messages'] as const;

/** Which personal data is kept, for what and for how long, as the sections of the privacy policy say it at length. */
export function HeldTable({ values }: { values: LegalValues }) {
  const t = useTranslations('privacy.held');
  const say = useLegalWords('privacy', values);
  return (
    <Table caption={t('caption')} captionHidden className="listing">
      <thead>
        <tr>
          <HeadCell className="sm:w-48">{t('what')}</HeadCell>
          <HeadCell>{t('why')}</HeadCell>
          <HeadCell className="sm:w-48">{t('until')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {HELD.map((row) => (
          <tr key={row}>
            {/* Important, because running text gives the first row's heads the line of a column's head. */}
            <HeadCell scope="row" className="border-hairline! sm:border-b! sm:align-top!">
              {say.plain(`held.rows.${row}.what`)}
            </HeadCell>
            <Cell className="sm:pe-6">{say.plain(`held.rows.${row}.why`)}</Cell>
            <Cell>{say.rich(`held.rows.${row}.until`)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
