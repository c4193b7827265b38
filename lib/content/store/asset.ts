import { env } from '../../env.ts';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { isImageHost, isMediaHost } from '../../site/asset-hosts.ts';
import { printable } from '../printable.ts';
import type { BodyTarget, Picture, RawEntry } from '../types.ts';
import { fieldValue, isResolved, isText, type LocaleCodes } from './fields.ts';

type File = {
  url: string;
  contentType?: string;
  fileName?: string;
  details?: { size?: number; image?: { width?: number; height?: number } };
};

/** The formats that browsers show in an image element (https://developer.mozilla.org/docs/Web/Media/Guides/Formats/Image_types). */
const SHOWN_TYPES: ReadonlySet<string> = new Set(
  ['jpeg', 'jpg', 'png', 'gif', 'webp', 'avif', 'apng', 'bmp', 'svg+xml', 'x-icon', 'vnd.microsoft.icon'].map((type) => `image/${type}`),
);
/** Browsers do not show it; Contentful's image API converts it, but not HEIC (https://www.contentful.com/help/media/). */
const CONVERTIBLE_TYPES: ReadonlySet<string> = new Set(['image/tiff']);

/** Maps an asset onto the picture that pages show, or null if it is not a usable image. */
export function toPicture(raw: unknown, locale: Locale, codes: LocaleCodes): Picture | null {
  if (!isResolved(raw)) return null;
  const file = fileOf(raw, locale, codes);
  if (file === null || faultOf(file) !== null) return null;
  const [description, title] = ['description', 'title'].map((name) => fieldValue(raw, name, locale, codes));
  const { width, height } = file.details?.image ?? {};
  return {
    id: raw.sys.id,
    ...shownForm(file),
    width: isMeasure(width) ? width : null,
    height: isMeasure(height) ? height : null,
    alt: printable(typeof description === 'string' ? description : typeof title === 'string' ? title : ''),
    caption: isText(description) && isText(title) && READS_AS_WORDS.test(title.trim()) ? printable(title).trim() : null,
  };
}

/** A title that an editor wrote, for a caption. The name of an uploaded file has no spaces, or has an extension. */
const READS_AS_WORDS = /^\S+\s(?!.*\.\w{2,5}$)/;

/** Why an asset cannot be shown as a picture, to follow its name; null if it can. */
export function pictureFault(raw: RawEntry, codes: LocaleCodes): string | null {
  const file = fileOf(raw, DEFAULT_LOCALE, codes);
  return file === null ? 'has no file' : faultOf(file);
}

/** Whether an asset's file is a picture of any format, by its own content type. */
export const isPictureFile = (raw: RawEntry, codes: LocaleCodes): boolean =>
  fileOf(raw, DEFAULT_LOCALE, codes)?.contentType?.startsWith('image/') !== false;

function faultOf(file: File): string | null {
  const { contentType: type = 'image/unknown' } = file;
  if (!type.startsWith('image/')) return `is of the type ${type}, which is no picture`;
  const host = foreignHost(file.url, isImageHost);
  if (host !== null) return `stands on ${host}, from where the site shows no pictures: upload it to Contentful`;
  if (file.contentType === undefined || SHOWN_TYPES.has(type) || (CONVERTIBLE_TYPES.has(type) && URL.canParse(file.url))) return null;
  return `is of the type ${type}, which browsers do not show: upload it as JPEG, PNG or WebP`;
}

/** The address and the format in which browsers show the file of a picture. */
function shownForm({ url, contentType = 'application/octet-stream' }: File): Pick<Picture, 'url' | 'contentType'> {
  if (!CONVERTIBLE_TYPES.has(contentType)) return { url, contentType };
  const converted = new URL(url);
  converted.searchParams.set('fm', 'jpg');
  return { url: converted.href, contentType: 'image/jpeg' };
}

/** Maps an asset onto the file that pages offer, of any type; null if it has no file. */
export function toFile(raw: unknown, locale: Locale, codes: LocaleCodes): (BodyTarget & { type: 'file' }) | null {
  const file = isResolved(raw) ? fileOf(raw, locale, codes) : null;
  if (!isResolved(raw) || file === null) return null;
  const names = [fieldValue(raw, 'title', locale, codes), file.fileName, raw.sys.id];
  return {
    type: 'file',
    id: raw.sys.id,
    url: file.url,
    title: printable(names.find(isText) ?? '').trim(),
    about: [kindOf(file), sizeOf(file, locale)].filter((each) => each !== null).join(', '),
    player: playerOf(file),
  };
}

/** `MP4` for a film: the extension of its name, else its content type. */
function kindOf({ url, fileName, contentType = '' }: File): string | null {
  const [, end] = /\.([a-z0-9]{1,5})$/i.exec(fileName ?? url.replace(/[?#].*$/, '')) ?? [];
  const [, subtype] = /^[\w-]+\/([a-z0-9-]{1,12})$/i.exec(contentType) ?? [];
  return (end ?? subtype)?.toUpperCase() ?? null;
}

/** "1.2 MB", formatted for a language. */
function sizeOf({ details }: File, locale: Locale): string | null {
  const bytes = details?.size;
  if (!isMeasure(bytes)) return null;
  const [unit, size] = bytes < 1_000_000 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const);
  const digits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits }).format(Math.max(bytes / size, 1));
}

/** The browser's own player for a file, if it has one and the site's policy allows the file. */
function playerOf({ url, contentType = '' }: File): 'video' | 'audio' | null {
  const [, player] = /^(video|audio)\//.exec(contentType) ?? [];
  return player !== undefined && foreignHost(url, isMediaHost) === null ? (player as 'video' | 'audio') : null;
}

const isMeasure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

/** The readable properties of an asset's file; null if it has no address. */
function fileOf(raw: RawEntry, locale: Locale, codes: LocaleCodes): File | null {
  const file = fieldValue(raw, 'file', locale, codes) as Record<string, unknown> | undefined;
  if (!isText(file?.url)) return null;
  const { url, contentType, fileName, details } = file;
  return {
    // The API gives assets' addresses without a protocol.
    url: url.startsWith('//') ? `https:${url}` : url,
    ...(typeof contentType === 'string' && { contentType: contentType.toLowerCase() }),
    ...(isText(fileName) && { fileName }),
    ...(typeof details === 'object' && details !== null && { details }),
  };
}

/** The host of a file, if the site's policy does not allow its kind from there; else null. */
function foreignHost(url: string, isAllowed: (host: string) => boolean): string | null {
  const { SITE_URL } = env();
  const { protocol, hostname, origin } = URL.parse(url, SITE_URL) ?? {};
  if (origin === SITE_URL || (protocol === 'https:' && isAllowed(hostname ?? ''))) return null;
  return hostname || url;
}
