/** What a slug is spelt with, as part of a pattern: words of lower-case letters and digits, joined by single hyphens. */
export const SLUG_PATTERN = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const SLUG_MAX_LENGTH = 200;

const SLUG = new RegExp(`^${SLUG_PATTERN}$`);

/** Whether a text can be the slug of an entry, and so part of an address. */
export const isSlug = (text: unknown): text is string => typeof text === 'string' && text.length <= SLUG_MAX_LENGTH && SLUG.test(text);
