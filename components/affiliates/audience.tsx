import { useTranslations } from 'next-intl';
import { CutPaper } from '@/components/pictures/cut-paper';
import { Section } from '@/components/ui/section';
import { AFFILIATE_TRIAL_DAYS } from '@/lib/site/plans';
import styles from './affiliates.module.css';

/** Each group with the picture of the place where it shares the link. */
const PEOPLE = [
  ['agencies', 'keys'],
  ['makers', 'microphone'],
  ['teachers', 'board'],
  ['customers', 'bubbles'],
] as const;

/** Shows for whom the programme is. One thread runs through the four pictures. */
export function Audience() {
  const t = useTranslations('affiliates.audience');
  return (
    <Section title={t('title')}>
      <dl className={`${styles.audience} grid sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4 lg:gap-y-0`}>
        {PEOPLE.map(([who, scene]) => (
          <div key={who}>
            <dt className="font-display">
              <CutPaper scene={scene} className="rtl:-scale-x-100" />
              {t(`items.${who}.title`)}
            </dt>
            <dd>{t(`items.${who}.body`, { days: AFFILIATE_TRIAL_DAYS })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
