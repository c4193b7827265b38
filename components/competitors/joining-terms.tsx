import { useTranslations } from 'next-intl';
import { toOfferTerms } from '@/components/pricing/offer-terms';
import { classNames } from '@/components/ui/class-names';
import { RESULTS } from '@/lib/site/claims';
import { JOINING_DISCOUNT } from '@/lib/site/plans';
import styles from './competitors.module.css';

/** Shows the terms of joining as two figures, beside the last call of a page. */
export function JoiningTerms() {
  const t = useTranslations('competitors.terms');
  return (
    <ul className={classNames(styles.terms, 'grid text-soft')}>
      {(['joining', 'support'] as const).map((term) => (
        <li key={term} className="text-balance border-hairline border-t pt-4">
          {t.rich(term, {
            ...JOINING_DISCOUNT,
            hours: RESULTS.supportHours,
            offer: toOfferTerms,
            b: (words) => <strong className="mb-1 block whitespace-nowrap section-title text-ink">{words}</strong>,
          })}
        </li>
      ))}
    </ul>
  );
}
