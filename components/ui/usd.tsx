import { useLocale } from 'next-intl';
import { type Cents, usd } from '@/lib/site/money';
import { UsdFigure } from './usd-figure';

/** Formats US dollars in the page's language: `$144`, `US$144`. */
export function useUsd(): (amount: number, cents?: Cents) => string {
  const locale = useLocale();
  return (amount, cents) => usd(amount, locale, cents);
}

export function Usd({ amount }: { amount: number }) {
  return <UsdFigure amount={amount} locale={useLocale()} />;
}
