import { useTranslations } from 'next-intl';
import { Portrait } from '@/components/pictures/cut-paper';
import { StaticPart } from '@/components/ui/static-part';
import styles from './managed-service.module.css';

const TEAM = [
  { person: 'ines', role: 'strategy' },
  { person: 'kofi', role: 'creation' },
  { person: 'mei', role: 'community' },
] as const;
const FINDINGS = ['worked', 'failed', 'next'] as const;

/** What a client gets at the end of a month. Its last line says that all drawings of this client are examples. */
export function MonthReport() {
  const t = useTranslations('managedService.report');
  return (
    <StaticPart
      as="figure"
      aria-labelledby="report-title"
      className="overflow-hidden rounded-card border border-hairline bg-raised shadow-float"
    >
      <figcaption id="report-title" className={`${styles.sheetPart} py-4 font-semibold leading-snug`}>
        {t('title')}
      </figcaption>
      <ul className="grid grid-cols-3">
        {TEAM.map(({ person, role }) => (
          <li key={person}>
            <Portrait person={person} className={styles.portrait} />
            <span className={`${styles.personName} relative block bg-raised text-center text-small leading-tight`}>
              <strong className="block font-semibold">{t(`team.${role}.name`)}</strong>
              <span className="text-soft">{t(`team.${role}.role`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={`${styles.sheetPart} pt-5 pb-6`}>
        <p className="text-balance font-display font-semibold text-heading tracking-tight">{t('summary')}</p>
        <dl className="gap-y-2.5 mt-5 grid border-hairline border-t pt-4 text-[0.9375rem] leading-snug">
          {FINDINGS.map((finding) => (
            <div key={finding} className={`${styles.finding} grid gap-x-5`}>
              <dt className="font-semibold">{t(`findings.${finding}.name`)}</dt>
              <dd className="text-pretty text-soft">{t(`findings.${finding}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p className="small-note mt-4 border-hairline border-t pt-4">{t('example')}</p>
      </div>
    </StaticPart>
  );
}
