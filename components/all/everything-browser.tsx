'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { type CompiledMessage, formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { GROUPS, type Group } from '@/lib/search/document';
import { EMPTY_SEARCH } from '@/lib/search/search-state';
import styles from './all.module.css';
import { type OwnField, SearchField } from './search-field';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';

type Labels = Omit<Messages['all']['search'], 'label' | 'clear' | 'nothingTitle' | 'found' | 'nothing'> & {
  /** Of `count` and `query`. */
  found: CompiledMessage;
  /** Of `query`. */
  nothing: CompiledMessage;
};

type EverythingBrowserProps = {
  locale: Locale;
  field: OwnField;
  labels: Labels;
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
        <KindFilter labels={labels} names={names} search={search} />
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

type Search = ReturnType<typeof useSearch>;
type KindFilterProps = { labels: Labels; names: Record<Group, string>; search: Search };

/** One kind, or everything: a row of choices on a phone, a column beside the list on a wide screen. */
function KindFilter({ labels, names, search: { state, counts, change } }: KindFilterProps) {
  const all = GROUPS.reduce((sum, group) => sum + counts[group], 0);
  return (
    <fieldset className={classNames(styles.filter, 'sticky min-w-0 z-10 hidden self-start bg-paper scripted:block')}>
      <legend className="small-note max-lg:sr-only">{labels.kinds}</legend>
      <div className={classNames(styles.choices, 'relative flex')}>
        {[null, ...GROUPS].map((group) => (
          <label key={group ?? 'all'} className={styles.kindChoice}>
            <input
              type="radio"
              name="kind"
              checked={state.group === group}
              onChange={() => change({ ...state, group })}
              className="sr-only"
            />
            <span>{group === null ? labels.everything : names[group]}</span>
            <span className="font-normal tabular-nums">{group === null ? all : counts[group]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SearchStatus({ labels, locale, search }: { labels: Labels; locale: Locale; search: Search }) {
  const { searching, failed, found, query, load } = search;
  const results = () => formatMessage(found?.length ? labels.found : labels.nothing, locale, { count: found?.length ?? 0, query });
  return (
    <div className={searching ? `flex flex-wrap items-center gap-x-6 gap-y-3 ${found ? 'mb-4' : 'mb-10'}` : ''}>
      <p role="status" className="small-note text-pretty">
        {!searching ? '' : failed ? labels.failed : found === null ? labels.loading : results()}
      </p>
      {searching && failed ? (
        <Button variant="secondary" size="small" onClick={load}>
          {labels.retry}
        </Button>
      ) : null}
    </div>
  );
}
