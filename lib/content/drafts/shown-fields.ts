export const SHOWN_FIELDS = ['title', 'description', 'keywords', 'slug', 'previewImage', 'content'] as const;
