import { useTranslations } from 'next-intl';
import { pageMetadata } from '@/lib/metadata';

export const generateMetadata = () => pageMetadata('home', '/');

export default function HomePage() {
  const t = useTranslations('home');
  return (
    <main>
      <h1>{t('title')}</h1>
      <p>{t('lede')}</p>
    </main>
  );
}
