import { useTranslations } from 'next-intl';
import { OfferTermsLink } from '@/components/pricing/offer-terms-link';
import { RESULTS } from '@/lib/site/claims';
import { JOINING_DISCOUNT } from '@/lib/site/plans';

/** What joining comes with, as two figures beside a page's last call. */
export function JoiningTerms() {
  const t = useTranslations('competitors.terms');
  return (
    <ul className="grid grid-cols-2 gap-x-8 text-soft max-lg:mt-5 lg:grid-cols-[11fr_9fr] lg:gap-x-6">
      {(['joining', 'support'] as const).map((term) => (
        <li key={term} className="text-balance border-hairline border-t pt-4">
          {t.rich(term, {
            ...JOINING_DISCOUNT,
            hours: RESULTS.supportHours,
            offer: (words) => <OfferTermsLink>{words}</OfferTermsLink>,
            b: (words) => <strong className="mb-1 block whitespace-nowrap section-title text-ink">{words}</strong>,
          })}
        </li>
      ))}
    </ul>
  );
}
