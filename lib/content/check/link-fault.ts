import type { Locale } from '../../i18n/locales.ts';
import { isOutsideLanguages, parsePath } from '../../routing/addresses.ts';
import { canonicalPath } from '../../routing/canonical-path.ts';
import { decodedPath } from '../../routing/slug.ts';
import { resolveList } from '../resolve-address.ts';
import { safeUri } from '../rich-text/safe-uri.ts';
import type { KnownSpace } from './known-space.ts';

/** What is wrong with a link in a text, or null. `anchors`: its headings' names. Pages of other sites are not requested. */
export function linkFault(uri: unknown, locale: Locale, space: KnownSpace, anchors: readonly string[]): string | null {
  const href = safeUri(uri, space.siteUrl);
  if (href === null)
    return `leads to ${JSON.stringify(uri ?? '')}, which is no address that the site links to; its words are shown without a link`;
  if (href.startsWith('#'))
    return anchors.includes(decodedPath(href.slice(1)) ?? '') ? null : `leads to ${href}, and the text has no heading of that name`;
  if (/^mailto:/i.test(href)) return isMailAddress(href) ? null : `leads to ${href}, which is no mail address`;
  if (/^tel:/i.test(href)) return /\d{3}/.test(href.replaceAll(/[^\w]/g, '')) ? null : `leads to ${href}, which is no telephone number`;
  if (!href.startsWith('/')) return null;
  const path = decodedPath(href.replace(/[?#].*$/, ''));
  return path !== null && stands(path, locale, space) ? null : `leads to ${href}, where the site has no page`;
}

export function isWrittenOut(uri: unknown, { siteUrl }: KnownSpace): boolean {
  const href = safeUri(uri);
  return href !== null && /^https?:/i.test(href) && new URL(href).host === new URL(siteUrl).host;
}

/** Whether each address of a mail link is valid. A link without an address is fine: the sender chooses. */
function isMailAddress(href: string): boolean {
  const [written = ''] = href.slice('mailto:'.length).split('?');
  const addresses = (decodedPath(written) ?? '@').split(',');
  return written === '' || addresses.every((address) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address.trim()));
}

function stands(path: string, locale: Locale, { catalogues }: KnownSpace): boolean {
  if (isOutsideLanguages(path)) return true;
  const address = parsePath(decodedPath(canonicalPath(path) ?? path) ?? path);
  switch (address?.type) {
    case undefined:
      return false;
    case 'entry':
    case 'entryMarkdown':
      return catalogues[address.kind].slugMeant(address.slug, locale) !== null;
    case 'list':
    case 'keyword':
      return (address.type === 'list' && address.page === 1) || resolveList(address, locale, catalogues[address.kind]) !== 'missing';
    default:
      return true;
  }
}
