import { useLocale, useTranslations } from 'next-intl';
import { SmartLink } from '@/components/ui/smart-link';
import { env } from '@/lib/env';
import { SITE } from '@/lib/site';

const NAVIGATION = [
  ['pricing', '/pricing'],
  ['aiStudio', '/ai-studio'],
  ['blog', '/blogs'],
  ['affiliates', '/affiliates'],
  ['whiteLabel', '/white-label'],
] as const;

export function Header() {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (
    <header>
      <SmartLink href="/">{SITE.product}</SmartLink>
      <nav aria-label={t('nav.label')}>
        {NAVIGATION.map(([name, href]) => (
          <SmartLink key={href} href={href}>
            {t(`nav.${name}`)}
          </SmartLink>
        ))}
        <SmartLink href={env().APP_URL}>{t('nav.login')}</SmartLink>
        <SmartLink href="/pricing#pricing-plans">{t('nav.trial')}</SmartLink>
      </nav>
      <a href={locale === 'en' ? '/es' : '/'} hrefLang={locale === 'en' ? 'es' : 'en'}>
        {t('language.switch')}
      </a>
    </header>
  );
}
