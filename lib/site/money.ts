import { numberFormat } from '../i18n/figure.ts';

/** What becomes of cents: left out, written where there are any, or written always, so that amounts line up in a column. */
export type Cents = 'none' | 'some' | 'always';

const OPTIONS: Record<Cents, Intl.NumberFormatOptions> = {
  none: { maximumFractionDigits: 0 },
  some: { trailingZeroDisplay: 'stripIfInteger' },
  always: {},
};

const formatFor = (locale: string, cents: Cents) => numberFormat(locale, { style: 'currency', currency: 'USD', ...OPTIONS[cents] });

/** US dollars as a language writes them: `$144`, `US$144`. */
export function usd(amount: number, locale: string, cents: Cents = 'none'): string {
  return formatFor(locale, cents).format(amount);
}

/** The same in parts, for who sets the currency differently from its figure. */
export function usdParts(amount: number, locale: string, cents: Cents = 'none'): Intl.NumberFormatPart[] {
  return formatFor(locale, cents).formatToParts(amount);
}
