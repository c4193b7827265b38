import { useTranslations } from 'next-intl';
import { pageMetadata } from '@/lib/metadata';

export const generateMetadata = () => pageMetadata('managedService', '/managed-service');

export default function ManagedServicePage() {
  const t = useTranslations('managedService');
  return (
    <main>
      <h1>{t('title')}</h1>
      <p>{t('lede')}</p>
    </main>
  );
}
