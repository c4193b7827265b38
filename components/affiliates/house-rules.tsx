import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';
import styles from './affiliates.module.css';

const DO = ['disclose', 'show', 'compare', 'first'] as const;
const DONT = ['self', 'impersonate', 'spam', 'promise'] as const;

/**
 * The unit is a hundredth of the sheet's width. The thread is level between two sheets and lower at the pegs. It reaches the edges of the
 * window.
 */
const THREAD = 'M-400-8C-120-2-30 9-2.7 9C3 9 8 15 12 20C30 13 70 13 88 20C92 15 97 9 102.7 9C130 9 220-2 500-8';

export function HouseRules() {
  const t = useTranslations('affiliates.rules');
  return (
    <Section title={t('title')} lede={t('lede')} tone="sunken" className="relative overflow-hidden">
      <div className={styles.rules}>
        <div>
          <Thread />
          <h3 className="card-heading">{t('yes')}</h3>
          <ul>
            {DO.map((rule) => (
              <li key={rule}>
                <Icon name="check" className="mt-1 size-5 text-positive" />
                {t(`do.${rule}`, { product: SITE.product })}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Thread />
          <h3 className="card-heading">{t('no')}</h3>
          <ul>
            {DONT.map((rule) => (
              <li key={rule}>
                <Icon name="close" className="mt-1 size-5 text-negative" />
                {t(`dont.${rule}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** The thread on which a sheet hangs. */
function Thread() {
  return (
    <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" className="rtl:-scale-x-100">
      <path d={THREAD} />
    </svg>
  );
}
