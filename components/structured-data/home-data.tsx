import { env } from '@/lib/env';
import { pageHeadText } from '@/lib/head/page-head-text';
import { organization, website } from '@/lib/head/structured-data/organization';
import { currentLocale } from '@/lib/i18n/current-locale';
import { absoluteUrl } from '@/lib/routing/absolute-url';
import { JsonLd } from './json-ld';

/** The organization behind the site, and how to search the site. */
export async function HomeData() {
  const locale = await currentLocale();
  const { SITE_URL } = env();
  const { description } = await pageHeadText('/', locale);
  return (
    <JsonLd
      things={[organization(SITE_URL), website(SITE_URL, absoluteUrl('/', locale), absoluteUrl('/all', locale), locale, description)]}
    />
  );
}
