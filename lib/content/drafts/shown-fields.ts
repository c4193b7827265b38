/** The fields of an entry that its page shows. */
export const SHOWN_FIELDS = ['title', 'description', 'keywords', 'slug', 'previewImage', 'content'] as const;
