import { env } from '@/lib/env';
import { absoluteUrl } from '@/lib/i18n/absolute-url';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pageHeadText } from '@/lib/page-head-text';
import { organization, website } from '@/lib/structured-data/organization';
import { JsonLd } from './json-ld';

/** Whose site this is, and how it is searched. */
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
