import { useLocale, useTranslations } from 'next-intl';
import { AskAPerson } from '@/components/faq/ask-a-person';
import { FaqGroups } from '@/components/faq/faq-groups';
import { FindQuestion } from '@/components/faq/find-question';
import { ShortAnswers } from '@/components/faq/short-answers';
import { column } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { StaticPart } from '@/components/ui/static-part';
import { Thread } from '@/components/ui/thread';
import { pageMetadata } from '@/lib/head/metadata';
import { compileMessage } from '@/lib/i18n/compile-message';
import { localizedPath } from '@/lib/i18n/locales';
import './page.css';

export const generateMetadata = () => pageMetadata('/faq');

/** A question mark that the thread writes as it comes along, and its dot. It is a letter of the page's language, so it is never mirrored. */
const QUESTION =
  'M4 166C70 128 96 190 134 154C172 118 150 12 236 12C284 12 322 46 322 92C322 158 236 152 236 222m0 40a4.4 4.4 0 1 0 .1 0zm0 4.4h.1';

export default function FaqPage() {
  const t = useTranslations('faq');
  const locale = useLocale();
  return (
    <main>
      {/* The answers in short stand in the margin of a wide screen, beside title and questions, and below the title of a narrow one. */}
      <div
        className={column(
          'page',
          'grid grid-cols-[minmax(0,1fr)] gap-x-11 pt-top pb-section sm:pt-12 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-16 xl:grid-cols-[12.5rem_minmax(0,1fr)_14.5rem]',
        )}
      >
        <StaticPart as="header" className="relative lg:col-span-2">
          <Thread
            d={QUESTION}
            viewBox="0 0 329 290"
            strokeWidth={9}
            draw
            className="absolute end-0 top-0 h-22 max-[23.4rem]:invisible max-sm:*:stroke-[13] sm:h-full xl:-top-6 xl:h-72"
          />
          <h1 className="hero max-w-[12ch]">{t('title')}</h1>
          <p className="mt-6 max-w-[38rem] lede">{t('lede')}</p>
        </StaticPart>
        <div className="mt-5 mb-1 hidden sm:mt-8 sm:mb-6 scripted:block *:*:max-w-none lg:col-span-2 lg:mb-10">
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
        <ShortAnswers />
        <FaqGroups />
      </div>
      <AskAPerson />
    </main>
  );
}
