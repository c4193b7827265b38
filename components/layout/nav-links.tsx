'use client';

import { usePathname } from 'next/navigation';
import { withoutLocale } from '@/lib/i18n/locales';
import styles from './layout.module.css';

/** A page of the navigation: where it stands, its name, and where further pages of that part of the site stand, beside those under the page itself. */
export type NavItem = readonly [href: string, name: string, within?: string | undefined];

type NavLinksProps = { items: readonly NavItem[]; className: string | undefined; itemClass?: string };

/** Links of the navigation, one of which knows that it leads to the open page, or to the part of the site that the open page is in. */
export function NavLinks(props: NavLinksProps) {
  // A page is pre-rendered under its language (/en/pricing) and served without the default one (/pricing).
  return <NavList {...props} path={withoutLocale(usePathname())} />;
}

/** The same while the open page is not known. */
export function NavList({ items, className, itemClass, path }: NavLinksProps & { path?: string }) {
  return items.map(([href, name, within]) => (
    <li key={href} className={itemClass}>
      <a href={href} aria-current={path === undefined ? undefined : currentAt(path, withoutLocale(href), within)} className={className}>
        {name}
      </a>
    </li>
  ));
}

/** Stands before the button of further pages when the open one is among them, or below one of them: layout.module.css marks the button. */
export function AmongThem({ pages }: { pages: readonly string[] }) {
  const path = withoutLocale(usePathname());
  return pages.some((page) => currentAt(path, page, undefined)) ? <span className={styles.amongThem} /> : null;
}

function currentAt(path: string, page: string, within: string | undefined): 'page' | true | undefined {
  if (path === page) return 'page';
  return [page, within].some((place) => place && path.startsWith(`${place}/`)) || undefined;
}
