import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';
import './affiliates.css';

const DO = ['disclose', 'show', 'compare', 'first'] as const;
const DONT = ['self', 'impersonate', 'spam', 'promise'] as const;

/** What an affiliate may and may not do, in plain words. */
export function HouseRules() {
  const t = useTranslations('affiliates.rules');
  return (
    <Section title={t('title')} lede={t('lede')} tone="sunken">
      <div className="rules">
        <div>
          <h3 className="heading">{t('yes')}</h3>
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
          <h3 className="heading">{t('no')}</h3>
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
