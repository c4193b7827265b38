import type { Picture } from '../content/types.ts';
import { socialPicturePath } from '../routing/addresses.ts';
import { isImageHost } from '../site/asset-hosts.ts';
import { COLLECTIONS, type EntryKind } from '../site/collections.ts';

export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

const NOT_IN_FONT = /[^ -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00ff\u0152\u0153–—‘’‚“”„•…‹›€™]/gu;

/** A title as it can be drawn: for any other character the drawing library asks a server on the internet for a picture or a font. */
export const drawableTitle = (title: string): string =>
  title
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(NOT_IN_FONT, '')
    .replace(/ {2,}/g, ' ')
    .trim();

export type SocialPicture = { url: string; width?: number; height?: number; alt: string; type?: string };

/** The address of the picture drawn for a kind's list. An entry without its own picture uses it too. */
export const listPicturePath = (kind: EntryKind) => socialPicturePath(COLLECTIONS[kind].listPath);

/** Formats that no network shows and the image API cannot convert. */
const DRAWING = 'image/svg+xml';

export const isForNetworks = ({ contentType }: Picture): boolean => contentType !== DRAWING;

/** An entry's preview image as a social image: in the right size and a format that every network reads, if its host can convert it. */
export function previewPicture({ url, alt, width, height, contentType }: Picture): SocialPicture {
  const address = URL.parse(url);
  if (address && isImageHost(address.hostname) && contentType !== DRAWING) {
    address.search = `w=${SOCIAL_PICTURE.width}&h=${SOCIAL_PICTURE.height}&fit=fill&fm=jpg&q=80`;
    return { url: address.href, ...SOCIAL_PICTURE, alt, type: 'image/jpeg' };
  }
  return { url, alt, type: contentType, ...(width && height ? { width, height } : {}) };
}
