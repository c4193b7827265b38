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
  /** The path of the not-found page. That page can stand at any address, so its switch leads to the home page. */
  notFoundPath: string;
  className?: string;
  children: ReactNode;
};

/** Links to the open page in another language and stores the choice. It is a plain link, because the document's language changes. */
export function LocaleSwitch({ to, label, notFoundPath, className, children }: LocaleSwitchProps) {
  const own = withoutLocale(usePathname());
  // A keyword exists in only one language. Its list exists in every language.
  const address = parseCollectionPath(own);
  const path = address?.type === 'keyword' ? COLLECTIONS[address.kind].listPath : own;
  return (
    // On the not-found page the browser's path differs from the server's path. The server's link stays.
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
  // The alternate links in the head know the pages whose address differs in the other language.
  const known = document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`);
  // The query and the hash stay. They may hold the state of a calculator or a position on the page.
  link.href = (known ? new URL(known.href).pathname : link.pathname) + location.search + location.hash;
}
