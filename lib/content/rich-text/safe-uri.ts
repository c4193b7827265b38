/** Any site will do: it only has to show that an in-app address cannot leave it. */
const HERE = 'https://site.invalid';

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip over them when they look for the scheme
const SKIPPED_BY_BROWSERS = /[\s\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The address that a link in an editor's text may have, or null where it must not be a link: `javascript:` and every other scheme
 * that is not http(s), mail or telephone, however it is disguised; addresses that leave the site without saying so; broken ones.
 * In-app addresses start with a slash and carry no language; `#…` stays on the page. A Markdown renderer asks here, too.
 */
export function safeUri(uri: unknown): string | null {
  if (typeof uri !== 'string') return null;
  const bare = uri.replace(SKIPPED_BY_BROWSERS, '');
  const scheme = SCHEME.exec(bare)?.[0].toLowerCase();
  switch (scheme) {
    case 'http:':
    case 'https:':
      return webAddress(uri.trim());
    case 'mailto:':
    case 'tel:':
      return bare.length > scheme.length ? scheme + bare.slice(scheme.length) : null;
    case undefined:
      return ownAddress(bare);
    default:
      return null;
  }
}

function webAddress(uri: string): string | null {
  // "https:pricing" would be read as a path of this site.
  if (!/^https?:\/\/[^/\\]/i.test(uri) || !URL.canParse(uri)) return null;
  const { href, hostname } = new URL(uri);
  return hostname === '' ? null : href;
}

function ownAddress(bare: string): string | null {
  if (bare.startsWith('#')) return bare.length > 1 ? bare : null;
  // Editors also write "pricing"; anything less plain than that is rather a slip than a page.
  const path = /^[a-z0-9][a-z0-9/_-]*(?:[?#]|$)/i.test(bare) ? `/${bare}` : bare;
  if (!path.startsWith('/') || /^\/[/\\]/.test(path) || !URL.canParse(path, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
