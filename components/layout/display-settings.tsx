'use client';

import { useState } from 'react';
import { type LateWords, loadLateWords } from '@/lib/i18n/late-words';
import type { Locale } from '@/lib/i18n/locales';
import { PreferenceChoice } from './preference-choice';

type DisplaySettingsProps = { locale: Locale; summary: string };

/** The page's text direction, folded. Few visitors need it, so its words load when it is first opened. It needs scripts. */
export function DisplaySettings({ locale, summary }: DisplaySettingsProps) {
  const [words, setWords] = useState<LateWords['direction']>();
  const load = (details: HTMLDetailsElement) => {
    if (!details.open || words) return;
    loadLateWords(locale).then(
      ({ direction }) => setWords(direction),
      // If the words do not load, the element closes. The next press tries again.
      () => details.removeAttribute('open'),
    );
  };
  return (
    <details onToggle={({ currentTarget }) => load(currentTarget)} className="hidden open:basis-full scripted:block">
      <summary className="small-note flex min-h-11 cursor-pointer items-center hover:text-thread">{summary}</summary>
      {words && (
        <div className="flex flex-wrap items-center gap-x-10 gap-y-4 pt-3">
          <p className="small-note max-w-prose text-pretty">{words.about}</p>
          <PreferenceChoice
            name="direction"
            label={words.label}
            options={(['ltr', 'rtl'] as const).map((value) => ({ value, label: value.toUpperCase(), meaning: words.options[value] }))}
          />
        </div>
      )}
    </details>
  );
}
