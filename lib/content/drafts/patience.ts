/** An editor is better told soon that nobody answers: the front gives up after 10 s, and would say that the site is down. ms. */
export const PREVIEW_PATIENCE_MS = 5_000;
export const PREVIEW_API = "Contentful's preview API";

/** Whether visitors see it so can be left unsaid. ms. */
export const PUBLISHED_PATIENCE_MS = 3_000;
