import { useTranslations } from 'next-intl';
import { pageMetadata } from '@/lib/metadata';

export const generateMetadata = () => pageMetadata('cookies', '/cookie-policy');

export default function CookiePage() {
  const t = useTranslations('cookies');
  return (
    <main>
      <h1>{t('title')}</h1>
      <p>{t('lede')}</p>
    </main>
  );
}
