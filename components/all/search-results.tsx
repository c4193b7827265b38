'use client';

import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import type { Group } from '@/lib/search/document';
import type { Found } from '@/lib/search/engine';
import { markWords, type Piece } from '@/lib/search/mark-words';
import styles from './all.module.css';

/** Maximum number of results at once: a short word finds thousands. */
const SHOWN = 50;

type Labels = { results: string; inKeywords: string; inText: string; more: string };
type SearchResultsProps = { labels: Labels; found: Found[]; locale: Locale; names: Record<Group, string> };

/** The results, best first, with the matching words marked. */
export function SearchResults({ labels, found, locale, names }: SearchResultsProps) {
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <h2 className="sr-only">{labels.results}</h2>
      <ol>
        {found.slice(0, shown).map(({ document, marks, inKeywords, inText }) => (
          <li key={document.path} className="relative border-hairline border-b py-5">
            <p className="small-note">{names[document.group]}</p>
            <div lang={document.lang}>
              <h3 className="mt-1 text-pretty break-words font-bold font-display text-[1.1875rem] leading-snug tracking-[-0.015em]">
                <a href={localizedPath(document.path, locale)} className={classNames(styles.link, 'hover:text-thread')}>
                  <Marked pieces={markWords(document.title, marks)} />
                </a>
              </h3>
              <p className="mt-1 line-clamp-3 max-w-[42rem] text-pretty text-base text-soft">
                <Marked pieces={markWords(document.description, marks)} />
              </p>
            </div>
            {(
              [
                [labels.inKeywords, inKeywords],
                [labels.inText, inText],
              ] as const
            ).map(([label, words]) =>
              words.length > 0 ? (
                <p key={label} className="small-note mt-2">
                  {label} <Marked pieces={markWords(words.join(', '), marks)} />
                </p>
              ) : null,
            )}
          </li>
        ))}
      </ol>
      {found.length > shown ? (
        <button
          type="button"
          onClick={() => setShown(shown + SHOWN)}
          className="mt-6 min-h-11 font-semibold text-thread hover:text-thread-strong"
        >
          {labels.more}
        </button>
      ) : null}
    </>
  );
}

function Marked({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, marked }, place) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their place
      <mark key={place} className={classNames(styles.hit, 'text-ink')}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
