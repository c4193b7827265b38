/** The company's sample values. Put the real ones into SITE below: by these `npm run doctor` recognises remaining samples. */
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

/** The company and product behind the site. To rename the product, edit this file. */
export const SITE = {
  product: 'Feedloom',
  /** The name in a path, such as /compare/feedloom-against-…. */
  productSlug: 'feedloom',
  legalName: SAMPLE_SITE.legalName,
  address: SAMPLE_SITE.address,
  mail: SAMPLE_SITE.mail,
  social: SAMPLE_SITE.social,
} as const;
