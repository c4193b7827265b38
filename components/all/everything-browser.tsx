'use client';

import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import { NO_WISH } from '@/lib/search/address';
import { GROUPS, type Group } from '@/lib/search/document';
import { KindFilter } from './kind-filter';
import { SearchField, type SearchFieldProps } from './search-field';
import { SearchResults } from './search-results';
import { SearchStatus, type StatusLabels } from './search-status';
import { useEngine } from './use-engine';
import { useWish } from './use-wish';

type Labels = StatusLabels & {
  kinds: string;
  everything: string;
  results: string;
  inText: string;
  more: string;
  allKinds: string;
  showAll: string;
};

type EverythingBrowserProps = {
  locale: Locale;
  field: Pick<SearchFieldProps, 'label' | 'clearLabel' | 'searchIcon' | 'clearIcon' | 'action'>;
  labels: Labels;
  names: Record<Group, string>;
  /** How much there is of each group. */
  counts: Record<Group, number>;
  /** The way into the list where scripts do not run. */
  contents: ReactNode;
  /** Shown where nothing was found. */
  nothing: ReactNode;
  /** The whole list, each group an element that says its name. */
  children: ReactNode;
};

const ONLY: Record<Group, string> = {
  pages: '[&>:not([data-name=pages])]:hidden',
  blog: '[&>:not([data-name=blog])]:hidden',
  resource: '[&>:not([data-name=resource])]:hidden',
  compare: '[&>:not([data-name=compare])]:hidden',
};

/** The list of everything with its search and its filter. The list itself comes from the server and stands whatever happens here. */
export function EverythingBrowser({ locale, field, labels, names, counts, contents, nothing, children }: EverythingBrowserProps) {
  const { wish, change, flush } = useWish();
  const { engine, failed, load } = useEngine(locale);
  const query = useDeferredValue(wish.query.trim());
  const searching = wish.query.trim() !== '';
  const found = useMemo(() => (engine && query !== '' ? engine.search(query) : null), [engine, query]);
  const shown = searching ? (found?.filter(({ document }) => wish.group === null || document.group === wish.group) ?? null) : null;
  useEffect(() => {
    if (searching) load();
  }, [searching, load]);
  const elsewhere = found !== null && found.length > 0;
  const foundCounts = shown && found ? countByGroup(found.map(({ document }) => document.group)) : counts;
  return (
    <>
      <SearchField {...field} query={wish.query} onQuery={(text) => change({ ...wish, query: text })} onUse={load} onLeave={flush} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 lg:mt-14 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
        <KindFilter
          label={labels.kinds}
          everything={labels.everything}
          names={names}
          counts={foundCounts}
          chosen={wish.group}
          onChoose={(group) => change({ ...wish, group })}
        />
        {contents}
        <div>
          <SearchStatus
            labels={labels}
            locale={locale}
            query={query}
            found={shown?.length ?? null}
            waiting={searching}
            failed={failed}
            onRetry={load}
          />
          {shown && shown.length > 0 ? (
            <SearchResults
              key={query}
              title={labels.results}
              found={shown}
              locale={locale}
              names={names}
              inText={labels.inText}
              more={labels.more}
            />
          ) : null}
          {shown?.length === 0 ? (
            <>
              {nothing}
              <Button variant="secondary" className="mt-6" onClick={() => change(elsewhere ? { ...wish, group: null } : NO_WISH)}>
                {elsewhere ? labels.allKinds : labels.showAll}
              </Button>
            </>
          ) : null}
          <div hidden={shown !== null} className={`flex flex-col gap-14 lg:gap-20 ${wish.group ? ONLY[wish.group] : ''}`}>
            {children}
          </div>
        </div>
      </div>
    </>
  );
}

function countByGroup(groups: Group[]): Record<Group, number> {
  return Object.fromEntries(GROUPS.map((group) => [group, groups.filter((each) => each === group).length])) as Record<Group, number>;
}
