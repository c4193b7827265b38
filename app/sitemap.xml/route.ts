import { fileResponse } from '@/lib/files/file-response';
import { sitemapIndex } from '@/lib/files/sitemap/sitemap';

/** Serves the index of the sitemap. */
export async function GET(): Promise<Response> {
  return fileResponse(await sitemapIndex(), { type: 'application/xml; charset=utf-8' });
}
