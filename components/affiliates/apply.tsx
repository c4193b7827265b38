import { useLocale, useTranslations } from 'next-intl';
import { ClosingThread } from '@/components/ui/closing-thread';
import { Icon } from '@/components/ui/icon';
import { linkTo } from '@/components/ui/link-to';
import { Section } from '@/components/ui/section';
import { Thread } from '@/components/ui/thread';
import { localizedPath } from '@/lib/i18n/locales';
import { AFFILIATE } from '@/lib/site/affiliate-program';
import type { PagePath } from '@/lib/site/pages';
import { REFERRAL_COOKIES } from '@/lib/visitor/referral';
import styles from './affiliates.module.css';
import { ApplicationForm } from './application-form';
import { useApplicationLabels } from './application-labels';

/** The thread rises in steps, like payments that continue month after month. */
const STEPS = `M-1600 100H470${'c20 0 14-11 34-11h34'.repeat(6)}H3200`;
/** An example of a page that an affiliate links to. */
const PAGE = '/pricing' satisfies PagePath;
const THEN = ['read', 'answer', 'earn'] as const;

export function Apply() {
  const t = useTranslations('affiliates.apply');
  const locale = useLocale();
  return (
    <Section id="apply" labelledBy="apply-title" tone="inverse" className="relative overflow-hidden">
      <ClosingThread d={STEPS} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className={`${styles.applyWords} flex flex-col`}>
          <h2 id="apply-title" className="text-balance hero-title">
            {t('title')}
          </h2>
          <p className="mt-5 max-w-[30rem] text-pretty text-lede">{t('lede')}</p>
          <ol className="gap-y-9 grid max-w-[30rem] lg:mt-12">
            {THEN.map((step, order) => (
              <li key={step} className="ps-10 relative">
                {order < THEN.length - 1 && <span aria-hidden="true" className={`${styles.way} absolute bg-thread`} />}
                <span aria-hidden="true" className={`${styles.step} absolute start-0 size-4 rounded-full bg-paper`} />
                <h3 className="card-heading">{t(`then.${step}.title`)}</h3>
                <p className="mt-1 text-pretty text-soft">{t(`then.${step}.body`, { percent: AFFILIATE.commissionPercent })}</p>
              </li>
            ))}
          </ol>
          <p className={`${styles.anyPage} grid w-fit gap-3 text-soft`}>
            {t('anyPage')}
            <code dir="ltr">
              <Icon name="link" className="size-5 text-thread" />
              {`${PAGE}?${REFERRAL_COOKIES.ref}=`}
              <b className="border-thread border-b-2 font-semibold text-ink">{t('code')}</b>
            </code>
          </p>
        </div>
        <div className="rounded-card border border-hairline bg-raised p-5 sm:p-8">
          <ApplicationForm
            labels={useApplicationLabels()}
            locale={locale}
            permalink={`${localizedPath('/affiliates', locale)}#application`}
            mark={<Thread viewBox="0 0 150 44" draw className="w-auto h-11" d="M2 30C18 4 34 4 42 22s26 22 34 4 22-14 28 0l8 11 34-34" />}
          >
            <p className="small-note mt-6 text-pretty">
              {t.rich('privacy', {
                link: linkTo('/privacy-policy#affiliate-form', {
                  className: `${styles.mailLink} text-thread underline hover:text-thread-strong`,
                }),
              })}
            </p>
          </ApplicationForm>
        </div>
      </div>
    </Section>
  );
}
