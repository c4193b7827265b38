import type { Messages } from '../i18n/messages.ts';

type HeadMessages = { meta: { title: string; description: string } };

/** The namespace of a page's messages: `pricing`, `competitors.later`. It includes the messages for the head. */
type PageWords = {
  [Name in keyof Messages]: Messages[Name] extends HeadMessages
    ? Name
    : {
        [Part in keyof Messages[Name] & string]: Messages[Name][Part] extends HeadMessages ? `${Name}.${Part}` : never;
      }[keyof Messages[Name] & string];
}[keyof Messages];

/** The parts of a title. The product's name is left out if the page's own title has it already. */
type TitlePart = 'title' | 'product' | 'tagline';

export const FOOTER_GROUPS = ['product', 'compare', 'learn', 'legal'] as const;
export type FooterGroup = (typeof FOOTER_GROUPS)[number];

/** A form of a page for programs, by its address in a language. */
export const LANGUAGE_FILES = ['/llms.txt', '/llms-full.txt', '/pricing.json', '/pricing.md', '/manifest.webmanifest'] as const;
export type LanguageFile = (typeof LANGUAGE_FILES)[number];

/** The site's data about a page, besides its folder in app/[locale] and its messages. */
type PageFacts = {
  /** Its address without a language prefix. */
  path: `/${string}`;
  /** Its short name, a message below `shell.nav`: in header, footer, /all, llms.txt, search results. */
  name: keyof Messages['shell']['nav'];
  /** Its messages: the head uses their `meta`, and the search indexes all of them. */
  words: PageWords;
  /** The parts of its title, if not the title and the product. */
  titleParts?: readonly TitlePart[];
  /** Its place among the header's links. */
  header?: number;
  /** Its place in the header's second menu, for pages without room among the links. */
  more?: number;
  /** Its group in the footer and its place there. */
  footer?: readonly [group: FooterGroup, place: number];
  /** Other names of the page: each answers 308 in every language. */
  aliases?: readonly `/${string}`[];
  /** Its other forms, which its head names. */
  files?: readonly LanguageFile[];
  /** llms.txt names it under "Optional": readers may skip it (https://llmstxt.org). */
  optional?: true;
};

/**
 * Every page with its own address. Header, footer, sitemap, /all, search, llms.txt, heads, social pictures, redirects and the tests read
 * this table. A new page is one line here, its texts in messages/, and its folder in app/[locale]. Footer links once had other spellings of
 * the comparisons; links to those addresses still exist, spelling mistakes included.
 */
export const PAGES = [
  { path: '/', name: 'home', words: 'home', files: ['/llms.txt', '/llms-full.txt'] },
  { path: '/pricing', name: 'pricing', words: 'pricing', header: 1, files: ['/pricing.json', '/pricing.md'] },
  { path: '/ai-studio', name: 'aiStudio', words: 'aiStudio', header: 2, footer: ['product', 4] },
  {
    path: '/blogs',
    name: 'blog',
    words: 'blog',
    titleParts: ['title', 'tagline'],
    header: 3,
    footer: ['learn', 1],
    aliases: ['/blog', '/blog-details'],
  },
  { path: '/resources', name: 'resources', words: 'resources', more: 3, footer: ['learn', 2], aliases: ['/resource'] },
  { path: '/compare', name: 'compare', words: 'compare', more: 2, footer: ['compare', 6] },
  {
    path: '/compare/later-alternative',
    name: 'later',
    words: 'competitors.later',
    footer: ['compare', 3],
    aliases: ['/compare/later-alternatives'],
  },
  {
    path: '/compare/buffer-alternative',
    name: 'buffer',
    words: 'competitors.buffer',
    footer: ['compare', 1],
    aliases: ['/compare/buffer-alternatives'],
  },
  {
    path: '/compare/sprout-alternative',
    name: 'sprout',
    words: 'competitors.sprout',
    footer: ['compare', 4],
    aliases: ['/compare/sprout-social-alternatives'],
  },
  {
    path: '/compare/hootsuite-alternative',
    name: 'hootsuite',
    words: 'competitors.hootsuite',
    footer: ['compare', 2],
    aliases: ['/compare/hootsuite-alernatives', '/compare/hootsuite-alternatives'],
  },
  { path: '/affiliates', name: 'affiliates', words: 'affiliates', header: 4, footer: ['learn', 4] },
  { path: '/white-label', name: 'whiteLabel', words: 'whiteLabel', header: 5, footer: ['product', 6] },
  {
    path: '/managed-service',
    name: 'managedService',
    words: 'managedService',
    titleParts: ['title', 'product', 'tagline'],
    more: 1,
    footer: ['product', 5],
  },
  { path: '/faq', name: 'faq', words: 'faq', more: 4, footer: ['learn', 3] },
  { path: '/terms-conditions', name: 'terms', words: 'terms', footer: ['legal', 1], optional: true },
  { path: '/privacy-policy', name: 'privacy', words: 'privacy', footer: ['legal', 2], optional: true },
  { path: '/cookie-policy', name: 'cookies', words: 'cookies', footer: ['legal', 3], optional: true },
  { path: '/accessibility', name: 'accessibility', words: 'accessibility', footer: ['legal', 4], optional: true },
  { path: '/all', name: 'all', words: 'all', footer: ['learn', 5], optional: true },
] as const satisfies readonly PageFacts[];

export type PagePath = (typeof PAGES)[number]['path'];

export type Page = PageFacts & { path: PagePath };

export const PAGE_PATHS: readonly PagePath[] = PAGES.map(({ path }) => path);

const byPath = new Map<string, Page>(PAGES.map((page) => [page.path, page]));

export const pageAt = (path: PagePath): Page => byPath.get(path) as Page;

/** Other names of pages, and the page that each leads to. */
export const ALIASES: ReadonlyMap<string, PagePath> = new Map(
  PAGES.flatMap((page: Page) => (page.aliases ?? []).map((alias): [string, PagePath] => [alias, page.path])),
);

export function messagesOf({ words }: Pick<Page, 'words'>, messages: Messages): HeadMessages {
  const found = words.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], messages);
  return found as HeadMessages;
}

export const titlePartsOf = ({ titleParts = ['title', 'product'] }: Page): readonly TitlePart[] => titleParts;
