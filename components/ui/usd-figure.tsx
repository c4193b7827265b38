import { type Cents, usdParts } from '@/lib/site/money';

type UsdFigureProps = { amount: number; locale: string; cents?: Cents };

/** A price in large type. A long currency is smaller. Client components use it too, so the language is a prop. */
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
