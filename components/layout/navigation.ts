import type { Messages } from '@/lib/i18n/messages';
import { entryPath } from '@/lib/routing/collection-addresses';
import type { EntryKind } from '@/lib/site/collections';
import { SITE } from '@/lib/site/identity';
import { type FooterGroup, PAGES } from '@/lib/site/pages';

export const HEADER_LINKS = PAGES.filter((page) => 'header' in page).sort((a, b) => a.header - b.header);

/** The pages of the header's second menu. Each one has a sentence in the messages, below `shell.more`. */
export const MORE_LINKS = PAGES.filter((page) => 'more' in page).sort((a, b) => a.more - b.more);

/** The target of every call to action that asks the visitor to choose a plan. */
export const PLANS_HREF = '/pricing#pricing-plans';

/** The site's pages link to this entry if the Contentful space has it. */
export const SCHEDULERS_ENTRY = { kind: 'compare', slug: `${SITE.productSlug}-against-other-social-media-schedulers` } as const;

type FooterLink = {
  name: keyof Messages['shell']['nav'];
  path: string;
  footer: readonly [group: FooterGroup, place: number];
  /** Set if the link leads to an entry. */
  entry?: { kind: EntryKind; slug: string };
};

/** Footer links whose target is not in the page table: a section of the home page, or an entry. */
const MORE_FOOTER_LINKS: readonly FooterLink[] = [
  { name: 'features', path: '/#features', footer: ['product', 2] },
  { name: 'pricing', path: '/#pricing', footer: ['product', 3] },
  { name: 'schedulers', path: entryPath(SCHEDULERS_ENTRY), footer: ['compare', 5], entry: SCHEDULERS_ENTRY },
];

/** The footer's links of all groups. Compare pages use their canonical addresses. */
export const FOOTER_LINKS: readonly FooterLink[] = [...PAGES.filter((page) => 'footer' in page), ...MORE_FOOTER_LINKS].sort(
  ({ footer: [, a] }, { footer: [, b] }) => a - b,
);
