import { useTranslations } from 'next-intl';
import { Everything } from '@/components/all/everything';
import { LooseYarn, Yarn } from '@/components/all/yarn';
import { WriteToUs } from '@/components/faq/write-to-us';
import { Container } from '@/components/ui/container';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/all');

export default function AllPage() {
  const t = useTranslations('all');
  return (
    <main>
      <Container className="pt-top pb-section sm:pt-12 lg:pt-16">
        <div className="relative mb-16 lg:mb-8">
          <h1 className="max-w-[14ch] hero-title">{t('title')}</h1>
          <p className="mt-6 max-w-[38rem] lede-text">{t('lede')}</p>
          <Yarn />
        </div>
        <Everything />
      </Container>
      <WriteToUs title={t('closing.title')} lede={t('closing.text')}>
        <LooseYarn />
      </WriteToUs>
    </main>
  );
}
