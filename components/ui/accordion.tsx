import { classNames } from './class-names';
import { type FoldedQuestion, FoldingList } from './folding-list';
import { StaticPart } from './static-part';
import styles from './ui.module.css';
import { unbroken } from './unbroken';

type AccordionProps = { items: readonly FoldedQuestion[]; headingLevel?: 2 | 3; onSunken?: boolean };

/** At most one question is open, here or in all lists inside OneOpenQuestion. The answers are folded only if scripts run. */
export function Accordion({ items, headingLevel = 3, onSunken = false }: AccordionProps) {
  return (
    <FoldingList
      items={items.map(({ id, anchor, question, answer, beginning }) => ({
        id,
        ...(anchor && { anchor }),
        question: unbroken(question),
        answer: <StaticPart>{unbroken(answer)}</StaticPart>,
        ...(beginning && { beginning: unbroken(beginning) }),
      }))}
      headingLevel={headingLevel}
      className={classNames(styles.questions, onSunken && styles.onSunken)}
    />
  );
}

type OpenQuestion = FoldedQuestion & {
  /** The answer has paragraphs of its own. */
  inBlocks: boolean;
};

/** Questions with their answers, which nothing folds. */
export function OpenQuestions({ items }: { items: readonly OpenQuestion[] }) {
  return (
    <StaticPart data-settle="each" data-questions="" className={styles.questions}>
      {items.map(({ id, anchor, question, answer, inBlocks }) => (
        <div key={id}>
          <h3 id={anchor} className={styles.question}>
            {unbroken(question)}
          </h3>
          {inBlocks ? <div data-answer="whole">{answer}</div> : <p data-answer="whole">{unbroken(answer)}</p>}
        </div>
      ))}
    </StaticPart>
  );
}
