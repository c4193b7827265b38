import { useLocale, useTranslations } from 'next-intl';
import { CutPaper, type SceneName } from '@/components/pictures/cut-paper';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Accordion, OpenQuestions } from '@/components/ui/accordion';
import { classNames } from '@/components/ui/class-names';
import { LinkedHeading } from '@/components/ui/linked-heading';
import { OnThisPage } from '@/components/ui/on-this-page';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { faqPage } from '@/lib/head/structured-data/lists';
import { beginningOf } from '@/lib/i18n/first-sentence';
import { SITE } from '@/lib/site/identity';
import { inPage, inText, useFaqItems } from './default-items';
import styles from './faq.module.css';
import { DEFAULT_QUESTIONS, FAQ_GROUPS, type FaqGroup, type FaqQuestion, questionAnchor } from './questions';

/** A sign for each group, before its name: what was said, the board to think at, the shop of a client, the coffee while others work, the ticket, the keys, the voice. */
const SCENES: Record<FaqGroup['id'], SceneName> = {
  essentials: 'bubbles',
  ai: 'board',
  teams: 'shop',
  managed: 'cup',
  billing: 'ticket',
  privacy: 'keys',
  affiliates: 'microphone',
};

const [essentials, ...short] = FAQ_GROUPS;
const half = Math.ceil(short.length / 2);

/** All questions in their groups, beside a list of the groups, in the first columns of the page's grid. */
export function FaqGroups() {
  const t = useTranslations('faq');
  const questions = useFaqItems(FAQ_GROUPS.flatMap((group): FaqQuestion[] => [...group.questions]));
  return (
    <StaticPart className={classNames(styles.questionsGrid, 'grid gap-y-10 lg:col-span-2')}>
      <JsonLd things={[faqPage(questions.map(inText))]} />
      <div className={styles.faqMargin}>
        <OnThisPage chapters={FAQ_GROUPS.map(({ id }) => ({ id, title: t(`groups.${id}`) }))} follows />
        {/* Beside the questions of a wide screen, where the closing call is far. */}
        <p>
          {t('more.title')} <SmartLink href={`mailto:${SITE.mail.support}`}>{t('more.write')}</SmartLink>
        </p>
      </div>
      <div className={styles.faqGroups}>
        <Group group={essentials} />
        {[short.slice(0, half), short.slice(half)].map((column) => (
          <div key={column[0]?.id} className={styles.faqColumn}>
            {column.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </div>
        ))}
      </div>
    </StaticPart>
  );
}

function Group({ group: { id, questions } }: { group: FaqGroup }) {
  const t = useTranslations('faq');
  const locale = useLocale();
  const items = useFaqItems(questions).map((item, order) => ({ ...item, anchor: questionAnchor(questions[order] as FaqQuestion) }));
  return (
    <div className={styles.faqGroup}>
      <CutPaper scene={SCENES[id]} />
      <LinkedHeading id={id}>{t(`groups.${id}`)}</LinkedHeading>
      {/* The eight that other pages show, too, are folded here as well. The others stand open. */}
      {questions === DEFAULT_QUESTIONS ? (
        <Accordion
          items={items.map((item) => ({ ...item, answer: inPage(item), beginning: inPage(item, (answer) => beginningOf(answer, locale)) }))}
        />
      ) : (
        <OpenQuestions items={items.map((item) => ({ id: item.id, anchor: item.anchor, question: item.question, answer: inPage(item) }))} />
      )}
    </div>
  );
}
