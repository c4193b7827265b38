import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';
import styles from './affiliates.module.css';

const SHEETS = [
  { title: 'yes', rules: ['do.disclose', 'do.show', 'do.compare', 'do.first'], icon: 'check', look: 'text-positive' },
  { title: 'no', rules: ['dont.self', 'dont.impersonate', 'dont.spam', 'dont.promise'], icon: 'close', look: 'text-negative' },
] as const;

/** The thread on which a sheet hangs, in hundredths of the sheet's width. It is lower at the pegs, and it reaches the window's edges. */
const THREAD = 'M-400-8C-120-2-30 9-2.7 9C3 9 8 15 12 20C30 13 70 13 88 20C92 15 97 9 102.7 9C130 9 220-2 500-8';

export function HouseRules() {
  const t = useTranslations('affiliates.rules');
  return (
    <Section title={t('title')} lede={t('lede')} tone="sunken" className="relative overflow-hidden">
      <div className={`${styles.rules} relative grid gap-x-8 lg:grid-cols-2`}>
        {SHEETS.map(({ title, rules, icon, look }) => (
          <div key={title} className="relative rounded-card border border-hairline bg-raised">
            <Drawing d={THREAD} viewBox="0 0 100 24" preserveAspectRatio="none" strokeLinecap="round" className="rtl:-scale-x-100" />
            <h3 className="card-heading">{t(title)}</h3>
            <ul className="mt-4 lg:grid">
              {rules.map((rule) => (
                <li key={rule}>
                  <Icon name={icon} className={`mt-1 size-5 ${look}`} />
                  {t(rule, { product: SITE.product })}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
