import { useLocale, useTranslations } from 'next-intl';
import { AskAPerson } from '@/components/faq/ask-a-person';
import { FaqGroups } from '@/components/faq/faq-groups';
import { FindQuestion } from '@/components/faq/find-question';
import { Container, column } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { pageMetadata } from '@/lib/head/metadata';
import { compileMessage } from '@/lib/i18n/compile-message';
import { localizedPath } from '@/lib/i18n/locales';

export const generateMetadata = () => pageMetadata('/faq');

export default function FaqPage() {
  const t = useTranslations('faq');
  const locale = useLocale();
  return (
    <main>
      <Container className="pt-12 pb-8 lg:pt-16">
        <h1 className="thread-in max-w-[12ch] hero">{t('title')}</h1>
        <p className="mt-6 max-w-[38rem] lede">{t('lede')}</p>
      </Container>
      <div className={column('page', 'hidden pb-6 scripted:block lg:pb-10')}>
        <FindQuestion
          label={t('find.label')}
          clearLabel={t('find.clear')}
          searchIcon={<Icon name="search" className="size-5" />}
          clearIcon={<Icon name="close" className="size-5" />}
          action={localizedPath('/faq', locale)}
          found={compileMessage(t.raw('find.found'))}
          nothing={compileMessage(t.raw('find.nothing'))}
          locale={locale}
        />
      </div>
      <FaqGroups />
      <AskAPerson />
    </main>
  );
}
