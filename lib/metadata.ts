import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { OtherTool } from './claims.ts';
import { COLLECTIONS, entryPath, keywordPath } from './content/collections.ts';
import { entryOrList } from './content/entry-or-list.ts';
import { keywordPage, listPage } from './content/queries.ts';
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
  namespace: PageNamespace | `competitors.${OtherTool}`,
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

/** The head of one page of a list; pages after the first say so, are their own canonical, and name their neighbours. */
export async function listMetadata(kind: EntryKind, page: number): Promise<Metadata> {
  const { copy, listPath } = COLLECTIONS[kind];
  const t = await getTranslations(`${copy}.meta` as 'blog.meta');
  const shell = await getTranslations('shell');
  const { pages } = await listPage(kind, await currentLocale(), page);
  const title = kind === 'blog' ? `${t('title')} | ${shell('tagline')}` : withProduct(t('title'));
  return {
    ...(await headOf({
      title: await pageTitle(title, page),
      description: t('description', { product: SITE.product }),
      path: listPagePath(listPath, page),
    })),
    ...(await neighbours(listPath, page, pages)),
  };
}

/** The head of one page of a keyword, with alternates where another language has the same page. */
export async function keywordMetadata(kind: EntryKind, slug: string, page: number): Promise<Metadata> {
  const { copy } = COLLECTIONS[kind];
  const locale = await currentLocale();
  const found = await keywordPage(kind, slug, locale, page);
  // The page itself leads away.
  if (found.status !== 'found') return {};
  const { name, count, cards, pages, alternates } = found;
  const t = await getTranslations(`${copy}.keyword` as 'blog.keyword');
  const path = (itsSlug: string) => listPagePath(keywordPath(kind, itsSlug), page);
  // Text by text, languages differ in what they have: only the first pages are surely each other's.
  const same = page === 1 ? Object.entries(alternates ?? {}) : [];
  return {
    ...(await headOf({
      title: await pageTitle(withProduct(t('title', { keyword: name })), page),
      description: t('description', { keyword: name, count, first: cards[0]?.title ?? '', product: SITE.product }),
      path: path(slug),
      alternatePaths: Object.fromEntries(same.map(([each, itsSlug]) => [each, path(itsSlug)])),
    })),
    ...(await neighbours(keywordPath(kind, slug), page, pages)),
  };
}

async function pageTitle(title: string, page: number): Promise<string> {
  return page === 1 ? title : (await getTranslations('entry'))('pageTitle', { title, page });
}

/** The pages before and after one of a list, as links of the head. */
async function neighbours(listPath: string, page: number, pages: number): Promise<Metadata> {
  const locale = await currentLocale();
  const path = (number: number) => localizedPath(listPagePath(listPath, number), locale);
  return {
    pagination: { ...(page > 1 ? { previous: path(page - 1) } : {}), ...(page < pages ? { next: path(page + 1) } : {}) },
  };
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
  /** The page's path in each language that has it; without this, the same path in all. */
  alternatePaths?: Partial<Record<Locale, string>>;
  image?: string;
  article?: { publishedTime: string; modifiedTime: string };
};

async function headOf({ title, description, path, canonicalLocale, alternatePaths, image, article }: Head): Promise<Metadata> {
  const locale = await currentLocale();
  const { INDEXABLE, SITE_URL } = env();
  const canonical = localizedPath(path, canonicalLocale ?? locale);
  const images = image ? { images: [image] } : {};
  const fellBack = canonicalLocale !== undefined && canonicalLocale !== locale;
  const paths = alternatePaths ?? Object.fromEntries(LOCALES.map((each) => [each, path]));
  const languages = Object.fromEntries(
    LOCALES.flatMap((each) => (paths[each] === undefined ? [] : [[each, localizedPath(paths[each], each)]])),
  );
  const fallback = languages[DEFAULT_LOCALE];
  const shared = { title, description, url: canonical, siteName: SITE.product, locale: OPEN_GRAPH_LOCALES[locale], ...images };
  return {
    metadataBase: new URL(SITE_URL),
    title,
    description,
    alternates: { canonical, ...(fellBack ? {} : { languages: { ...languages, ...(fallback ? { 'x-default': fallback } : {}) } }) },
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
