import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { entryOrList } from '../content/entry-or-list.ts';
import { keywordPage } from '../content/keywords/keyword-queries.ts';
import { listPage } from '../content/queries.ts';
import type { Identity } from '../content/types.ts';
import { env } from '../env.ts';
import { currentLocale } from '../i18n/current-locale.ts';
import { LOCALES, type Locale, languageOf, localizedPath } from '../i18n/locales.ts';
import { FEED_FORMATS, feedPath, markdownPath, socialPicturePath } from '../routing/addresses.ts';
import { canonicalLocale, entryPath, keywordPath, listPagePath } from '../routing/collection-addresses.ts';
import { FEED_TYPES, MARKDOWN_TYPE, typeOfFile } from '../routing/media-types.ts';
import { COLLECTIONS, type EntryKind } from '../site/collections.ts';
import { SITE } from '../site/identity.ts';
import { type PagePath, pageAt } from '../site/pages.ts';
import { type AlternatePaths, entryAlternatePaths, keywordAlternatePaths, languageAlternates, samePathIn } from './alternates.ts';
import { DESCRIPTION_MAX, titleWithProduct, trimAtWord } from './head-text.ts';
import { feedTitle, pageHeadText } from './page-head-text.ts';
import { isForNetworks, listPicturePath, previewPicture, SOCIAL_PICTURE, type SocialPicture } from './social-picture.ts';

export async function pageMetadata(path: PagePath): Promise<Metadata> {
  const { title, description } = await pageHeadText(path, await currentLocale());
  const files = { ...pageFiles(path), ...(path === '/' ? await feedFiles('blog') : {}) };
  return headOf({ title, description, path, picture: await drawnPicture(socialPicturePath(path), title), files });
}

export async function listMetadata(kind: EntryKind, page: number): Promise<Metadata> {
  const { listPath } = COLLECTIONS[kind];
  const locale = await currentLocale();
  const { pages } = await listPage(kind, locale, page);
  return numberedPage(kind, { path: listPath, page, pages, ...(await pageHeadText(listPath, locale)) });
}

export async function keywordMetadata(kind: EntryKind, slug: string, page: number): Promise<Metadata> {
  const found = await keywordPage(kind, slug, await currentLocale(), page);
  // The page itself redirects.
  if (found.status !== 'found') return {};
  const { name, count, cards, pages, alternates } = found;
  const t = await getTranslations(`${COLLECTIONS[kind].copy}.keyword` as 'blog.keyword');
  const description = t('description', { keyword: name, count, first: cards[0]?.title ?? '', product: SITE.product });
  return numberedPage(kind, {
    ...{ path: keywordPath(kind, slug), page, pages, alternatePaths: keywordAlternatePaths(kind, page, alternates) },
    title: titleWithProduct(t('title', { keyword: name })),
    description: trimAtWord(description, DESCRIPTION_MAX - PAGE_MARK_LENGTH),
  });
}

/** Room for "Page 12." behind a description. */
const PAGE_MARK_LENGTH = 12;

type NumberedPage = Pick<Head, 'title' | 'description' | 'path' | 'alternatePaths'> & { page: number; pages: number };

/** Pages after the first have their number in the head, and their own canonical. All link to their neighbours. */
async function numberedPage(kind: EntryKind, { page, pages, path, ...head }: NumberedPage): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations('entry');
  const { title, description } = head;
  const address = (number: number) => localizedPath(listPagePath(path, number), locale);
  return {
    ...(await headOf({
      ...head,
      ...(page > 1 && { title: t('pageTitle', { title, page }), description: t('pageDescription', { description, page }) }),
      path: listPagePath(path, page),
      picture: await drawnPicture(listPicturePath(kind), title),
      files: await feedFiles(kind),
    })),
    pagination: { ...(page > 1 ? { previous: address(page - 1) } : {}), ...(page < pages ? { next: address(page + 1) } : {}) },
  };
}

/** The head of an entry's page. A text that fell back to English has its canonical there. */
export async function entryPageMetadata(kind: EntryKind, slug: string): Promise<Metadata> {
  const locale = await currentLocale();
  const entry = await entryOrList(kind, slug, locale);
  const shown = entry.picture && isForNetworks(entry.picture) ? previewPicture(entry.picture) : null;
  const picture = shown ?? (await drawnPicture(listPicturePath(kind), entry.title));
  return {
    ...(await headOf({
      title: titleWithProduct(entry.title),
      description: trimAtWord(entry.description, DESCRIPTION_MAX),
      whole: { title: entry.title, description: entry.description },
      ...addressesOf(entry, locale),
      picture,
      article: { publishedTime: entry.publishedAt, modifiedTime: entry.updatedAt },
      files: { ...(await feedFiles(kind)), [MARKDOWN_TYPE]: [{ url: markdownPath(entry) }] },
    })),
    ...(entry.keywords.length > 0 ? { keywords: entry.keywords.join(', ') } : {}),
    // For readers that know neither Open Graph nor Twitter's tags. Next does not make these addresses absolute.
    ...(kind === 'resource' ? { other: { image: new URL(picture.url, env().SITE_URL).href } } : {}),
  };
}

/** An entry in a fallback language has its canonical in English, and no alternates. */
function addressesOf(entry: Identity, locale: Locale): Pick<Head, 'path' | 'canonicalLocale' | 'alternatePaths'> {
  const own = canonicalLocale(entry, locale);
  const path = entryPath({ kind: entry.kind, slug: entry.slugs[own] });
  return { path, canonicalLocale: own, alternatePaths: own === locale ? entryAlternatePaths(entry) : {} };
}

function pageFiles(path: PagePath): FileLinks {
  const files = Map.groupBy<string, string>(pageAt(path).files ?? [], typeOfFile);
  return Object.fromEntries([...files].map(([type, urls]) => [type, urls.map((url) => ({ url }))]));
}

async function feedFiles(kind: EntryKind): Promise<FileLinks> {
  const title = await feedTitle(kind, await currentLocale());
  return Object.fromEntries(FEED_FORMATS.map((format) => [FEED_TYPES[format], [{ url: feedPath(kind, format), title }]]));
}

async function drawnPicture(path: string, alt: string): Promise<SocialPicture> {
  return { url: localizedPath(path, await currentLocale()), alt, type: 'image/png', ...SOCIAL_PICTURE };
}

/** Other forms of a page, by media type; addresses without a language prefix. */
type FileLinks = Record<string, { url: string; title?: string }[]>;

type Head = {
  title: string;
  description: string;
  /** The social tags' texts, if the two above were cut for a result list: social networks cut by their own limits. */
  whole?: { title: string; description: string };
  path: string;
  /** The language of the original, if this page is a copy. */
  canonicalLocale?: Locale;
  alternatePaths?: AlternatePaths;
  picture: SocialPicture;
  article?: { publishedTime: string; modifiedTime: string };
  files?: FileLinks;
};

async function headOf(head: Head): Promise<Metadata> {
  const { title, description, path, picture, article, files = {} } = head;
  const { whole = { title, description }, alternatePaths = samePathIn(LOCALES, path) } = head;
  const locale = await currentLocale();
  const { INDEXABLE, SITE_URL } = env();
  const own = head.canonicalLocale ?? locale;
  const canonical = localizedPath(path, own);
  const shared = { ...whole, url: canonical, siteName: SITE.product, locale: languageOf(own).openGraph, images: [picture] };
  const types = Object.fromEntries(
    Object.entries(files).map(([type, links]) => [type, links.map((link) => ({ ...link, url: localizedPath(link.url, locale) }))]),
  );
  return {
    metadataBase: new URL(SITE_URL),
    title,
    description,
    alternates: { canonical, languages: languageAlternates(alternatePaths), types },
    openGraph: article ? { type: 'article', ...shared, ...article } : { type: 'website', ...shared },
    twitter: { card: 'summary_large_image', ...whole, images: [{ url: picture.url, alt: picture.alt }] },
    manifest: localizedPath('/manifest.webmanifest', locale),
    ...(INDEXABLE === '1' ? {} : { robots: { index: false, follow: false } }),
  };
}

export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('problem.notFound.meta');
  return { title: titleWithProduct(t('title')), description: t('description'), robots: { index: false } };
}
