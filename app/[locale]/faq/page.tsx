import { useLocale, useTranslations } from 'next-intl';
import { AskAPerson } from '@/components/faq/ask-a-person';
import { FaqGroups } from '@/components/faq/faq-groups';
import { FindQuestion } from '@/components/faq/find-question';
import { ShortAnswers } from '@/components/faq/short-answers';
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
      <Container className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-16 gap-y-8 pt-12 pb-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-16">
        <div>
          <h1 className="thread-in max-w-[12ch] hero">{t('title')}</h1>
          <p className="mt-6 max-w-[38rem] lede">{t('lede')}</p>
        </div>
        <ShortAnswers />
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
