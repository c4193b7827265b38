import { joinTextTags } from './text-tags.ts';

/** The header in which Next stores a page's tags, joined by commas. */
export const TAGS_HEADER = 'x-next-cache-tags';

/** Whether a tag is ours. The framework's tags name addresses, and publications mark only tags of content. */
export const isContentTag = (tag: string): boolean => !tag.startsWith('_N_');

/** Our tags in that header: the content that the page shows. */
export const tagsInHeader = (header: string | undefined): string[] => joinTextTags(ownTagsIn(header));

/** The same with a tag for each text. */
export const ownTagsIn = (header: string | undefined): string[] => header?.split(',').filter(isContentTag) ?? [];

/** In this header `NextResponse` passes the middleware's cookies to the page that is drawn next. */
export const COOKIES_FOR_PAGE_HEADER = 'x-middleware-set-cookie';

/** Whether Next answered with a stale copy while it remakes the page. */
export const isOldCopy = (headers: Headers) => headers.get('x-nextjs-cache') === 'STALE';

/** The policy header of a page. A stored page that has it is stored in its served form. */
export const POLICY_HEADER = 'content-security-policy';
