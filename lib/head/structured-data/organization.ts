import type { Organization, WebSite } from 'schema-dts';
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

/** The site in a language, with its search. `home` and `search` are absolute addresses. */
export function website(siteUrl: string, home: string, search: string, locale: Locale, description: string): Exclude<WebSite, string> {
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
    // Search engines' extension, not a property of schema.org.
    'query-input': 'required name=search_term_string',
  } as const;
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
