'use client';

import { Button } from '@/components/ui/button';
import { type CompiledMessage, formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { useSearch } from './use-search';

export type StatusLabels = {
  /** Of `count` and `query`. */
  found: CompiledMessage;
  /** Of `query`. */
  nothing: CompiledMessage;
  loading: string;
  failed: string;
  retry: string;
};

type SearchStatusProps = { labels: StatusLabels; locale: Locale; search: ReturnType<typeof useSearch> };

export function SearchStatus({ labels, locale, search }: SearchStatusProps) {
  return (
    <div className={search.searching ? `flex flex-wrap items-center gap-x-6 gap-y-3 ${search.found ? 'mb-4' : 'mb-10'}` : ''}>
      <p role="status" className="small-note text-pretty">
        {search.searching ? wordsFor(labels, locale, search) : ''}
      </p>
      {search.searching && search.failed ? (
        <Button variant="secondary" size="small" onClick={search.load}>
          {labels.retry}
        </Button>
      ) : null}
    </div>
  );
}

function wordsFor(labels: StatusLabels, locale: Locale, { failed, found, query }: SearchStatusProps['search']): string {
  if (failed) return labels.failed;
  if (found === null) return labels.loading;
  return formatMessage(found.length === 0 ? labels.nothing : labels.found, locale, { count: found.length, query });
}
