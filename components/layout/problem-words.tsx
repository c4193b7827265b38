'use client';

import { createContext, type ReactNode, useContext } from 'react';

type ProblemWords = { title: string; text: string; retry: string; home: string; homeHref: string };

const Words = createContext<ProblemWords | null>(null);

/** The words of error.tsx, which gets no props. Messages in the browser would add a formatter of 11 KB to every page. */
export function ProblemWordsProvider({ words, children }: { words: ProblemWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useProblemWords(): ProblemWords {
  const words = useContext(Words);
  if (!words) throw new Error('useProblemWords needs a ProblemWordsProvider above it');
  return words;
}
