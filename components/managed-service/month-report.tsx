import { useTranslations } from 'next-intl';
import { Portrait } from '@/components/pictures/cut-paper';
import { joined } from '@/components/ui/joined';
import { StaticPart } from '@/components/ui/static-part';
import styles from './month-report.module.css';

const TEAM = [
  { person: 'ines', role: 'strategy' },
  { person: 'kofi', role: 'creation' },
  { person: 'mei', role: 'community' },
] as const;
const FINDINGS = ['worked', 'failed', 'next'] as const;

/** The report that a client reads at the end of a month, as text: what was done, what worked, what follows. Its last line says that all drawings of this client are examples. */
export function MonthReport() {
  const t = useTranslations('managedService.report');
  return (
    <StaticPart
      as="figure"
      aria-labelledby="report-title"
      className="overflow-hidden rounded-card border border-hairline bg-raised shadow-float"
    >
      <figcaption id="report-title" className="px-5 py-4 font-semibold leading-snug sm:px-7">
        {t('title')}
      </figcaption>
      <ul className={joined(styles.team, 'grid grid-cols-3')}>
        {TEAM.map(({ person, role }) => (
          <li key={person}>
            <Portrait person={person} className="h-24 sm:max-lg:h-44 lg:h-40" />
            <span className="block px-1 pt-2 text-center text-small leading-tight sm:px-4">
              <strong className="block font-semibold">{t(`team.${role}.name`)}</strong>
              <span className="text-soft">{t(`team.${role}.role`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="px-5 pt-5 pb-6 sm:px-7">
        <p className="text-balance font-display font-semibold text-heading tracking-tight">{t('summary')}</p>
        <dl className="mt-5 grid gap-y-2.5 border-hairline border-t pt-4 text-[0.9375rem] leading-snug">
          {FINDINGS.map((finding) => (
            <div key={finding} className="grid gap-x-5 max-sm:grid-cols-[5.5rem_1fr] sm:grid-cols-[6.5rem_1fr]">
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
