import { useLocale } from 'next-intl';

const format = (locale: string) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Writes whole US dollars as the page's language does: `$144`, `144 US$`. */
export function useUsd(): (amount: number) => string {
  const usd = format(useLocale());
  return (amount) => usd.format(amount);
}

/** A price in large type; a currency of several letters is set smaller than its figure. */
export function Usd({ amount }: { amount: number }) {
  const parts = format(useLocale()).formatToParts(amount);
  return parts.map(({ type, value }) =>
    type === 'currency' && value.length > 1 ? (
      <span key={type} className="text-[0.5em] tracking-normal">
        {value}
      </span>
    ) : (
      value
    ),
  );
}
