import { isOutsideLanguages } from '../routing/addresses.ts';
import { onEachRequest } from './each-request.ts';

/**
 * Rewrites a path with doubled slashes to one with a trailing slash, which the middleware redirects to the right spelling in one hop. Next
 * would answer such a path first, with a hop of its own to another wrong spelling. Null for all other paths.
 */
export function withoutDoubledSlashes(url: string): string | null {
  const [path = '', ...query] = url.split('?');
  // An absolute address, as proxies send it, has two slashes after its scheme.
  if (!/^[\\/]/.test(path) || !/[\\/]{2}|\\/.test(path)) return null;
  const single = path.replace(/[\\/]+/g, '/').replace(/\/$/, '');
  return isOutsideLanguages(single) ? null : [`${single}/`, ...query].join('?');
}

export function collapseSlashes(): void {
  onEachRequest((request) => {
    request.url = withoutDoubledSlashes(request.url ?? '') ?? request.url;
  });
}
