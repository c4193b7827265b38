import type { MetadataRoute } from 'next';
import { cacheLife } from 'next/cache';
import { pageHeadText } from '../head/page-head-text.ts';
import { type Locale, localizedPath } from '../i18n/locales.ts';
import { BRAND_COLORS } from '../site/brand-colors.ts';
import { SITE } from '../site/identity.ts';

const icon = (name: string, sizes: string, purpose: 'any' | 'maskable' = 'any') =>
  ({ src: `/images/icons/${name}.png`, sizes, type: 'image/png', purpose }) as const;

/** The web manifest in a language; each has its own start page. */
export async function webManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  'use cache';
  cacheLife('max');
  const { description } = await pageHeadText('/', locale);
  const home = localizedPath('/', locale);
  return {
    // One site in two languages is two apps.
    id: home,
    name: SITE.product,
    short_name: SITE.product,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: BRAND_COLORS.light.paper,
    background_color: BRAND_COLORS.light.paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192', '192x192'),
      icon('icon-512', '512x512'),
      icon('icon-maskable-512', '512x512', 'maskable'),
    ],
  };
}
