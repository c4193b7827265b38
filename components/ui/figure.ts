import { useLocale } from 'next-intl';
import { figure } from '@/lib/i18n/figure';

export function useFigure(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const locale = useLocale();
  return (value, options) => figure(value, locale, options);
}
