/** How long an editor waits for the preview API. The proxy gives up after 10 s and would report that the site is down. ms. */
export const PREVIEW_TIMEOUT_MS = 5_000;
export const PREVIEW_API = "Contentful's preview API";
