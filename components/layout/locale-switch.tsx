'use client';

import Cookies from 'js-cookie';
import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, type Locale, localizedPath, withoutLocale } from '@/lib/i18n/locales';
import { parseCollectionPath } from '@/lib/routing/collection-addresses';
import { COLLECTIONS } from '@/lib/site/collections';

type LocaleSwitchProps = {
  to: Locale;
  label: string;
  /** The path of the not-found page, which stands at any address and so leads to the home page instead. */
  notFoundPath: string;
  className?: string;
  children: ReactNode;
};

/** Leads to the open page in another language and remembers the choice. A plain link: the document's language changes with it. */
export function LocaleSwitch({ to, label, notFoundPath, className, children }: LocaleSwitchProps) {
  const own = withoutLocale(usePathname());
  // A keyword is of one language: what surely stands in another is the list.
  const address = parseCollectionPath(own);
  const path = address?.type === 'keyword' ? COLLECTIONS[address.kind].listPath : own;
  return (
    // On the not-found page the browser's path is not the server's; the server's link stands.
    <a
      href={localizedPath(path === notFoundPath ? '/' : path, to)}
      hrefLang={to}
      lang={to}
      aria-label={label}
      onClick={(event) => choose(event, to)}
      className={className}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}

function choose({ currentTarget: link }: MouseEvent<HTMLAnchorElement>, locale: Locale) {
  Cookies.set(LOCALE_COOKIE, locale, { expires: LOCALE_COOKIE_DAYS, sameSite: 'lax', secure: location.protocol === 'https:' });
  // The head knows pages that go by another name there.
  const known = document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`);
  // What the address says beyond the page (a calculator's state, a place on it) goes along.
  link.href = (known ? new URL(known.href).pathname : link.pathname) + location.search + location.hash;
}
