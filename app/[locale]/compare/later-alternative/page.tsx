import { useTranslations } from 'next-intl';
import { pageMetadata } from '@/lib/metadata';
import { SITE } from '@/lib/site';

export const generateMetadata = () => pageMetadata('competitors.later', '/compare/later-alternative');

export default function LaterAlternativePage() {
  const t = useTranslations('competitors.later');
  return (
    <main>
      <h1>{t('title', { product: SITE.product })}</h1>
      <p>{t('lede')}</p>
    </main>
  );
}
