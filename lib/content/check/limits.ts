/** Search results and cards cut titles and descriptions that are longer. The content model lets nobody publish one. Characters. */
export const TEXT_LIMITS = { title: 70, description: 160 } as const;

/** Social networks show a smaller preview image as a stamp beside the words, or not at all. Pixels. */
export const PREVIEW_IMAGE_MIN = { width: 600, height: 315 } as const;

/** A visitor on a phone waits for what is heavier. The content model lets nobody use one as a preview image. Bytes. */
export const PICTURE_MAX_BYTES = 2_000_000;
