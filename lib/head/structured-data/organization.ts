import type { Organization, SearchAction, WebSite } from 'schema-dts';
import type { Locale } from '../../i18n/locales.ts';
import { SITE } from '../../site/identity.ts';

/** A page's short form of its publisher; the home page has the full one under the same id. */
export function publisher(siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: SITE.product,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/images/icons/icon-512.png`, width: '512', height: '512' },
  } as const satisfies Organization;
}

export function organization(siteUrl: string): Exclude<Organization, string> {
  const { street, city, region, postalCode, country } = SITE.address;
  return {
    ...publisher(siteUrl),
    legalName: SITE.legalName,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer support', email: SITE.mail.support },
      { '@type': 'ContactPoint', contactType: 'sales', email: SITE.mail.sales },
    ],
    sameAs: Object.values(SITE.social),
  };
}

const SEARCH_WORDS = 'search_term_string';

// The name of the input is a search engines' extension, not a property of schema.org.
type SearchActionWithInput = SearchAction & { 'query-input': string };

export function website(siteUrl: string, home: string, search: string, locale: Locale, description: string): Exclude<WebSite, string> {
  const action: SearchActionWithInput = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={${SEARCH_WORDS}}` },
    'query-input': `required name=${SEARCH_WORDS}`,
  };
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: SITE.product,
    description,
    url: home,
    inLanguage: locale,
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: action,
  };
}
