import type { Messages } from '../i18n/messages.ts';
import type { PagePath } from '../routing/routes.ts';
import type { OtherTool } from './claims.ts';

/** Namespaces whose words include a title and a description for the head. */
type PageNamespace = {
  [Name in keyof Messages]: Messages[Name] extends { meta: { title: string; description: string } } ? Name : never;
}[keyof Messages];

/** Where the words of a page's head stand: the messages below this have `meta.title` and `meta.description`. */
export type HeadWords = PageNamespace | `competitors.${OtherTool}`;

/** The head's words of every page. A page without some does not compile. */
export const PAGE_WORDS = {
  '/': 'home',
  '/pricing': 'pricing',
  '/ai-studio': 'aiStudio',
  '/blogs': 'blog',
  '/resources': 'resources',
  '/compare': 'comparisons',
  '/compare/later-alternative': 'competitors.later',
  '/compare/buffer-alternative': 'competitors.buffer',
  '/compare/sprout-alternative': 'competitors.sprout',
  '/compare/hootsuite-alternative': 'competitors.hootsuite',
  '/affiliates': 'affiliates',
  '/white-label': 'whiteLabel',
  '/managed-service': 'managedService',
  '/faq': 'faq',
  '/terms-conditions': 'terms',
  '/privacy-policy': 'privacy',
  '/cookie-policy': 'cookies',
  '/accessibility': 'accessibility',
  '/all': 'all',
} as const satisfies Record<PagePath, HeadWords>;

type TitlePart = 'title' | 'product' | 'tagline';

/** What the title of a page is made of: its own and the product's name, but for what SPEC.md section 2 wants otherwise. */
export function titleParts(path: PagePath): readonly TitlePart[] {
  if (path === '/managed-service') return ['title', 'product', 'tagline'];
  return path === '/blogs' ? ['title', 'tagline'] : ['title', 'product'];
}
