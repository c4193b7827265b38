'use client';

import { usePathname } from 'next/navigation';
import { withoutLocale } from '@/lib/i18n/locales';
import { listPathFor } from '@/lib/routing/collection-addresses';
import styles from './layout.module.css';

export type NavItem = readonly [href: string, name: string];

type NavLinksProps = { items: readonly NavItem[]; className: string | undefined; itemClass?: string };

/** Links of the navigation. The link to the open page, or to the part of the site that contains it, is marked as current. */
export function NavLinks(props: NavLinksProps) {
  // A page is prerendered with its language in the path (/en/pricing). The default language is served without it (/pricing).
  return <NavList {...props} path={withoutLocale(usePathname())} />;
}

/** The same links without the open page's address, as long as it is not known. */
export function NavList({ items, className, itemClass, path }: NavLinksProps & { path?: string }) {
  return items.map(([href, name]) => (
    <li key={href} className={itemClass}>
      <a href={href} aria-current={path === undefined ? undefined : currentAt(path, withoutLocale(href))} className={className}>
        {name}
      </a>
    </li>
  ));
}

/** Renders a mark before the menu's button if the menu contains the open page or a page above it. layout.module.css styles the button. */
export function AmongThem({ pages }: { pages: readonly string[] }) {
  const path = withoutLocale(usePathname());
  return pages.some((page) => currentAt(path, page)) ? <span className={styles.amongThem} /> : null;
}

function currentAt(path: string, page: string): 'page' | true | undefined {
  return path === page ? 'page' : listPathFor(path) === page || undefined;
}
