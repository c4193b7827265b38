import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PLANS_HREF } from '@/components/layout/navigation';
import { ButtonLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';
import styles from './faq.module.css';

/** The end of a list, for visitors who found no answer. */
export function WriteToUs({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  return (
    <Section tone="inverse" title={title} lede={lede} className="relative overflow-hidden" layout={`${styles.layout} lg:grid`}>
      {children}
      <WaysToWrite className="lg:mb-14" />
    </Section>
  );
}

/** By mail to a person, or on to the plans. */
export function WaysToWrite({ className }: { className: string }) {
  const t = useTranslations('faq.more');
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      <ButtonLink href={`mailto:${SITE.mail.support}`} className="max-sm:w-full">
        {t('mail', { supportMail: SITE.mail.support })}
      </ButtonLink>
      <ButtonLink href={PLANS_HREF} variant="secondary" className="max-sm:w-full">
        {t('plans')}
      </ButtonLink>
    </div>
  );
}
