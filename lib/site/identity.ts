/**
 * What of the company is made up. Put the real value in its place in SITE below, and leave this as it is: `npm run doctor` knows by it what is
 * still a sample.
 */
export const SAMPLE_SITE = {
  legalName: 'Feedloom Labs, Inc.',
  address: { street: '1 Example Street', city: 'Dover', region: 'DE', postalCode: '19901', country: 'US' },
  mail: { support: 'support@feedloom.example', sales: 'hello@feedloom.example' },
  social: {
    linkedin: 'https://www.linkedin.com/company/feedloom',
    twitter: 'https://twitter.com/feedloom',
    instagram: 'https://www.instagram.com/feedloom',
  },
} as const;

/** Who the site speaks for. Renaming the product is an edit of this file. */
export const SITE = {
  product: 'Feedloom',
  /** The name as it stands in a path, such as /compare/feedloom-against-…. */
  productSlug: 'feedloom',
  legalName: SAMPLE_SITE.legalName,
  address: SAMPLE_SITE.address,
  mail: SAMPLE_SITE.mail,
  social: SAMPLE_SITE.social,
} as const;
