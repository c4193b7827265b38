'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { withoutLocale } from '@/lib/i18n/locales';

type NavLinkProps = {
  href: string;
  /** Where further pages of this part of the site stand, beside those under the page itself. */
  within?: string;
  className?: string;
  children: ReactNode;
};

/** A link of the navigation that knows whether it leads to the open page, or to the part of the site that the open page is in. */
export function NavLink({ href, within, className, children }: NavLinkProps) {
  // A page is pre-rendered under its language (/en/pricing) and served without the default one (/pricing).
  const path = withoutLocale(usePathname());
  const page = withoutLocale(href);
  const inside = [page, within].some((place) => place && path.startsWith(`${place}/`));
  const current = path === page ? 'page' : inside || undefined;
  return (
    <a href={href} aria-current={current} className={className}>
      {children}
    </a>
  );
}
