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
    <Stagger className={`questions ${className}`.trim()}>
      {items.map(({ id, question, answer }) => {
        const open = id === openId;
        const panelId = `${prefix}${id}`;
        return (
          <div key={id}>
            <Heading>
              <button
                type="button"
                aria-expanded={open}
                aria-controls={panelId}
                onClick={() => setOpenId(open ? NONE : id)}
                className="question"
              >
                {question}
              </button>
            </Heading>
            <div id={panelId} className="answer" data-closed={open ? undefined : ''}>
              <div>
                <div>{answer}</div>
              </div>
            </div>
          </div>
        );
      })}
    </Stagger>
  );
}
