import { LOCALES } from '../../i18n/locales.ts';

/** Any origin works: it only shows whether an in-app address stays on its site. */
const HERE = 'https://site.invalid';

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip over them when they look for the scheme
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;
const SPACES = /\s/g;
/** A language, or several in a row, at the start of a path. */
const LANGUAGE = new RegExp(`^(?:/+(?:${LOCALES.join('|')})(?=/|$))+`, 'i');
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The safe address of a link in an editor's text, or null. Only http(s), mail and telephone are safe, in any disguise, and addresses of the
 * site: a path without a language, also if it was written in full for `siteUrl`; `#…` stays on the page.
 */
export function safeUri(uri: unknown, siteUrl?: string): string | null {
  if (typeof uri !== 'string') return null;
  const text = uri.replace(UNSEEN, '').trim();
  const own = siteUrl === undefined ? null : pathAt(siteUrl, text);
  if (own !== null) return ownAddress(own);
  const scheme = SCHEME.exec(text.replace(SPACES, ''))?.[0].toLowerCase();
  const rest = text.slice(text.indexOf(':') + 1);
  switch (scheme) {
    case 'http:':
    case 'https:':
      return webAddress(uri.trim());
    case 'mailto:':
      return mailAddress(rest);
    case 'tel:':
      return withScheme(scheme, rest.replace(SPACES, ''));
    case undefined:
      return ownAddress(text);
    default:
      return null;
  }
}

/** The path of an absolute address of the site, with or without its protocol and `www.`; null for other addresses. */
function pathAt(siteUrl: string, text: string): string | null {
  const whole = /^(https?:)\/\/[^/\\]/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  const url = /^https?:\/\/[^/\\]/i.test(whole) ? URL.parse(whole) : null;
  if (url === null || url.username + url.password !== '' || nameOf(url) !== nameOf(new URL(siteUrl))) return null;
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

const nameOf = ({ host }: URL) => host.replace(/^www\./, '');

function webAddress(uri: string): string | null {
  // "https:pricing" would be read as a path of this site.
  if (!/^https?:\/\/[^/\\]/i.test(uri) || !URL.canParse(uri)) return null;
  const { href, hostname } = new URL(uri);
  return hostname === '' ? null : href;
}

/** Spaces belong in a subject and a text, not in an address. */
function mailAddress(rest: string): string | null {
  const [address = '', ...more] = rest.split('?');
  return withScheme('mailto:', [address.replace(SPACES, ''), ...more.map((each) => each.replace(SPACES, '%20'))].join('?'));
}

const withScheme = (scheme: string, rest: string) => (rest !== '' && URL.canParse(scheme + rest) ? scheme + rest : null);

function ownAddress(text: string): string | null {
  if (text.startsWith('#')) return text.length > 1 ? text.replace(SPACES, '%20') : null;
  // Editors also write "pricing"; a more complex relative address is more likely a mistake than a page.
  const path = /^[a-z0-9][a-z0-9/_-]*(?:[?#]|$)/i.test(text) ? `/${text}` : text;
  if (!path.startsWith('/') || /^\/[/\\]/.test(path) || !URL.canParse(path, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  if (origin !== HERE || pathname.startsWith('//')) return null;
  // The site adds the language of the page.
  return pathname.replace(LANGUAGE, '').replace(/^\/*/, '/') + search + hash;
}
