import { type ReactNode, useId } from 'react';
import { LIVE_PART } from '@/lib/next/static-part';
import { FoldingList } from './folding-list';
import { joined } from './joined';
import { ONE_OPEN } from './one-open';
import { StaticPart } from './static-part';
import styles from './ui.module.css';
import { unbroken } from './unbroken';

type AccordionItem = {
  id: number;
  /** Where an address may lead to this question: its heading's id. */
  anchor?: string;
  question: ReactNode;
  answer: ReactNode;
  /** How the answer begins, shown below the question while it is closed. For the eyes alone: whoever hears the page hears the answer. */
  beginning?: ReactNode;
};

type AccordionProps = { items: readonly AccordionItem[]; headingLevel?: 2 | 3 | 4; onSunken?: boolean; className?: string };

/** Lets the lists inside share one open question. The ids of their questions have to differ. */
export function OneOpenQuestion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div {...{ [ONE_OPEN]: '' }} className={className}>
      {children}
    </div>
  );
}

/** Questions of which at most one is open, in this list or inside OneOpenQuestion among all lists. The answers are always in the HTML; only where scripts run are they folded away. */
export function Accordion({ items, headingLevel = 3, onSunken = false, className }: AccordionProps) {
  const prefix = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <FoldingList
      {...{ [LIVE_PART]: prefix }}
      data-settle="each"
      data-questions=""
      className={joined(styles.questions, onSunken && styles.onSunken, className)}
    >
      {items.map(({ id, anchor, question, answer, beginning }) => (
        <div key={id}>
          <Heading {...(anchor && { id: anchor })}>
            <button type="button" aria-expanded="false" aria-controls={`${prefix}${id}`} className={styles.question}>
              {unbroken(question)}
            </button>
          </Heading>
          {beginning ? (
            <p aria-hidden="true" className={styles.beginning}>
              {unbroken(beginning)}
            </p>
          ) : null}
          <div id={`${prefix}${id}`} className={styles.answer} data-closed="">
            <div>{unbroken(answer)}</div>
          </div>
        </div>
      ))}
    </FoldingList>
  );
}

/** Questions with their answers, which nothing folds. */
export function OpenQuestions({ items }: { items: readonly AccordionItem[] }) {
  return (
    <StaticPart data-settle="each" data-questions="" className={styles.questions}>
      {items.map(({ id, anchor, question, answer }) => (
        <div key={id}>
          <h3 id={anchor} className={styles.question}>
            {unbroken(question)}
          </h3>
          <p className={styles.openAnswer}>{unbroken(answer)}</p>
        </div>
      ))}
    </StaticPart>
  );
}
