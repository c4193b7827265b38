/** Search results and cards cut longer titles and descriptions. The content model refuses to publish them. Characters. */
export const TEXT_LIMITS = { title: 70, description: 160 } as const;

/** Social networks show a smaller preview image as a thumbnail beside the text, or not at all. Pixels. */
export const PREVIEW_IMAGE_MIN = { width: 600, height: 315 } as const;

/** A heavier file makes a visitor on a phone wait. The content model refuses it as a preview image. Bytes. */
export const PICTURE_MAX_BYTES = 2_000_000;

/** What the place of a text of the site bears. Search results cut longer titles and descriptions; a button stays on one line. Characters. */
export const TITLE_LIMIT = 60;
export const DESCRIPTION_LIMIT = 160;
export const LABEL_LIMIT = 30;
