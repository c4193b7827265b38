import { BUILD_FOLDER } from '../../lib/runtime/build-folder.ts';
import { type RunningSite, type Site, startSite } from './site.ts';
import type { StandIn } from './stand-in.ts';

/** The secret in the link that opens a preview. */
export const PREVIEW_SECRET = 'a-secret-of-tests-that-nobody-else-has';

/** The variables that let a site's editors see this space's drafts. */
export const previewEnv = (drafts: StandIn): Record<string, string> => ({
  CONTENTFUL_PREVIEW_TOKEN: 'preview-token',
  CONTENTFUL_PREVIEW_HOST: drafts.host,
  PREVIEW_SECRET,
});

/** The link that Contentful makes of its template for an entry. */
export const previewLink = (kind: string, slug: string, locale = 'en-US', secret = PREVIEW_SECRET): string =>
  `/api/draft?${new URLSearchParams({ kind, slug, locale, secret })}`;

/** The cookie of an editor who opens this link. */
export async function draftCookie(site: Site, link = previewLink('blog', 'blog-1')): Promise<string> {
  const { headers } = await site.get(link);
  return headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

/**
 * A second server on a copy of the browser tests' shared build, with editors. `published` must be the build's content: then no page is
 * remade.
 */
export async function startPreviewSite(published: StandIn, drafts: StandIn): Promise<RunningSite> {
  const site = await startSite(BUILD_FOLDER, { ...published.env, ...previewEnv(drafts) });
  // A host name, not an IP address: browsers keep its secure cookies without TLS.
  site.origin = site.origin.replace('127.0.0.1', 'localhost');
  return site;
}
