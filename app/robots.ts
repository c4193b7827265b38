import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { absoluteUrl } from '@/lib/routing/absolute-url';

/** Only production is for search engines; what is no page is for nobody's list. */
export default function robots(): MetadataRoute.Robots {
  if (env().INDEXABLE !== '1') return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
