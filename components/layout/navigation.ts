import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { entryPath } from '@/lib/routing/collection-addresses';
import { COLLECTIONS, ENTRY_KINDS, type EntryKind } from '@/lib/site/collections';
import { SITE } from '@/lib/site/identity';
import { FOOTER_GROUPS, type FooterGroup, PAGES, type Page } from '@/lib/site/pages';

type NavigationLink = { name: keyof Messages['shell']['nav']; href: string };

const byPlace = (a: { place: number }, b: { place: number }) => a.place - b.place;

/** The header's links. `within` is the address under which a list's entries stand. */
export const HEADER_LINKS: readonly (NavigationLink & { within?: string })[] = PAGES.flatMap(({ path, name, header }: Page) => {
  if (header === undefined) return [];
  const kind = ENTRY_KINDS.find((each) => COLLECTIONS[each].listPath === path);
  return [{ name, href: path, place: header, ...(kind ? { within: COLLECTIONS[kind].detailPath } : {}) }];
}).sort(byPlace);

/** The pages of the header's second menu. Each one has a sentence in the messages, below `shell.more`. */
export const MORE_LINKS: readonly { name: keyof Messages['shell']['more']['about']; href: string }[] = PAGES.flatMap(
  ({ path, name, more }: Page) =>
    more === undefined ? [] : [{ name: name as keyof Messages['shell']['more']['about'], href: path, place: more }],
).sort(byPlace);

/** The addresses of these pages. For lists, the addresses of their entries are included. */
export const MORE_PLACES: readonly string[] = MORE_LINKS.flatMap(({ href }) => [
  href,
  ...ENTRY_KINDS.map((kind) => COLLECTIONS[kind]).flatMap(({ listPath, detailPath }) =>
    listPath === href && detailPath !== href ? [detailPath] : [],
  ),
]);

/** The target of every call to action that asks the visitor to choose a plan. */
export const PLANS_HREF = '/pricing#pricing-plans';

/** The site's pages link to this entry if the Contentful space has it. */
export const SCHEDULERS_ENTRY = { kind: 'compare', slug: `${SITE.productSlug}-against-other-social-media-schedulers` } as const;

/** `entry` is set if the link leads to an entry. */
type FooterLink = NavigationLink & { entry?: { kind: EntryKind; slug: string } };

/** Footer links whose target is not in the page table: a section of the home page, or an entry. */
const MORE_FOOTER_LINKS: readonly (FooterLink & { group: FooterGroup; place: number })[] = [
  { group: 'product', place: 2, name: 'features', href: '/#features' },
  { group: 'product', place: 3, name: 'pricing', href: '/#pricing' },
  { group: 'compare', place: 5, name: 'schedulers', href: entryPath(SCHEDULERS_ENTRY), entry: SCHEDULERS_ENTRY },
];

/** The footer's links by group. Compare pages use their canonical addresses. */
export const FOOTER_LINKS = Object.fromEntries(
  FOOTER_GROUPS.map((group) => {
    const own = PAGES.flatMap(({ path, name, footer }: Page) => (footer?.[0] === group ? [{ name, href: path, place: footer[1] }] : []));
    return [group, [...own, ...MORE_FOOTER_LINKS.filter((link) => link.group === group)].sort(byPlace)];
  }),
) as unknown as Record<FooterGroup, readonly FooterLink[]>;

/** The targets of the language switch: all languages except the page's own. */
export const otherLocales = (locale: Locale): Locale[] => LOCALES.filter((each) => each !== locale);
