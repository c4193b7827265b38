import type { Network } from './networks.ts';

/**
 * How a network counts: `graphemes` as people see them, if its documentation says only "characters"; `weighted` by X's rule (links 23,
 * emoji and many scripts 2); `utf16` in code units; `emojiBytes` graphemes, but each emoji by its UTF-8 bytes.
 */
export type Counting = 'graphemes' | 'weighted' | 'utf16' | 'emojiBytes';

/** How a network treats a line and its picture. It has only figures that its source documents. */
type NetworkLimit = {
  /** The field's maximum length. Undefined if the network publishes none. */
  characters?: number;
  counting: Counting;
  /** How many characters a feed shows before the rest is folded away. */
  firstSeen?: number;
  /** How many hashtags become links. Undefined: all. */
  hashtags?: number;
  /** Width and height of the picture as the feed shows it. Undefined: unchanged. */
  shape?: readonly [width: number, height: number];
  /** The documentation of the figures, and the day on which we read it. */
  source: string;
  /** The author of the documentation, if not the network. */
  publisher?: string;
  read: `${number}-${number}-${number}`;
};

/** The length of any link on X. */
export const X_LINK_LENGTH = 23;

/**
 * The limits of each network for one line with one picture: as a post, as the caption of a picture, or as a title if a post has one
 * (Pinterest, Medium, YouTube). The composer, its example and its notes use this table.
 */
export const NETWORK_LIMITS: Record<Network, NetworkLimit> = {
  instagram: {
    characters: 2_200,
    counting: 'graphemes',
    hashtags: 30,
    shape: [4, 5],
    source: 'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
    read: '2026-11-22',
  },
  // 63,206 is widely repeated, but we found no page of the network's own that confirms it.
  facebook: {
    counting: 'graphemes',
    shape: [1.91, 1],
    source: 'https://www.facebook.com/business/ads-guide/image/facebook-feed',
    read: '2026-11-22',
  },
  twitter: {
    characters: 280,
    counting: 'weighted',
    shape: [16, 9],
    source: 'https://docs.x.com/fundamentals/counting-characters',
    read: '2026-11-22',
  },
  linkedin: {
    characters: 3_000,
    counting: 'utf16',
    shape: [1.91, 1],
    source: 'https://developers.buffer.com/guides/character-limits.md',
    publisher: 'Buffer',
    read: '2026-11-22',
  },
  // The description of a photo post; a video's caption takes 2,200.
  tiktok: {
    characters: 4_000,
    counting: 'utf16',
    shape: [9, 16],
    source: 'https://developers.tiktok.com/doc/content-posting-api-reference-photo-post',
    read: '2026-11-22',
  },
  pinterest: {
    characters: 100,
    counting: 'graphemes',
    firstSeen: 40,
    shape: [2, 3],
    source: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
    read: '2026-11-22',
  },
  medium: {
    characters: 100,
    counting: 'graphemes',
    hashtags: 0,
    source: 'https://github.com/Medium/medium-api-docs',
    read: '2026-11-22',
  },
  threads: {
    characters: 500,
    counting: 'emojiBytes',
    hashtags: 1,
    source: 'https://developers.facebook.com/documentation/threads/posts',
    read: '2026-11-22',
  },
  youtube: {
    characters: 100,
    counting: 'graphemes',
    shape: [16, 9],
    source: 'https://developers.google.com/youtube/v3/docs/videos',
    read: '2026-11-22',
  },
};
