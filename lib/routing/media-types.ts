import type { FeedFormat } from './addresses.ts';

/** The media types of the files that the site makes (https://www.iana.org/assignments/media-types/). */
export const FEED_TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};
export const MARKDOWN_TYPE = 'text/markdown';
const TYPES: Record<string, string> = { json: 'application/json', md: MARKDOWN_TYPE, txt: 'text/plain' };

export const typeOfFile = (path: string): string => TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
