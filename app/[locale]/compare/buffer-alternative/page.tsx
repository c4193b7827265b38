import { useTranslations } from 'next-intl';
import { pageMetadata } from '@/lib/metadata';
import { SITE } from '@/lib/site';

export const generateMetadata = () => pageMetadata('competitors.buffer', '/compare/buffer-alternative');

export default function BufferAlternativePage() {
  const t = useTranslations('competitors.buffer');
  return (
    <main>
      <h1>{t('title', { product: SITE.product })}</h1>
      <p>{t('lede')}</p>
    </main>
  );
}
