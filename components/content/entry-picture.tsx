import type { ComponentProps } from 'react';
import type { Picture } from '@/lib/content/types';

type EntryPictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> & { picture: Picture };

/** An editor's image. Its measures keep its place before it has come; `loading="eager"` where it is seen at once. */
export function EntryPicture({ picture, loading = 'lazy', ...rest }: EntryPictureProps) {
  const { url, alt, width, height } = picture;
  const image = (
    // biome-ignore lint/performance/noImgElement: the pictures come in their final size, from public/ or the editors' image host
    <img src={url} alt={alt} width={width ?? undefined} height={height ?? undefined} loading={loading} decoding="async" {...rest} />
  );
  // React preloads an eager image with every prefetch of its page, which the browser then complains of. Inside a picture element it does not.
  return loading === 'eager' ? <picture className="contents">{image}</picture> : image;
}
