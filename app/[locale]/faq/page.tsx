import { useTranslations } from 'next-intl';
import { AskAPerson } from '@/components/faq/ask-a-person';
import { FaqGroups } from '@/components/faq/faq-groups';
import { Container } from '@/components/ui/container';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/faq');

export default function FaqPage() {
  const t = useTranslations('faq');
  return (
    <main>
      <Container className="pt-12 pb-12 lg:pt-16 lg:pb-16">
        <h1 className="thread-in max-w-[12ch] hero">{t('title')}</h1>
        <p className="mt-6 max-w-[38rem] lede">{t('lede')}</p>
      </Container>
      <FaqGroups />
      <AskAPerson />
    </main>
  );
}
