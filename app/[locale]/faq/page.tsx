import { useLocale, useTranslations } from 'next-intl';
import { AskAPerson } from '@/components/faq/ask-a-person';
import styles from '@/components/faq/faq.module.css';
import { FaqGroups } from '@/components/faq/faq-groups';
import { FindQuestion } from '@/components/faq/find-question';
import { classNames } from '@/components/ui/class-names';
import { column } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import answers from '@/components/ui/shown-answers.module.css';
import { StaticPart } from '@/components/ui/static-part';
import { ThreadPath } from '@/components/ui/thread';
import { pageMetadata } from '@/lib/head/metadata';
import { compileMessage } from '@/lib/i18n/compile-message';
import { localizedPath } from '@/lib/i18n/locales';

export const generateMetadata = () => pageMetadata('/faq');

/** A question mark and its dot. Right-to-left pages mirror it, which gives the question mark of those scripts. */
const QUESTION =
  'M-4400 318H-60C16 318 0 200 62 190C112 182 126 164 142 132C164 88 164 12 236 12C284 12 322 46 322 92C322 158 236 152 236 222m0 44a5.5 5.5 0 1 0 .1 0zm0 5.5h.1';

/** The sign before a Spanish question, drawn first where there is room: its dot, its bowl, and on to the other sign. */
const OPENING =
  'M-616 53a5.5 5.5 0 1 0 .1 0zm0 5.5h.1m0 49.5C-616 178-702 172-702 238C-702 284-664 318-616 318C-574 318-545 290-530 248C-514 206-468 206-452 248C-437 290-416 318-370 318';

export default function FaqPage() {
  const t = useTranslations('faq');
  const locale = useLocale();
  const opens = t('more.title').startsWith('¿');
  return (
    <main className={classNames(answers.shown, 'overflow-x-clip')}>
      {/* On paper a row of a grid that is broken between two sheets is too low: the closing call would lie over the last questions. */}
      <div
        className={column(
          'grid grid-cols-1 gap-x-10 pt-top pb-section sm:pt-12 lg:grid-cols-[var(--contents)_minmax(0,1fr)] lg:pt-16 print:block',
        )}
      >
        <StaticPart as="header" className="relative lg:col-span-2">
          <svg
            viewBox="0 0 329 324"
            aria-hidden="true"
            className={classNames(styles.written, 'pointer-events-none fill-none stroke-thread')}
          >
            {opens && (
              <g className="max-lg:hidden">
                <ThreadPath d={QUESTION.replace('M-4400 318', OPENING)} strokeWidth={7} draw />
              </g>
            )}
            <g className={opens ? 'lg:hidden' : undefined}>
              <ThreadPath d={QUESTION} strokeWidth={7} draw />
            </g>
          </svg>
          <h1 className="hero-title max-w-[12ch]">{t('title')}</h1>
          <p className="mt-7 max-w-[38rem] lede-text sm:mt-9 xl:mt-11">{t('lede')}</p>
        </StaticPart>
        {/* The field is as wide as the text above it. */}
        <div className="mt-5 mb-1 hidden sm:mt-8 sm:mb-4 scripted:block *:*:max-w-[38rem] lg:col-span-2">
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
      </div>
      <AskAPerson />
    </main>
  );
}
