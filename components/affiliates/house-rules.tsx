import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';

const DO = ['disclose', 'show', 'compare', 'first'] as const;
const DONT = ['self', 'impersonate', 'spam', 'promise'] as const;

/** What an affiliate may and may not do, in plain words. */
export function HouseRules() {
  const t = useTranslations('affiliates.rules');
  return (
    <Section title={t('title')} lede={t('lede')} tone="sunken">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h3 className="heading">{t('yes')}</h3>
          <ul className="mt-5 border-ink border-t-2">
            {DO.map((rule) => (
              <li key={rule} className="flex gap-4 border-hairline border-b py-4">
                <Icon name="check" className="mt-1 size-5 text-positive" />
                {t(`do.${rule}`, { product: SITE.product })}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="heading">{t('no')}</h3>
          <ul className="mt-5 border-ink border-t-2">
            {DONT.map((rule) => (
              <li key={rule} className="flex gap-4 border-hairline border-b py-4">
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
