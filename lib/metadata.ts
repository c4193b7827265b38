import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { COLLECTIONS, entryPath } from './content/collections.ts';
import { entryOrList } from './content/entry-or-list.ts';
import type { EntryKind } from './content/types.ts';
import { env } from './env.ts';
import { currentLocale } from './i18n/current-locale.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, localizedPath } from './i18n/locales.ts';
import type { Messages } from './i18n/messages.ts';
import type { PagePath } from './routes.ts';
import { SITE } from './site.ts';

/** Namespaces whose words include a title and a description for the head. */
export type PageNamespace = {
  [Name in keyof Messages]: Messages[Name] extends { meta: { title: string; description: string } } ? Name : never;
}[keyof Messages];

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', es: 'es_ES' };

type PageHead = {
  /** Ends the title with the product's tagline (SPEC.md section 2, "Managed service page"). */
  tagline?: boolean;
};

/** The head of a page with an address of its own: title, description, canonical, alternates, social tags. */
export async function pageMetadata(
  namespace: PageNamespace | `competitors.${keyof Messages['competitors']}`,
  path: PagePath,
  { tagline = false }: PageHead = {},
): Promise<Metadata> {
  const t = await getTranslations(`${namespace}.meta` as 'pricing.meta');
  const shell = await getTranslations('shell');
  const title = withProduct(t('title', { product: SITE.product }));
  return headOf({
    title: tagline ? `${title} | ${shell('tagline')}` : title,
    description: t('description', { product: SITE.product }),
    path,
  });
}

/** The head of one page of a list; pages after the first say so and are their own canonical. */
export async function listMetadata(kind: EntryKind, page: number): Promise<Metadata> {
  const { copy, listPath } = COLLECTIONS[kind];
  const t = await getTranslations(`${copy}.meta` as 'blog.meta');
  const shell = await getTranslations('shell');
  const entry = await getTranslations('entry');
  const title = kind === 'blog' ? `${t('title')} | ${shell('tagline')}` : withProduct(t('title'));
  return headOf({
    title: page === 1 ? title : entry('pageTitle', { title, page }),
    description: t('description', { product: SITE.product }),
    path: listPagePath(listPath, page),
  });
}

/** The head of an entry's page. A text that fell back to English has its canonical there. */
export async function entryPageMetadata(kind: EntryKind, slug: string): Promise<Metadata> {
  const entry = await entryOrList(kind, slug, await currentLocale());
  return {
    ...(await headOf({
      title: withProduct(entry.title),
      description: entry.description,
      path: entryPath(entry),
      ...(entry.bodyLanguage === DEFAULT_LOCALE ? { canonicalLocale: DEFAULT_LOCALE } : {}),
      ...(entry.picture ? { image: entry.picture.url } : {}),
      article: { publishedTime: entry.publishedAt, modifiedTime: entry.updatedAt },
    })),
    ...(entry.keywords.length > 0 ? { keywords: entry.keywords.join(', ') } : {}),
  };
}

/** The path of a list's page: `/blogs`, `/blogs/page/2`. */
export function listPagePath(listPath: string, page: number): string {
  return page === 1 ? listPath : `${listPath}/page/${page}`;
}

// The product's own name needs no second mention.
const withProduct = (title: string) => (title.includes(SITE.product) ? title : `${title} | ${SITE.product}`);

type Head = {
  title: string;
  description: string;
  path: string;
  canonicalLocale?: Locale;
  image?: string;
  article?: { publishedTime: string; modifiedTime: string };
};

async function headOf({ title, description, path, canonicalLocale, image, article }: Head): Promise<Metadata> {
  const locale = await currentLocale();
  const { INDEXABLE, SITE_URL } = env();
  const canonical = localizedPath(path, canonicalLocale ?? locale);
  const images = image ? { images: [image] } : {};
  const fellBack = canonicalLocale !== undefined && canonicalLocale !== locale;
  const languages = Object.fromEntries(LOCALES.map((each) => [each, localizedPath(path, each)]));
  const shared = { title, description, url: canonical, siteName: SITE.product, locale: OPEN_GRAPH_LOCALES[locale], ...images };
  return {
    metadataBase: new URL(SITE_URL),
    title,
    description,
    alternates: { canonical, ...(fellBack ? {} : { languages: { ...languages, 'x-default': localizedPath(path, DEFAULT_LOCALE) } }) },
    openGraph: article ? { type: 'article', ...shared, ...article } : { type: 'website', ...shared },
    twitter: { card: image ? 'summary_large_image' : 'summary', title, description, ...images },
    ...(INDEXABLE === '1' ? {} : { robots: { index: false, follow: false } }),
  };
}

/** The head of the not-found page: never indexed, canonical nowhere. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('problem.notFound.meta');
  return { title: withProduct(t('title')), description: t('description'), robots: { index: false } };
}
