import { useTranslations } from 'next-intl';
import { pageMetadata } from '@/lib/metadata';

export const generateMetadata = () => pageMetadata('all', '/all');

export default function AllPage() {
  const t = useTranslations('all');
  return (
    <main>
      <h1>{t('title')}</h1>
      <p>{t('lede')}</p>
    </main>
  );
}
