import { fileResponse } from '@/lib/files/file-response';
import { sitemapIndex } from '@/lib/files/sitemap/sitemap';

export async function GET(): Promise<Response> {
  return fileResponse(await sitemapIndex(), { type: 'application/xml; charset=utf-8' });
}
