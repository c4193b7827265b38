import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { routing } from '../../i18n/routing.ts';
import { isBuilding } from '../../runtime/is-building.ts';
import { siteMessages } from './site-messages.ts';

export default getRequestConfig(async (params) => {
  const requested = params.locale ?? (await rootLocale());
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale;
  return { locale, messages: await siteMessages(locale), timeZone: 'UTC', onError };
});

/** A message that lacks an argument would be shown by its name: a build of such a page fails, a running site logs it. */
function onError(error: Error): void {
  if (isBuilding()) throw error;
  console.error(error);
}
