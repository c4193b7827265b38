/** Who the site speaks for. Renaming the product is an edit of this file. */
export const SITE = {
  product: 'Feedloom',
  /** The name as it stands in a path, such as /compare/feedloom-against-…. */
  productSlug: 'feedloom',
  legalName: 'Feedloom Labs, Inc.',
  address: { street: '1 Example Street', city: 'Dover', region: 'DE', postalCode: '19901', country: 'US' },
  mail: { support: 'support@feedloom.example', sales: 'hello@feedloom.example' },
  social: {
    linkedin: 'https://www.linkedin.com/company/feedloom',
    twitter: 'https://twitter.com/feedloom',
    instagram: 'https://www.instagram.com/feedloom',
  },
} as const;
