'use client';

import { createContext, type ReactNode, use, useId, useState } from 'react';
import { Stagger } from '@/components/motion/stagger';

type AccordionItem = { id: number; question: ReactNode; answer: ReactNode };

type AccordionProps = { items: readonly AccordionItem[]; headingLevel?: 2 | 3 | 4; className?: string };

/** 0 is an id that no question has, so that a list starts closed. */
const NONE = 0;

type Opened = readonly [id: number, open: (id: number) => void];
const SharedOpened = createContext<Opened | null>(null);

/** Lets the lists inside share one open question. The ids of their questions have to differ. */
export function OneOpenQuestion({ children }: { children: ReactNode }) {
  return <SharedOpened value={useState(NONE)}>{children}</SharedOpened>;
}

/** Questions of which at most one is open, in this list or inside OneOpenQuestion among all lists. The answers are always in the HTML; only where scripts run are they folded away. */
export function Accordion({ items, headingLevel = 3, className = '' }: AccordionProps) {
  const own = useState(NONE);
  const [openId, setOpenId] = use(SharedOpened) ?? own;
  const prefix = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Stagger className={`border-hairline border-t ${className}`}>
      {items.map(({ id, question, answer }) => {
        const open = id === openId;
        const panelId = `${prefix}${id}`;
        return (
          <div key={id} className="border-hairline border-b">
            <Heading>
              <button
                type="button"
                aria-expanded={open}
                aria-controls={panelId}
                onClick={() => setOpenId(open ? NONE : id)}
                className="flex w-full items-start justify-between gap-6 py-5 text-start font-display font-semibold text-heading hover:text-thread"
              >
                {question}
                <Sign open={open} />
              </button>
            </Heading>
            {/* Folded by grid rows, so the height needs no measuring; visibility keeps a closed answer's links out of the tab order. */}
            <div
              id={panelId}
              className={`grid grid-rows-[1fr] transition-[grid-template-rows,visibility] duration-300 ease-in-out ${open ? '' : 'scripted:invisible scripted:grid-rows-[0fr]'}`}
            >
              <div className="overflow-hidden">
                <div className="max-w-prose pb-6 text-soft">{answer}</div>
              </div>
            </div>
          </div>
        );
      })}
    </Stagger>
  );
}

function Sign({ open }: { open: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`mt-0.5 hidden size-6 shrink-0 fill-none stroke-2 stroke-thread transition-transform duration-200 scripted:block ${open ? 'rotate-45' : ''}`}
    >
      <path d="M12 5v14M5 12h14" strokeLinecap="round" />
    </svg>
  );
}
