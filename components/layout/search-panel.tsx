'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useEngine } from '@/components/all/use-engine';
import { Icon } from '@/components/ui/icon';
import type { LateWords } from '@/lib/i18n/late-words';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { SHORTEST_QUERY } from '@/lib/search/document';
import styles from './search-panel.module.css';

/** The number of results that fit on most screens. The list of everything has the rest. */
const SHOWN = 7;

export type SearchPanelProps = {
  locale: Locale;
  /** The list of everything, which shows all results. */
  href: string;
  /** The panel's name. */
  label: string;
  words: LateWords['search'];
  /** The text typed before the field appeared. */
  early: RefObject<string | null>;
  onClose: () => void;
};

/** The search above any page: a modal dialog, so the rest is inert, Escape closes it and the focus returns. */
export function SearchPanel({ locale, href, label, words, early, onClose }: SearchPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const { engine, failed, load } = useEngine(locale);
  const query = useDeferredValue(typed.trim());
  const searching = query.length >= SHORTEST_QUERY;
  const found = useMemo(() => (engine && searching ? engine.search(query) : []), [engine, searching, query]);
  useEffect(() => {
    dialog.current?.showModal();
    if (early.current) setTyped(early.current);
    early.current = null;
    load();
  }, [load, early]);
  const close = () => {
    dialog.current?.close();
    // The dialog's own event comes later, and would close a dialog that was opened again.
    onClose();
  };
  const all = `${href}?q=${encodeURIComponent(typed.trim())}`;
  const status = !searching ? '' : failed ? words.failed : !engine ? words.loading : found.length === 0 ? words.nothing : '';
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.searchPanel}
      onClose={onClose}
      onKeyDown={(event) => {
        // In a field with words, Escape only empties it.
        if (event.key === 'Escape') {
          event.preventDefault();
          close();
        } else moveFocus(event);
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target as Element).closest('a[href]')) close();
      }}
    >
      <form
        action={href}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          router.push(all);
        }}
      >
        <input
          name="q"
          type="search"
          aria-label={words.field}
          placeholder={words.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="button" aria-label={words.close} onClick={close}>
          <Icon name="close" className="size-5" />
        </button>
      </form>
      <p role="status">{status}</p>
      {found.length > 0 && (
        <>
          <ol>
            {found.slice(0, SHOWN).map(({ document: { path, title, description, lang } }) => (
              <li key={path}>
                <a href={localizedPath(path, locale)} lang={lang}>
                  <b className="block font-semibold leading-snug">{title}</b>
                  <span>{description}</span>
                </a>
              </li>
            ))}
          </ol>
          <a href={all}>
            {words.all} ({found.length})
          </a>
        </>
      )}
    </dialog>
  );
}

/** The arrow keys move through the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
}
