'use client';

import { createContext, type ReactNode, useContext } from 'react';

const Words = createContext({ title: '', text: '', retry: '', home: '', homeHref: '' });

type ProblemWordsProviderProps = { words: ReturnType<typeof useProblemWords>; children: ReactNode };

/** The words of error.tsx, which gets no props. Messages in the browser would add a formatter of 11 KB to every page. */
export function ProblemWordsProvider({ words, children }: ProblemWordsProviderProps) {
  return <Words value={words}>{children}</Words>;
}

export const useProblemWords = () => useContext(Words);
