import { numberFormat } from '../i18n/figure.ts';

/** How to show cents: never, only if not zero, or always, so that amounts line up in a column. */
export type Cents = 'none' | 'some' | 'always';

const OPTIONS: Record<Cents, Intl.NumberFormatOptions> = {
  none: { maximumFractionDigits: 0 },
  some: { trailingZeroDisplay: 'stripIfInteger' },
  always: {},
};

const formatFor = (locale: string, cents: Cents) => numberFormat(locale, { style: 'currency', currency: 'USD', ...OPTIONS[cents] });

/** US dollars in a language's format: `$144`, `US$144`. */
export function usd(amount: number, locale: string, cents: Cents = 'none'): string {
  return formatFor(locale, cents).format(amount);
}

/** The same in parts, to style the currency differently from its figure. */
export function usdParts(amount: number, locale: string, cents: Cents = 'none'): Intl.NumberFormatPart[] {
  return formatFor(locale, cents).formatToParts(amount);
}
