import { useTranslations } from 'next-intl';
import { CutPaper } from '@/components/pictures/cut-paper';
import { Section } from '@/components/ui/section';
import { AFFILIATE_TRIAL_DAYS } from '@/lib/site/plans';
import styles from './affiliates.module.css';

/** Each with where the link is passed on. */
const PEOPLE = [
  ['agencies', 'keys'],
  ['makers', 'microphone'],
  ['teachers', 'board'],
  ['customers', 'bubbles'],
] as const;

/** Who the programme is for: one thread through the four places where somebody asks. */
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
