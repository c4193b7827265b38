import { useTranslations } from 'next-intl';
import { pageMetadata } from '@/lib/metadata';

export const generateMetadata = () => pageMetadata('whiteLabel', '/white-label');

export default function WhiteLabelPage() {
  const t = useTranslations('whiteLabel');
  return (
    <main>
      <h1>{t('title')}</h1>
      <p>{t('lede')}</p>
    </main>
  );
}
