import { useTranslations } from 'next-intl';
import { pageMetadata } from '@/lib/metadata';
import { SITE } from '@/lib/site';

export const generateMetadata = () => pageMetadata('competitors.sprout', '/compare/sprout-alternative');

export default function SproutAlternativePage() {
  const t = useTranslations('competitors.sprout');
  return (
    <main>
      <h1>{t('title', { product: SITE.product })}</h1>
      <p>{t('lede')}</p>
    </main>
  );
}
