import { env } from '@/lib/env';
import { fileResponse } from '@/lib/files/file-response';
import { absoluteUrl } from '@/lib/routing/absolute-url';

/** Allows search engines in production only. /api/ has no pages, so it stays out of every index. */
export function GET(): Response {
  const lines =
    env().INDEXABLE === '1'
      ? ['User-Agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`]
      : ['User-Agent: *', 'Disallow: /'];
  return fileResponse(`${lines.join('\n')}\n`, { type: 'text/plain; charset=utf-8' });
}
