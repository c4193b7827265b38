/** For how long a page of content is fresh without a word that something was published: after that it is made anew for whoever asks, and no CDN keeps it for longer. ms. */
export const PAGE_FRESH_MS = 60 * 60 * 1000;
