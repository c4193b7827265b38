import { isImageHost } from '../site/asset-hosts.ts';
import type { Card, Picture } from './types.ts';

type Place = {
  /** Width over height of the cropping frame; null if the picture is shown whole. */
  ratio: number | null;
  /** The frame's largest width, in CSS pixels. */
  width: number;
  sizes: string;
};

const COVER_RATIO = 1200 / 630;

export const PLACES = {
  /** Beside the title of an article on desktops. The page's side padding is 4% of the window, from 20 to 40 px. */
  cover: {
    ratio: COVER_RATIO,
    width: 940,
    sizes: '(min-width: 1280px) calc(50vw - 28px), (min-width: 1024px) 45vw, (min-width: 500px) 92vw, calc(100vw - 40px)',
  },
  /** In the text of an article. */
  body: { ratio: null, width: 680, sizes: '(min-width: 708px) 648px, (min-width: 500px) 92vw, calc(100vw - 40px)' },
  /** The next article to read, as wide as the text above it. */
  next: { ratio: COVER_RATIO, width: 680, sizes: '(min-width: 708px) 648px, (min-width: 500px) 92vw, calc(100vw - 40px)' },
  /** The first entry of a list, beside its text on desktops. */
  lead: {
    ratio: COVER_RATIO,
    width: 940,
    sizes: '(min-width: 1280px) 709px, (min-width: 1024px) 57vw, (min-width: 500px) 92vw, calc(100vw - 40px)',
  },
  /** The site's own sheet at the top of the resources, and the latest post on the home page. */
  wideCard: {
    ratio: COVER_RATIO,
    width: 940,
    sizes: '(min-width: 1280px) 692px, (min-width: 1024px) 54vw, (min-width: 640px) 52vw, (min-width: 500px) 92vw, calc(100vw - 40px)',
  },
  /** A card in the blog's grid of three and two columns, beside its title on a phone. */
  story: { ratio: COVER_RATIO, width: 588, sizes: '(min-width: 1280px) 384px, (min-width: 640px) 45vw, 120px' },
  /** A card of the comparisons: most are in two columns, in one column on a phone. */
  choice: { ratio: COVER_RATIO, width: 588, sizes: '(min-width: 1280px) 588px, (min-width: 640px) 45vw, calc(100vw - 40px)' },
  /** In a folder of the shelf, within its edges. */
  folder: { ratio: COVER_RATIO, width: 556, sizes: '(min-width: 1280px) 352px, (min-width: 640px) calc(46vw - 44px), calc(100vw - 80px)' },
  /** The newest of a kind in the list of everything. */
  newest: { ratio: COVER_RATIO, width: 600, sizes: '(min-width: 640px) 296px, (min-width: 500px) 92vw, calc(100vw - 40px)' },
  /** A small picture beside its text; on a phone as wide as its card. */
  rowCard: { ratio: 4 / 3, width: 320, sizes: '(min-width: 1024px) 272px, (min-width: 640px) 176px, 80vw' },
  related: { ratio: COVER_RATIO, width: 232, sizes: '(min-width: 1280px) 248px, (min-width: 640px) 176px, 112px' },
} as const satisfies Record<string, Place>;
export type PicturePlace = keyof typeof PLACES;

/** Rasterising a drawing loses quality, and an animation would stop. */
const CHANGEABLE = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/avif', 'image/tiff'];
/** The API's limits: the length of a side, and the area for AVIF. */
const MAX_SIDE = 4000;
const MAX_AVIF_SOURCE_PIXELS = 9_000_000;
const FORMATS = [
  { type: 'image/avif', parameters: { fm: 'avif', q: '55' } },
  { type: 'image/webp', parameters: { fm: 'webp', q: '75' } },
] as const;
const FALLBACK = { fm: 'jpg', fl: 'progressive', q: '80' } as const;
/** The widths of generated pictures: each step must be worth a separate file. */
const WIDTHS = [120, 176, 240, 352, 480, 640, 828, 1080, 1360, 1600, 2000, 2400];
/** On screens with three pixels per CSS pixel the third is not visible. */
const DENSITY = 2;

/** The asset whose picture a card shows, or will show once it is published. */
export const pictureIdOf = ({ picture, awaitedPicture }: Card): string | undefined => picture?.id ?? awaitedPicture;

/** The properties of a picture element. `sources`: the best format first, none for a file that Contentful cannot convert. */
export function pictureSources(picture: Picture, place: PicturePlace) {
  const { ratio, width: frameWidth, sizes }: Place = PLACES[place];
  const { width, height } = picture;
  if (!width || !height || !isChangeable(picture))
    return { src: picture.url, sources: [], sizes: undefined, width: width ?? undefined, height: height ?? undefined };

  const crop = ratio !== null && Math.abs(width / height / ratio - 1) > 0.01 ? ratio : null;
  const shownRatio = crop ?? width / height;
  // The asset's own size is the limit: the browser can enlarge a picture itself.
  const largest = Math.max(1, Math.floor(Math.min(width, height * shownRatio, MAX_SIDE, MAX_SIDE * shownRatio)));
  const wanted = frameWidth * DENSITY;
  const widths = WIDTHS.filter((each) => each < Math.min(largest, wanted));
  widths.push(Math.min(largest, WIDTHS.find((each) => each >= wanted) ?? wanted));
  const last = widths.at(-1) as number;

  const address = (each: number, parameters: Record<string, string>) => {
    const url = new URL(picture.url);
    const area = crop === null ? { w: each } : { w: each, h: Math.max(1, Math.round(each / crop)), fit: 'fill', f: 'faces' };
    for (const [name, value] of Object.entries({ ...area, ...parameters })) url.searchParams.set(name, String(value));
    return url.href;
  };
  const formats = FORMATS.filter(({ type }) => type !== 'image/avif' || width * height <= MAX_AVIF_SOURCE_PIXELS);
  // PNG may be transparent; JPEG would fill the transparent area with black.
  const fallback = picture.contentType === 'image/png' ? {} : FALLBACK;
  return {
    src: address(widths.find((each) => each >= Math.min(frameWidth, last)) ?? last, fallback),
    sources: formats.map(({ type, parameters }) => ({
      type,
      srcSet: widths.map((each) => `${address(each, parameters)} ${each}w`).join(', '),
    })),
    sizes,
    width: last,
    height: Math.max(1, Math.round(last / shownRatio)),
  };
}

function isChangeable({ url, contentType }: Picture): boolean {
  return URL.canParse(url) && isImageHost(new URL(url).hostname) && CHANGEABLE.includes(contentType);
}
