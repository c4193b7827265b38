import type { Messages } from '../i18n/messages.ts';
import type { PagePath } from '../routing/routes.ts';

/** The short name of every page, as a message below `shell.nav`. A page without one does not compile. */
export const PAGE_NAMES = {
  '/': 'home',
  '/pricing': 'pricing',
  '/ai-studio': 'aiStudio',
  '/blogs': 'blog',
  '/resources': 'resources',
  '/compare': 'compare',
  '/compare/later-alternative': 'later',
  '/compare/buffer-alternative': 'buffer',
  '/compare/sprout-alternative': 'sprout',
  '/compare/hootsuite-alternative': 'hootsuite',
  '/affiliates': 'affiliates',
  '/white-label': 'whiteLabel',
  '/managed-service': 'managedService',
  '/faq': 'faq',
  '/terms-conditions': 'terms',
  '/privacy-policy': 'privacy',
  '/cookie-policy': 'cookies',
  '/accessibility': 'accessibility',
  '/all': 'all',
} as const satisfies Record<PagePath, keyof Messages['shell']['nav']>;
