import { type Cents, usdParts } from '@/lib/site/money';

type UsdFigureProps = { amount: number; locale: string; cents?: Cents };

/** A price in large type; a currency of several letters is set smaller than its figure. Islands draw it too, so it asks nobody for the language. */
export function UsdFigure({ amount, locale, cents }: UsdFigureProps) {
  return usdParts(amount, locale, cents).map(({ type, value }) =>
    type === 'currency' && value.length > 1 ? (
      <span key={type} className="text-[0.5em] tracking-normal">
        {value}
      </span>
    ) : (
      value
    ),
  );
}
