import type { ComponentProps } from 'react';
import { type PicturePlace, pictureSources } from '@/lib/content/pictures';
import type { Picture } from '@/lib/content/types';

type EntryPictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'sizes' | 'loading'> & {
  picture: Picture;
  /** The frame that holds the picture. It decides the sizes of the files. */
  place: PicturePlace;
  /** The first picture of a page, visible at once. All other pictures load when they are near. */
  first?: boolean;
};

/** An editor's image. Its width and height reserve its place before it loads, and its background is the colour of sunken paper. */
export function EntryPicture({ picture, place, first = false, className = '', ...rest }: EntryPictureProps) {
  const { src, sources, sizes, width, height } = pictureSources(picture, place);
  const image = (
    // biome-ignore lint/performance/noImgElement: the files come in their final sizes, from public/ or the editors' image host
    <img
      src={src}
      alt={picture.alt}
      width={width}
      height={height}
      {...(first ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      className={`bg-sunken ${className}`}
      {...rest}
    />
  );
  // React preloads an eager image each time its page is prefetched, and the browser then warns about it. React does not preload an image
  // inside a picture element.
  return first || sources.length > 0 ? (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  ) : (
    image
  );
}
