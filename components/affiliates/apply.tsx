import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { ApplyByMail } from './apply-by-mail';

/** How to become an affiliate: the words at the start, the way to send the application at the end. */
export function Apply() {
  const t = useTranslations('affiliates.apply');
  return (
    <Section id="apply" labelledBy="apply-title" tone="inverse">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <h2 id="apply-title" className="text-balance font-bold font-display text-title">
            {t('title')}
          </h2>
          <p className="mt-5 max-w-[30rem] text-pretty text-lede">{t('lede')}</p>
          <p className="mt-4 max-w-[30rem] text-pretty text-soft">{t('next')}</p>
        </div>
        <ApplyByMail />
      </div>
    </Section>
  );
}
