import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { entryPath } from '@/lib/routing/collection-addresses';
import { COLLECTIONS, ENTRY_KINDS, type EntryKind } from '@/lib/site/collections';
import { SITE } from '@/lib/site/identity';
import { FOOTER_GROUPS, type FooterGroup, PAGES, type Page } from '@/lib/site/pages';

type NavigationLink = { name: keyof Messages['shell']['nav']; href: string };

const byPlace = (a: { place: number }, b: { place: number }) => a.place - b.place;

/** The header's links. `within` is where a list's entries stand. */
export const HEADER_LINKS: readonly (NavigationLink & { within?: string })[] = PAGES.flatMap(({ path, name, header }: Page) => {
  if (header === undefined) return [];
  const kind = ENTRY_KINDS.find((each) => COLLECTIONS[each].listPath === path);
  return [{ name, href: path, place: header, ...(kind ? { within: COLLECTIONS[kind].detailPath } : {}) }];
}).sort(byPlace);

/** The pages of the header's second menu, each with a sentence below `shell.more`. */
export const MORE_LINKS: readonly { name: keyof Messages['shell']['more']['about']; href: string }[] = PAGES.flatMap(
  ({ path, name, more }: Page) =>
    more === undefined ? [] : [{ name: name as keyof Messages['shell']['more']['about'], href: path, place: more }],
).sort(byPlace);

/** Where those pages stand, and the entries of those that are lists. */
export const MORE_PLACES: readonly string[] = MORE_LINKS.flatMap(({ href }) => [
  href,
  ...ENTRY_KINDS.map((kind) => COLLECTIONS[kind]).flatMap(({ listPath, detailPath }) =>
    listPath === href && detailPath !== href ? [detailPath] : [],
  ),
]);

/** Where every call to action leads that wants a plan to be chosen. */
export const PLANS_HREF = '/pricing#pricing-plans';

/** An entry that pages of the site lead to, where the space has it. */
export const SCHEDULERS_ENTRY = { kind: 'compare', slug: `${SITE.productSlug}-against-other-social-media-schedulers` } as const;

/** `entry`: where the link leads to, if that is one. */
type FooterLink = NavigationLink & { entry?: { kind: EntryKind; slug: string } };

/** The footer's links that lead elsewhere than to a page of the table: to a place on the home page, to an entry. */
const MORE_FOOTER_LINKS: readonly (FooterLink & { group: FooterGroup; place: number })[] = [
  { group: 'product', place: 2, name: 'features', href: '/#features' },
  { group: 'product', place: 3, name: 'pricing', href: '/#pricing' },
  { group: 'compare', place: 5, name: 'schedulers', href: entryPath(SCHEDULERS_ENTRY), entry: SCHEDULERS_ENTRY },
];

/** The footer's links by group. Compare pages stand under their canonical addresses. */
export const FOOTER_LINKS = Object.fromEntries(
  FOOTER_GROUPS.map((group) => {
    const own = PAGES.flatMap(({ path, name, footer }: Page) => (footer?.[0] === group ? [{ name, href: path, place: footer[1] }] : []));
    return [group, [...own, ...MORE_FOOTER_LINKS.filter((link) => link.group === group)].sort(byPlace)];
  }),
) as unknown as Record<FooterGroup, readonly FooterLink[]>;

/** The languages that the switch leads to: all but the page's own. */
export const otherLocales = (locale: Locale): Locale[] => LOCALES.filter((each) => each !== locale);
