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
  /** The id of the question's heading, so that an address can lead to it. */
  anchor?: string;
  question: ReactNode;
  answer: ReactNode;
  /** The beginning of the answer, shown while the answer is closed. Screen readers skip it, because they read the answer. */
  beginning?: ReactNode;
};

type AccordionProps = { items: readonly AccordionItem[]; headingLevel?: 2 | 3 | 4; onSunken?: boolean; className?: string };

/** At most one question is open in all lists inside. The ids of their questions must differ. */
export function OneOpenQuestion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div {...{ [ONE_OPEN]: '' }} className={className}>
      {children}
    </div>
  );
}

/**
 * A list of questions. At most one question is open in this list, or in all lists inside OneOpenQuestion. The answers are always in the
 * HTML. They are folded only if scripts run.
 */
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

/** Questions whose answers are always open. */
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
