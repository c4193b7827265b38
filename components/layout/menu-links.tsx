'use client';

import { type ReactNode, Suspense } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './layout.module.css';
import { type NavItem, NavLinks, NavList } from './nav-links';

type MenuLinksProps = { label: string; main: readonly NavItem[]; more: readonly NavItem[] /** Leads to the search. */; search: ReactNode };

/** The lists of pages in the sheet. They get plain words as props to keep every page small, because most visitors never open the sheet. */
export function MenuLinks({ label, main, more, search }: MenuLinksProps) {
  const look = {
    items: main,
    className: classNames(styles.menuLink, 'flex items-center py-2 font-bold font-display'),
    itemClass: 'border-hairline border-b',
  };
  return (
    <nav aria-label={label} className="mt-4 flex-1">
      <ul className="border-hairline border-t">
        <Suspense fallback={<NavList {...look} />}>
          <NavLinks {...look} />
        </Suspense>
      </ul>
      <ul className="mt-4 grid grid-cols-2 gap-x-4">
        <NavList items={more} className="top-link" />
        <li>{search}</li>
      </ul>
    </nav>
  );
}
