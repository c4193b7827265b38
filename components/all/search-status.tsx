'use client';

import { Button } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';

export type StatusLabels = {
  /** By plural category, with `{count}` and `{query}` to fill in. */
  found: { one: string; other: string };
  nothing: string;
  loading: string;
  failed: string;
  retry: string;
};

type SearchStatusProps = {
  labels: StatusLabels;
  locale: Locale;
  query: string;
  /** How many were found; null before the search could answer. */
  found: number | null;
  /** Something is looked for. */
  waiting: boolean;
  failed: boolean;
  onRetry: () => void;
};

/** Says how the search stands, to eyes and, once they have fallen silent, to screen readers. */
export function SearchStatus({ labels, locale, query, found, waiting, failed, onRetry }: SearchStatusProps) {
  const words = wordsFor({ labels, locale, query, found, waiting, failed });
  return (
    <div className={waiting ? 'mb-4 flex flex-wrap items-center gap-x-6 gap-y-3' : ''}>
      <p role="status" className="text-pretty text-small text-soft">
        {words}
      </p>
      {waiting && failed ? (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      ) : null}
    </div>
  );
}

function wordsFor({ labels, locale, query, found, waiting, failed }: Omit<SearchStatusProps, 'onRetry'>): string {
  if (!waiting) return '';
  if (failed) return labels.failed;
  if (found === null) return labels.loading;
  if (found === 0) return labels.nothing.replace('{query}', () => query);
  const form = new Intl.PluralRules(locale).select(found) === 'one' ? labels.found.one : labels.found.other;
  return form.replace('{count}', found.toLocaleString(locale)).replace('{query}', () => query);
}
