import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { SITE } from '@/lib/site/identity';

/** The header's links, in SPEC.md's order. `within` is where a list's entries stand. */
export const HEADER_LINKS = [
  { name: 'pricing', href: '/pricing' },
  { name: 'aiStudio', href: '/ai-studio' },
  { name: 'blog', href: '/blogs', within: '/blog' },
  { name: 'affiliates', href: '/affiliates' },
  { name: 'whiteLabel', href: '/white-label' },
] as const;

/** Where every call to action leads that wants a plan to be chosen. */
export const PLANS_HREF = '/pricing#pricing-plans';

/** The footer's links by group. Compare pages stand under their canonical addresses. */
export const FOOTER_LINKS = {
  product: [
    { name: 'home', href: '/' },
    { name: 'features', href: '/#features' },
    { name: 'pricing', href: '/#pricing' },
    { name: 'aiStudio', href: '/ai-studio' },
    { name: 'managedService', href: '/managed-service' },
    { name: 'whiteLabel', href: '/white-label' },
  ],
  compare: [
    { name: 'buffer', href: '/compare/buffer-alternative' },
    { name: 'hootsuite', href: '/compare/hootsuite-alternative' },
    { name: 'later', href: '/compare/later-alternative' },
    { name: 'sprout', href: '/compare/sprout-alternative' },
    { name: 'schedulers', href: `/compare/${SITE.productSlug}-against-other-social-media-schedulers` },
    { name: 'compare', href: '/compare' },
  ],
  learn: [
    { name: 'blog', href: '/blogs' },
    { name: 'resources', href: '/resources' },
    { name: 'faq', href: '/faq' },
    { name: 'affiliates', href: '/affiliates' },
    { name: 'all', href: '/all' },
  ],
  legal: [
    { name: 'terms', href: '/terms-conditions' },
    { name: 'privacy', href: '/privacy-policy' },
    { name: 'cookies', href: '/cookie-policy' },
    { name: 'accessibility', href: '/accessibility' },
  ],
} as const;

/** The language that the switch leads to. */
export const otherLocale = (locale: Locale): Locale => LOCALES.find((each) => each !== locale) ?? DEFAULT_LOCALE;
