'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** The page's words for its search field. */
export type OwnField = {
  label: string;
  clearLabel: string;
  searchIcon: ReactNode;
  clearIcon: ReactNode;
  /** The page's own address. Before its scripts load, the form requests it with the query. */
  action: string;
};

type SearchFieldProps = OwnField & {
  query: string;
  onQuery: (query: string) => void;
  onUse: () => void;
  onLeave: () => void;
};

/** The search field. Escape empties it. It does not show without scripts. */
export function SearchField({ label, clearLabel, searchIcon, clearIcon, action, query, onQuery, onUse, onLeave }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isTakenOver = useRef(false);
  // The field may have a text already, typed before the scripts loaded or kept by the browser during a reload.
  useEffect(() => {
    if (isTakenOver.current) return;
    isTakenOver.current = true;
    const early = field.current?.value ?? '';
    if (early !== query) onQuery(early);
    if (document.activeElement === field.current) onUse();
  }, [query, onQuery, onUse]);
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return;
    event.preventDefault();
    onQuery('');
  };
  return (
    <search className="hidden scripted:block">
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          onLeave();
        }}
        className="relative max-w-[44rem]"
      >
        <label htmlFor="q" className="sr-only">
          {label}
        </label>
        <span className="pointer-events-none absolute inset-y-0 start-5 flex items-center text-soft">{searchIcon}</span>
        <input
          ref={field}
          id="q"
          name="q"
          type="search"
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onFocus={onUse}
          onBlur={onLeave}
          onKeyDown={clearOnEscape}
          className="min-h-14 w-full rounded-button border border-ink bg-raised ps-13 pe-14 text-base text-ink placeholder:text-soft [&::-webkit-search-cancel-button]:hidden"
        />
        {query === '' ? null : (
          <button
            type="button"
            aria-label={clearLabel}
            onClick={(event) => {
              onQuery('');
              event.currentTarget.form?.querySelector('input')?.focus();
            }}
            className="end-1.5 absolute inset-y-0 my-auto flex size-11 items-center justify-center rounded-button text-soft hover:text-thread"
          >
            {clearIcon}
          </button>
        )}
      </form>
    </search>
  );
}
