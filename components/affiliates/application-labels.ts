import { useMessages, useTranslations } from 'next-intl';
import { type FieldProblem, MAX_LENGTHS } from '@/lib/affiliates/state';
import { compileMessage } from '@/lib/i18n/compile-message';
import { APPLICATION_FIELDS, type ApplicationField } from '@/lib/site/affiliate-program';
import { SITE } from '@/lib/site/identity';

export type FieldLabels = { label: string; hint: string; line: string; problems: Record<FieldProblem, string> };
export type ApplicationLabels = ReturnType<typeof useApplicationLabels>;

/** The words of the form. Its components run in the browser, which has no messages. */
export function useApplicationLabels() {
  const t = useTranslations('affiliates.apply');
  const product = SITE.product;
  const fields = APPLICATION_FIELDS.map((field): [ApplicationField, FieldLabels] => {
    const problem = (code: 'missing' | 'tooLong' | 'characters') =>
      t(`fields.${field}.problems.${code}`, { product, most: MAX_LENGTHS[field] });
    const problems = {
      missing: problem('missing'),
      tooLong: problem('tooLong'),
      characters: problem('characters'),
      email: t('fields.email.problems.email'),
    };
    const [label, line] = [t(`fields.${field}.label`, { product }), t(`fields.${field}.line`, { product })];
    return [field, { label, hint: t(`fields.${field}.hint`), line, problems }];
  });
  const { mistaken, refusals, byMail, received, toasts, trap, send, sending } = useMessages().affiliates.apply;
  return {
    ...{ mistaken, refusals, byMail, toasts, trap, send, sending },
    fields: Object.fromEntries(fields) as Record<ApplicationField, FieldLabels>,
    mail: SITE.mail.support,
    subject: t('subject', { product }),
    received: { ...received, text: compileMessage(received.text), steps: Object.values(received.steps) },
  };
}
