import { GROUPED } from '../i18n/grouped.ts';

/** What becomes of cents: left out, written where there are any, or written always, so that amounts line up in a column. */
export type Cents = 'none' | 'some' | 'always';

const OPTIONS: Record<Cents, Intl.NumberFormatOptions> = {
  none: { maximumFractionDigits: 0 },
  some: { trailingZeroDisplay: 'stripIfInteger' },
  always: {},
};

const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each language and way: a format is costly to make, and a page writes a hundred amounts. */
function formatFor(locale: string, cents: Cents): Intl.NumberFormat {
  const key = `${locale} ${cents}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', ...GROUPED, ...OPTIONS[cents] });
  formats.set(key, format);
  return format;
}

/** US dollars as a language writes them: `$144`, `144 US$`. */
export function usd(amount: number, locale: string, cents: Cents = 'none'): string {
  return formatFor(locale, cents).format(amount);
}

/** The same in parts, for who sets the currency differently from its figure. */
export function usdParts(amount: number, locale: string, cents: Cents = 'none'): Intl.NumberFormatPart[] {
  return formatFor(locale, cents).formatToParts(amount);
}
