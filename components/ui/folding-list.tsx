'use client';

import { createContext, type ReactNode, use, useEffect, useEffectEvent, useId, useState } from 'react';
import styles from './ui.module.css';

export type FoldedQuestion = {
  id: number | string;
  /** Where an address may lead to this question: its heading's id. */
  anchor?: string | undefined;
  question: ReactNode;
  answer: ReactNode;
  /** Shown below a closed question on a page with shown-answers.module.css. A screen reader reads the answer instead. */
  beginning?: ReactNode;
};

type Open = readonly [id: string | undefined, open: (id: string | undefined) => void];

const OneOpen = createContext<Open | undefined>(undefined);

/** Lets the lists inside share one open question. */
export function OneOpenQuestion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <OneOpen value={useState<string>()}>
      <div className={className}>{children}</div>
    </OneOpen>
  );
}

type FoldingListProps = { items: readonly FoldedQuestion[]; headingLevel: 2 | 3; className: string };

/** Opens and closes answers. Where a question has an anchor, an open answer stands in the address, and such an address opens its answer. */
export function FoldingList({ items, headingLevel, className }: FoldingListProps) {
  const prefix = useId();
  const own = useState<string>();
  const [open, setOpen] = use(OneOpen) ?? own;
  const Heading = `h${headingLevel}` as const;
  const openLinked = useEffectEvent(() => {
    // As it stands: ids here need no coding, and an address that somebody cut or mistyped may be no code at all.
    const linked = items.find(({ anchor }) => anchor && location.hash === `#${anchor}`);
    if (linked) setOpen(prefix + linked.id);
  });
  useEffect(() => {
    const follow = () => openLinked();
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const toggle = (id: string, anchor: string | undefined) => {
    const opens = id !== open;
    setOpen(opens ? id : undefined);
    // Replaced and not added: the way back leads to the page before, not through every answer that was read.
    if (anchor) history.replaceState(null, '', opens ? `#${anchor}` : location.pathname + location.search);
  };
  return (
    <div data-settle="each" data-questions="" className={className}>
      {items.map(({ id: place, anchor, question, answer, beginning }) => {
        const id = prefix + place;
        return (
          <div key={id}>
            <Heading id={anchor}>
              <button
                type="button"
                aria-expanded={id === open}
                aria-controls={id}
                onClick={() => toggle(id, anchor)}
                className={styles.question}
              >
                {question}
              </button>
            </Heading>
            {beginning ? (
              <p aria-hidden="true" data-answer="beginning" className="hidden">
                {beginning}
              </p>
            ) : null}
            <div id={id} className={styles.answer} data-closed={id === open ? undefined : ''}>
              {answer}
            </div>
          </div>
        );
      })}
    </div>
  );
}
