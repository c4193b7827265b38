'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { GROUPS, type Group } from '@/lib/search/document';
import { EMPTY_SEARCH } from '@/lib/search/search-state';
import styles from './all.module.css';
import { KindFilter } from './kind-filter';
import { type OwnField, SearchField } from './search-field';
import { SearchResults } from './search-results';
import { SearchStatus, type StatusLabels } from './search-status';
import { useSearch } from './use-search';

type EverythingBrowserProps = {
  locale: Locale;
  field: OwnField;
  labels: StatusLabels & Omit<Messages['all']['search'], 'label' | 'clear' | 'nothingTitle' | keyof StatusLabels>;
  names: Record<Group, string>;
  /** The number of items of each group. */
  counts: Record<Group, number>;
  /** The link to the list for visitors without scripts. */
  contents: ReactNode;
  /** Shown if nothing was found. */
  nothing: ReactNode;
  /** The whole list. Each group is an element with its name. */
  children: ReactNode;
};

/** The list of everything with its search and its filter. The server makes the list, so it shows even if the search fails. */
export function EverythingBrowser({ locale, field, labels, names, counts, contents, nothing, children }: EverythingBrowserProps) {
  const search = useSearch(locale, counts);
  const { state, change, found, query } = search;
  return (
    <>
      <SearchField
        {...field}
        query={state.query}
        onQuery={(text) => change({ ...state, query: text })}
        onUse={search.load}
        onLeave={search.flush}
      />
      <div className={classNames(styles.browser, 'mt-8 grid gap-x-16 gap-y-6 lg:mt-14')}>
        <KindFilter
          labels={labels}
          names={names}
          counts={search.counts}
          chosen={state.group}
          onChoose={(group) => change({ ...state, group })}
        />
        {contents}
        <div>
          <SearchStatus labels={labels} locale={locale} search={search} />
          {found && found.length > 0 ? <SearchResults key={query} labels={labels} found={found} locale={locale} names={names} /> : null}
          {found?.length === 0 ? (
            <>
              {nothing}
              <div className="mt-6 flex flex-wrap gap-3">
                {/* Where the matches are, in the order of the list. */}
                {GROUPS.filter((group) => search.elsewhere && search.counts[group] > 0).map((group) => (
                  <Button key={group} variant="secondary" onClick={() => change({ ...state, group })}>
                    {names[group]} ({search.counts[group]})
                  </Button>
                ))}
                <Button variant="secondary" onClick={() => change(search.elsewhere ? { ...state, group: null } : EMPTY_SEARCH)}>
                  {search.elsewhere ? labels.allKinds : labels.showAll}
                </Button>
              </div>
            </>
          ) : null}
          <div hidden={found !== null} data-only={state.group} className={found ? '' : `${styles.kinds} flex flex-col`}>
            {children}
          </div>
        </div>
      </div>
    </>
  );
}
