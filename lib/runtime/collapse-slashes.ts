import { isOutsideLanguages } from '../routing/addresses.ts';
import { onEachRequest } from './each-request.ts';

/**
 * A path with doubled slashes as one with a trailing slash, which the middleware leads to its right spelling in one hop. Next itself
 * would answer such a path before the middleware sees it, with a hop of its own to another wrong spelling. Null for all other paths.
 */
export function withoutDoubledSlashes(url: string): string | null {
  const [path = '', ...query] = url.split('?');
  // An address with a host, as proxies send it, has its two slashes by right.
  if (!/^[\\/]/.test(path) || !/[\\/]{2}|\\/.test(path)) return null;
  const single = path.replace(/[\\/]+/g, '/').replace(/\/$/, '');
  return isOutsideLanguages(single) ? null : [`${single}/`, ...query].join('?');
}

/** Has this process see every request that way. */
export function collapseSlashes(): void {
  onEachRequest((request) => {
    request.url = withoutDoubledSlashes(request.url ?? '') ?? request.url;
  });
}
