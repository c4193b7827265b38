import type { ComponentProps } from 'react';
import { type PicturePlace, pictureSources } from '@/lib/content/pictures';
import type { Picture } from '@/lib/content/types';

type EntryPictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'sizes' | 'loading'> & {
  picture: Picture;
  /** The frame it stands in, which decides the sizes of its files. */
  place: PicturePlace;
  /** The first picture of a page, seen at once. All others wait until they are near. */
  first?: boolean;
};

/** An editor's image. Its measures keep its place before it has come, and its colour is that of sunken paper. */
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
  // React preloads an eager image with every prefetch of its page, which the browser then complains of. Inside a picture element it does not.
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
