/** The editors' web app, and the one for spaces whose data stays in the EU. */
export const CONTENTFUL_APPS = ['https://app.contentful.com', 'https://app.eu.contentful.com'] as const;

/** The web app of a space, by the host of its API: `preview.eu.contentful.com` belongs to the EU. */
export const contentfulApp = (apiHost: string): (typeof CONTENTFUL_APPS)[number] =>
  /\.eu\.contentful\.com$/.test(apiHost) ? CONTENTFUL_APPS[1] : CONTENTFUL_APPS[0];
