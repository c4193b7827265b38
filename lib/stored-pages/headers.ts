/** The header under which Next keeps a stored page's tags, joined by commas. */
export const TAGS_HEADER = 'x-next-cache-tags';

/** Whether a tag is one of ours. The framework's are of an address, and nothing marks them: each page has those of the content that it shows as well. */
export const isContentTag = (tag: string): boolean => !tag.startsWith('_N_');

/** The tags of ours in that header: what the page shows. */
export const tagsInHeader = (header: string | undefined): string[] => header?.split(',').filter(isContentTag) ?? [];

/** By this header `NextResponse` hands the cookies that a middleware sets to the page that is drawn next. */
export const COOKIES_FOR_PAGE_HEADER = 'x-middleware-set-cookie';

/** Whether Next answered with an old copy, while it makes the page anew. */
export const isOldCopy = (headers: Headers) => headers.get('x-nextjs-cache') === 'STALE';

/** Says what may run on a page. A stored page that has it is stored as it is sent. */
export const POLICY_HEADER = 'content-security-policy';
