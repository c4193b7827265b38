/** Search results and cards cut titles and descriptions that are longer. The content model lets nobody publish one. Characters. */
export const TEXT_LIMITS = { title: 70, description: 160 } as const;

/** A visitor on a phone waits for what is heavier. The content model lets nobody use one as a preview image. Bytes. */
export const PICTURE_MAX_BYTES = 2_000_000;
