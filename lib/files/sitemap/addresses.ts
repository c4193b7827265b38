import type { LocalizedCard } from '../../content/types.ts';
import { type AlternatePaths, entryAlternatePaths, languageAlternates } from '../../head/alternates.ts';
import { DEFAULT_LOCALE, type Locale, localizedPath } from '../../i18n/locales.ts';
import { absoluteUrl } from '../../routing/absolute-url.ts';

/** An address of the sitemap, in the sitemap package's form. */
export type SitemapAddress = {
  url: string;
  lastmod?: string;
  links?: { lang: string; url: string }[];
  img?: { url: string }[];
};

/** A page in each language that has it, each naming all of them. */
export function pageAddresses(paths: AlternatePaths, more: Pick<SitemapAddress, 'lastmod' | 'img'> = {}): SitemapAddress[] {
  const links = Object.entries(languageAlternates(paths)).map(([lang, path]) => ({ lang, url: absoluteUrl(path) }));
  return Object.entries(paths).map(([locale, path]) => ({
    url: absoluteUrl(localizedPath(path, locale as Locale)),
    ...(links.length > 0 ? { links } : {}),
    ...more,
  }));
}

/** An entry's page in each language that it is written in. */
export function entryAddresses(entry: LocalizedCard): SitemapAddress[] {
  const { picture } = entry.in[DEFAULT_LOCALE];
  return pageAddresses(entryAlternatePaths(entry), {
    lastmod: entry.updatedAt,
    ...(picture ? { img: [{ url: absoluteUrl(picture.url) }] } : {}),
  });
}
