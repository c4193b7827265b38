import { useTranslations } from 'next-intl';
import { SmartLink } from '@/components/ui/smart-link';
import { notFoundMetadata } from '@/lib/metadata';

export const generateMetadata = notFoundMetadata;

/** Served with status 404 by the middleware, for every address where nothing stands. */
export default function NotFoundPage() {
  const t = useTranslations('problem.notFound');
  return (
    <main>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <SmartLink href="/">{t('home')}</SmartLink>
      <SmartLink href="/all">{t('all')}</SmartLink>
    </main>
  );
}
