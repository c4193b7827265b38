'use client';

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
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
    // A menu that the link stands in closes first, and gives the focus back to its button.
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

/** What stands in a field after a key; undefined where the key writes nothing. */
function withKey(typed: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return;
  if (key === 'Backspace') return typed.slice(0, -1);
  return key.length === 1 ? typed + key : undefined;
}

/**
 * Opens the search by the links inside, by `/` and by Ctrl K; its panel comes with the first use. Where a page has the search itself, that
 * takes the focus. Without scripts, and where the panel does not come, the links lead to the list of everything.
 */
export function HeaderSearch({ locale, href, label, children }: HeaderSearchProps) {
  const [panel, setPanel] = useState<{ Panel: ComponentType<SearchPanelProps>; words: LateWords['search'] } | null>(null);
  const [open, setOpen] = useState(false);
  /** What is typed from the key that opens the search until its field is there to take it; null while nothing is on its way. */
  const early = useRef<string | null>(null);
  const takeEarly = useCallback(() => {
    const typed = early.current ?? '';
    early.current = null;
    return typed;
  }, []);
  const start = () => {
    // React keeps the page before in the document, hidden, and another page may have a field of its own for something else.
    const fields = document.querySelectorAll<HTMLElement>(`main form[action="${href}"] input`);
    const own = [...fields].find((field) => field.checkVisibility());
    if (own) return own.focus();
    early.current = '';
    setOpen(true);
    Promise.all([import('./search-panel'), loadLateWords(locale)]).then(
      ([{ SearchPanel: Panel }, { search: words }]) => setPanel({ Panel, words }),
      () => {
        // The browser may keep this page as it is, and come back to it.
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
        <panel.Panel locale={locale} href={href} label={label} words={panel.words} takeEarly={takeEarly} onClose={() => setOpen(false)} />
      )}
    </OpenSearch>
  );
}
