import { useTranslations } from 'next-intl';
import { SITE } from '@/lib/site';

export function Footer() {
  const t = useTranslations('shell');
  return (
    <footer>
      <p>{SITE.legalName}</p>
      <p>{t('tagline')}</p>
    </footer>
  );
}
