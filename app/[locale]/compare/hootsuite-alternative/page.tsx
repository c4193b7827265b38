import { useTranslations } from 'next-intl';
import { pageMetadata } from '@/lib/metadata';
import { SITE } from '@/lib/site';

export const generateMetadata = () => pageMetadata('competitors.hootsuite', '/compare/hootsuite-alternative');

export default function HootsuiteAlternativePage() {
  const t = useTranslations('competitors.hootsuite');
  return (
    <main>
      <h1>{t('title', { product: SITE.product })}</h1>
      <p>{t('lede')}</p>
    </main>
  );
}
