import type { Document } from '@contentful/rich-text-types';
import { useFormatter, useTranslations } from 'next-intl';
import type { FieldTag } from '@/components/content/field-tag';
import type { OfTrialDays } from '@/components/pricing/by-trial-days';
import { useOfferTerms } from '@/components/pricing/offer-terms';
import { useFigure } from '@/components/ui/figure';
import { useUsd } from '@/components/ui/usd';
import type { Locale } from '@/lib/i18n/locales';
import { AFFILIATE } from '@/lib/site/affiliate-program';
import { AI_ALLOWANCE_PERIOD } from '@/lib/site/ai-allowance';
import { MANAGED_SERVICE, RESULTS, WHITE_LABEL } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORK_NAMES, NETWORKS } from '@/lib/site/networks';
import {
  EXTRA_SEAT_MONTHLY_USD,
  PLANS,
  planById,
  pricePerMonth,
  TRIAL_DAYS,
  WHITE_LABEL_MONTHLY_USD,
  YEARLY_DISCOUNT_PERCENT,
} from '@/lib/site/plans';
import type { FaqQuestion } from '@/lib/site/questions';
import { STUDIO_TOOLS } from '@/lib/site/studio';

export type FaqItem = {
  /** A question of an editor has no number. */
  id: number | string;
  /** Where an address may lead to it. */
  anchor?: string;
  question: string;
  answer: OfTrialDays<string>;
  /** What a page shows of an editor's question: its answer with links and lists, and attributes. `answer` is the same in text alone. */
  written?: { answer: Document; lang: Locale | undefined; tag: FieldTag };
};

/** A question with its answer as most visitors read it, in text alone. */
export const inText = ({ question, answer }: FaqItem) => ({ question, answer: answer(TRIAL_DAYS) });

type Values = Record<string, string | number>;
type Say<Name extends string> = (key: `${Name}.question` | `${Name}.answer`, values: Values) => string;

/** The questions under these names with their answers. Their ids start at `first`. */
export function numbered<Name extends string>(names: readonly Name[], t: Say<Name>, valuesFor: OfTrialDays<Values>, first = 1): FaqItem[] {
  return names.map((name, order) => ({
    id: first + order,
    question: t(`${name}.question`, valuesFor(TRIAL_DAYS)),
    answer: (trialDays) => t(`${name}.answer`, valuesFor(trialDays)),
  }));
}

/** The first questions of the FAQ page with their answers. They are numbered from 2 on, so the eight default questions have ids 2 to 9. */
export function useFaqItems(questions: readonly FaqQuestion[]): FaqItem[] {
  const numbers = useFaqNumbers();
  return numbered(questions, useTranslations('faq.items'), (trialDays) => ({ ...numbers, trialDays }), 2);
}

/** Facts in the answers that the business can change, as arguments of the messages. */
function useFaqNumbers() {
  const format = useFormatter();
  const usd = useUsd();
  const figure = useFigure();
  const least = (allowance: 'seats' | 'aiWords' | 'aiImages') => Math.min(...PLANS.map((plan) => plan[allowance]));
  const most = (allowance: 'seats' | 'aiWords' | 'aiImages') => Math.max(...PLANS.map((plan) => plan[allowance]));
  return {
    product: SITE.product,
    networkCount: NETWORKS.length,
    networks: format.list(NETWORKS.map((network) => NETWORK_NAMES[network])),
    trialEnd: useOfferTerms().trialEnd,
    fromMonthly: usd(pricePerMonth(planById('pro'), 'monthly')),
    fromYearly: usd(pricePerMonth(planById('pro'), 'yearly')),
    discountPercent: YEARLY_DISCOUNT_PERCENT,
    fewestSeats: least('seats'),
    mostSeats: most('seats'),
    extraSeat: usd(EXTRA_SEAT_MONTHLY_USD),
    fewestWords: figure(least('aiWords')),
    mostWords: figure(most('aiWords')),
    fewestImages: figure(least('aiImages')),
    mostImages: figure(most('aiImages')),
    period: AI_ALLOWANCE_PERIOD,
    leastStorageGb: Math.min(...PLANS.flatMap(({ storageGb }) => (storageGb === 'unlimited' ? [] : [storageGb]))),
    whiteLabel: usd(WHITE_LABEL_MONTHLY_USD),
    toolCount: STUDIO_TOOLS.length,
    setupHours: WHITE_LABEL.setupHours,
    customizationFrom: WHITE_LABEL.customizationBusinessDays.from,
    customizationTo: WHITE_LABEL.customizationBusinessDays.to,
    hoursSaved: MANAGED_SERVICE.hoursSavedMonthly,
    commitmentMonths: MANAGED_SERVICE.minimumCommitmentMonths,
    commissionPercent: AFFILIATE.commissionPercent,
    payoutDays: AFFILIATE.payoutDays,
    cookieDays: AFFILIATE.cookieDays,
    supportHours: RESULTS.supportHours,
    supportMail: SITE.mail.support,
  };
}
