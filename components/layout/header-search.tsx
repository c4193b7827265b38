'use client';

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type LateWords, loadLateWords } from '@/lib/i18n/late-words';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchPanelProps } from './search-panel';

const OpenSearch = createContext<() => void>(() => {});

/** A link to the list of everything that opens the search instead, inside HeaderSearch. */
export function SearchLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const open = use(OpenSearch);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A menu around the link closes first and returns the focus to its button.
    setTimeout(open);
  };
  return <a href={href} {...rest} onClick={follow} />;
}

type HeaderSearchProps = { locale: Locale; href: string; label: string; children: ReactNode };

/** Whether a visitor types a text in this element. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

const asksForSearch = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) || (key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting(target));

/** The content of a field after a key; undefined if the key types nothing. */
function withKey(typed: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return;
  if (key === 'Backspace') return typed.slice(0, -1);
  return key.length === 1 ? typed + key : undefined;
}

/**
 * Opens the search by the links inside, by `/` and by Ctrl K. Its panel loads on first use. If the page has the search itself, its field
 * gets the focus. Without scripts, or if the panel does not load, the links lead to the list of everything.
 */
export function HeaderSearch({ locale, href, label, children }: HeaderSearchProps) {
  const [panel, setPanel] = useState<{ Panel: ComponentType<SearchPanelProps>; words: LateWords['search'] } | null>(null);
  const [open, setOpen] = useState(false);
  /** The text typed between the opening key and the appearance of the field; null at other times. */
  const early = useRef<string | null>(null);
  const start = () => {
    // React keeps the previous page in the document, hidden, and another page may have a different search field.
    const fields = document.querySelectorAll<HTMLElement>(`main form[action="${href}"] input`);
    const own = [...fields].find((field) => field.checkVisibility());
    if (own) return own.focus();
    early.current = '';
    setOpen(true);
    Promise.all([import('./search-panel'), loadLateWords(locale)]).then(
      ([{ SearchPanel: Panel }, { search: words }]) => setPanel({ Panel, words }),
      () => {
        // The browser may restore this page later.
        early.current = null;
        setOpen(false);
        location.assign(href);
      },
    );
  };
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (early.current !== null) {
      if (event.key === 'Escape') {
        early.current = null;
        return setOpen(false);
      }
      const typed = withKey(early.current, event);
      if (typed === undefined) return;
      early.current = typed;
      return event.preventDefault();
    }
    if (!asksForSearch(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    start();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => answer(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <OpenSearch value={start}>
      {children}
      {open && panel && (
        <panel.Panel locale={locale} href={href} label={label} words={panel.words} early={early} onClose={() => setOpen(false)} />
      )}
    </OpenSearch>
  );
}
