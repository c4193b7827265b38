import { env } from '@/lib/env';
import { fileResponse } from '@/lib/files/file-response';
import { absoluteUrl } from '@/lib/routing/absolute-url';

/** Only production is for search engines; what is no page is for nobody's list. */
export function GET(): Response {
  const lines =
    env().INDEXABLE === '1'
      ? ['User-Agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`]
      : ['User-Agent: *', 'Disallow: /'];
  return fileResponse(`${lines.join('\n')}\n`, { type: 'text/plain; charset=utf-8' });
}
