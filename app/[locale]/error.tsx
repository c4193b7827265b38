'use client';

import { useProblemWords } from '@/components/layout/problem-words';

/** Next shows this page when a page fails and no older copy exists. Every page loads this code, so it must stay small. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  const words = useProblemWords();
  return (
    <main className="page-column pt-top pb-section sm:pt-12">
      <svg viewBox="0 0 600 120" aria-hidden="true" className="w-full max-w-2xl fill-none stroke-[5] stroke-thread">
        <path d="M0 70C80 70 90 20 150 20s60 80 130 80c34 0 44-18 52-34M378 44c10-18 26-28 50-28 60 0 60 62 172 54" strokeLinecap="round" />
      </svg>
      <h1 className="mt-8 max-w-[16ch] hero-title">{words.title}</h1>
      <p className="mt-6 max-w-[34rem] lede-text">{words.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={() => retry()} className="btn-base btn-primary">
          {words.retry}
        </button>
        <a href={words.homeHref} data-reload="" className="btn-base btn-secondary">
          {words.home}
        </a>
      </p>
    </main>
  );
}
