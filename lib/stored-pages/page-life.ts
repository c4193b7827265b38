/** How long a page of content is fresh without a publication. Then the next request remakes it, and no CDN keeps it longer. ms. */
export const PAGE_FRESH_MS = 60 * 60 * 1000;
