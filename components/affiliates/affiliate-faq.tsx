import { useTranslations } from 'next-intl';
import { numbered } from '@/components/faq/default-items';
import { FaqSection } from '@/components/faq/faq-section';
import { linkTo } from '@/components/ui/link-to';
import { AFFILIATE } from '@/lib/site/affiliate-program';
import { SITE } from '@/lib/site/identity';
import { AFFILIATE_TRIAL_DAYS } from '@/lib/site/plans';

const QUESTIONS = ['duration', 'payouts', 'memory', 'visitors', 'change', 'yearly', 'tell'] as const;

export function AffiliateFaq() {
  const t = useTranslations('affiliates.faq');
  const plan = useTranslations('pricing.plans');
  const items = numbered(QUESTIONS, useTranslations('affiliates.faq.items'), () => ({
    percent: AFFILIATE.commissionPercent,
    payout: AFFILIATE.payoutDays,
    cookie: AFFILIATE.cookieDays,
    trial: AFFILIATE_TRIAL_DAYS,
    small: plan('pro.name'),
    large: plan('team.name'),
  }));
  const subtitle = t.rich('subtitle', {
    mail: SITE.mail.support,
    link: linkTo(`mailto:${SITE.mail.support}`, { className: 'plain-link wrap-anywhere' }),
  });
  return <FaqSection title={t('title')} subtitle={subtitle} scene="seal" items={items} />;
}
