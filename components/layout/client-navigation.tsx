'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useTransition } from 'react';

/** A shorter navigation shows no message. */
const PATIENCE_MS = 200;

/** A file. It is not a page of the router. */
const FILE = /\.[^/]*$/;

/** The path, query and fragment that the router can show without loading a document; undefined for any other link. */
function pathInApp(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  // A language is another document: its root element differs.
  if (!link || link.target || link.hreflang || 'reload' in link.dataset || FILE.test(link.pathname)) return;
  return link.pathname + link.search + link.hash;
}

/** Next 16.4 keeps the fragment of the first address and appends the next one: `/pricing#pricing-plan#pricing-plans` does not exist. */
function mendPlace() {
  const last = location.hash.lastIndexOf('#');
  if (last > 0) history.replaceState(null, '', location.hash.slice(last));
}

/** Opens the folded element that contains the target, like a browser does after loading an address. */
function unfoldPlace() {
  if (!location.hash) return;
  const place = document.querySelector(`details:not([open]) #${CSS.escape(location.hash.slice(1))}`);
  place?.closest('details')?.setAttribute('open', '');
  place?.scrollIntoView();
}

/** The header stays when a new page comes, so an open menu would cover it. */
function uncover() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const popover of popovers()) popover.hidePopover?.();
}

const popovers = () => document.querySelectorAll<HTMLElement>('[popover]');

/**
 * Follows links inside the site without loading a document. It listens to the whole document, because static HTML has plain links
 * (docs/decisions/022-static-parts.md). A page is fetched when a pointer or the focus reaches a link to it. Fetching every visible link would
 * load dozens of whole pages that nobody opens.
 */
export function ClientNavigation() {
  const router = useRouter();
  const [pending, startMove] = useTransition();
  // The layout shows a message for this mark.
  useEffect(() => {
    if (!pending) return;
    const { dataset } = document.documentElement;
    const timer = setTimeout(() => {
      dataset.moving = '';
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      delete dataset.moving;
    };
  }, [pending]);
  // After a new page is in the document, and before its parts read the address.
  useLayoutEffect(() => {
    if (pending) return;
    mendPlace();
    unfoldPlace();
  }, [pending]);
  // Before the page is usable, so that no first click loads a document.
  useLayoutEffect(() => {
    const intend = ({ target }: Event) => {
      const path = pathInApp(target);
      if (path) router.prefetch(path);
    };
    // A keyboard user must see the focus.
    const leave = ({ target }: Event) => {
      for (const popover of popovers()) if (!popover.parentElement?.contains(target as Node)) popover.hidePopover?.();
    };
    const follow = (event: MouseEvent) => {
      const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const path = pathInApp(target);
      if (!path) return;
      event.preventDefault();
      uncover();
      startMove(() => router.push(path));
    };
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('pointerover', intend, { signal });
    document.addEventListener('focusin', intend, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('click', follow, { signal });
    addEventListener('popstate', uncover, { signal });
    return () => end.abort();
  }, [router]);
  return null;
}
