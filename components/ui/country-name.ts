import { useFormatter } from 'next-intl';

/** The short name of a country in the page's language, such as `US` or `EE. UU.`. It stays on one line. */
export function useCountryName() {
  const { displayName } = useFormatter();
  return (code: string) => (displayName(code, { type: 'region', style: 'short' }) ?? code).replaceAll(' ', '\u00a0');
}
