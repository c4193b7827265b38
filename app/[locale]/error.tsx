'use client';

import { useProblemWords } from '@/components/layout/problem-words';

const BUTTON = 'inline-flex min-h-12 items-center rounded-button border px-6 font-semibold text-base transition-colors';

/** Shown where a page could not be made and no older copy of it exists. It comes along with every page, so it is made of little. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  const words = useProblemWords();
  return (
    <main className="mx-auto w-full max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] px-gutter pt-top pb-section sm:pt-12">
      <svg viewBox="0 0 600 120" aria-hidden="true" className="w-full max-w-2xl fill-none stroke-[5] stroke-thread">
        <path d="M0 70C80 70 90 20 150 20s60 80 130 80c34 0 44-18 52-34M378 44c10-18 26-28 50-28 60 0 60 62 172 54" strokeLinecap="round" />
      </svg>
      <h1 className="mt-8 max-w-[16ch] hero">{words.title}</h1>
      <p className="mt-6 max-w-[34rem] text-lede text-soft">{words.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => retry()}
          className={`${BUTTON} border-transparent bg-thread text-on-thread hover:bg-thread-strong`}
        >
          {words.retry}
        </button>
        <a href={words.homeHref} data-reload="" className={`${BUTTON} border-ink hover:bg-ink hover:text-paper`}>
          {words.home}
        </a>
      </p>
    </main>
  );
}
