/** For how long a page of content is fresh without a word that something was published: after that the next request has it made anew, and no CDN keeps it for longer. ms. */
export const PAGE_FRESH_MS = 60 * 60 * 1000;
