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
      <dl className={styles.audience}>
        {PEOPLE.map(([who, scene]) => (
          <div key={who}>
            <dt className="font-display">
              <CutPaper scene={scene} />
              {t(`items.${who}.title`)}
            </dt>
            <dd>{t(`items.${who}.body`, { days: AFFILIATE_TRIAL_DAYS })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
