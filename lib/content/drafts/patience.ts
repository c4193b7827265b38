/** How long an editor waits for the preview API. The front gives up after 10 s and would say that the site is down. ms. */
export const PREVIEW_PATIENCE_MS = 5_000;
export const PREVIEW_API = "Contentful's preview API";
