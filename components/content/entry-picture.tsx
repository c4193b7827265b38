import type { ComponentProps } from 'react';
import type { Picture } from '@/lib/content/types';

type EntryPictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> & { picture: Picture };

/** An editor's image. Its measures keep its place before it has come; `loading="eager"` where it is seen at once. */
export function EntryPicture({ picture, loading = 'lazy', ...rest }: EntryPictureProps) {
  const { url, alt, width, height } = picture;
  return (
    // biome-ignore lint/performance/noImgElement: the pictures come in their final size, from public/ or the editors' image host
    <img src={url} alt={alt} width={width ?? undefined} height={height ?? undefined} loading={loading} decoding="async" {...rest} />
  );
}
