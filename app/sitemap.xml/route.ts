import { fileResponse } from '@/lib/file-response';
import { sitemapIndex } from '@/lib/sitemap/sitemap';

/** The sitemap's index. */
export async function GET(): Promise<Response> {
  return fileResponse(await sitemapIndex(), { type: 'application/xml; charset=utf-8' });
}
