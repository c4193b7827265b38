import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SmartLink } from '@/components/ui/smart-link';
import { APPLICATION_FIELDS, mailLink } from '@/lib/affiliate-program';
import { SITE } from '@/lib/site';

/** The application as a mail whose lines are already written. */
export function ApplyByMail() {
  const t = useTranslations('affiliates.apply');
  const body = APPLICATION_FIELDS.flatMap((field) => [t(`fields.${field}.line`, { product: SITE.product }), '']);
  return (
    <Card className="p-6 sm:p-8">
      <dl>
        {APPLICATION_FIELDS.map((field) => (
          <div key={field} className="border-hairline border-b pb-4 not-first:pt-5">
            <dt className="font-display font-semibold text-heading">{t(`fields.${field}.label`, { product: SITE.product })}</dt>
            <dd className="mt-1 text-small text-soft">{t(`fields.${field}.hint`)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink href={mailLink(SITE.mail.support, t('subject', { product: SITE.product }), body)} className="mt-8 w-full sm:w-auto">
        {t('write')}
      </ButtonLink>
      <p className="mt-5 text-small text-soft">
        {t.rich('other', {
          address: SITE.mail.support,
          mail: (chunks) => (
            <SmartLink href={`mailto:${SITE.mail.support}`} className="text-thread underline underline-offset-2 hover:text-thread-strong">
              {chunks}
            </SmartLink>
          ),
        })}
      </p>
    </Card>
  );
}
