'use client';

import { useCallback, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchEngine } from '@/lib/search/engine';

/** One per language for the life of the page. After a failure the next use tries again. */
const engines = new Map<Locale, Promise<SearchEngine>>();

function engineOf(locale: Locale): Promise<SearchEngine> {
  const known = engines.get(locale);
  if (known) return known;
  // On first use: a visitor who only reads the list loads neither the library nor the index.
  const loading = import('@/lib/search/engine').then(({ loadEngine }) => loadEngine(locale));
  engines.set(locale, loading);
  loading.catch(() => engines.delete(locale));
  return loading;
}

/** The search engine of a language; null until `load` is done. */
export function useEngine(locale: Locale) {
  const [engine, setEngine] = useState<SearchEngine | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    engineOf(locale).then(setEngine, (error) => {
      console.warn('The search index could not be loaded:', error);
      setFailed(true);
    });
  }, [locale]);
  return { engine, failed, load };
}
