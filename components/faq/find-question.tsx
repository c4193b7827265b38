'use client';

import { useEffect, useRef, useState } from 'react';
import { type OwnField, SearchField } from '@/components/all/search-field';
import { type CompiledMessage, formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import { stripAccents } from '@/lib/i18n/strip-accents';

type FindQuestionProps = OwnField & {
  /** Of `count`. */
  found: CompiledMessage;
  /** Of `query`. */
  nothing: CompiledMessage;
  locale: Locale;
};

const IGNORE = () => {};

/** A field that hides all questions without the typed words in the question or the answer. */
export function FindQuestion({ found, nothing, locale, ...field }: FindQuestionProps) {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<number>();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const page = place.current?.closest('main');
    if (!page) return;
    const words = stripAccents(query).split(/\s+/).filter(Boolean);
    const left = sift(page, words);
    setCount(words.length ? left : undefined);
  }, [query]);
  const status = count === undefined ? '' : formatMessage(count ? found : nothing, locale, { count, query });
  return (
    <>
      <SearchField {...field} query={query} onQuery={setQuery} onUse={IGNORE} onLeave={IGNORE} />
      <p ref={place} role="status" className="small-note mt-3 min-h-[1lh]">
        {status}
      </p>
    </>
  );
}

/**
 * Hides every question of the page without these words, every group without a question, and its line in the contents. How many questions are
 * left. React keeps other pages in the document, hidden, whose questions are not looked for.
 */
function sift(page: Element, words: readonly string[]): number {
  let left = 0;
  for (const list of page.querySelectorAll<HTMLElement>('[data-questions]')) {
    let here = 0;
    for (const entry of list.children) {
      const text = stripAccents(entry.textContent ?? '');
      const fits = words.every((word) => text.includes(word));
      entry.toggleAttribute('hidden', !fits);
      if (fits) here += 1;
    }
    const group = list.parentElement;
    group?.toggleAttribute('hidden', here === 0);
    const id = group?.querySelector('h2')?.id;
    page.querySelector(`nav a[href="#${id}"]`)?.parentElement?.toggleAttribute('hidden', here === 0);
    left += here;
  }
  return left;
}
