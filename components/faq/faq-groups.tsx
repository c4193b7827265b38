import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CutPaper, type SceneName } from '@/components/pictures/cut-paper';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Accordion, OpenQuestions } from '@/components/ui/accordion';
import { LinkedHeading } from '@/components/ui/linked-heading';
import { OnThisPage } from '@/components/ui/on-this-page';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { faqPage } from '@/lib/head/structured-data/lists';
import { SITE } from '@/lib/site/identity';
import { FAQ_GROUPS, type FaqGroup, type FaqQuestion, questionAnchor } from '@/lib/site/questions';
import { type FaqItem, inText, useFaqItems } from './default-items';
import styles from './faq.module.css';
import { inPage, inPageWithBeginning } from './in-page';
import { withEntries } from './with-entries';

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

type Questions = { id: FaqGroup['id']; items: readonly FaqItem[] };

const ALL: readonly FaqQuestion[] = FAQ_GROUPS.flatMap(({ questions }) => [...questions]);

/** All questions in their groups, beside a list of the groups, in the first columns of the page's grid. */
export function FaqGroups() {
  const items = useFaqItems(ALL).map((item, index) => ({ ...item, anchor: questionAnchor(ALL[index] as FaqQuestion) }));
  return <GroupsWithEntries own={FAQ_GROUPS.map(({ id, questions }) => ({ id, items: items.splice(0, questions.length) }))} />;
}

async function GroupsWithEntries({ own }: { own: readonly Questions[] }) {
  const t = await getTranslations('faq');
  const all = await Promise.all(own.map(async ({ id, items }) => ({ id, items: await withEntries(id, items) })));
  // Editors may have hidden all questions of a group.
  const groups = all.filter(({ items }) => items.length > 0);
  const [first, ...short] = groups;
  const half = Math.ceil(short.length / 2);
  return (
    <StaticPart className={`${styles.questionsGrid} grid gap-y-10 lg:col-span-2 print:block`}>
      <JsonLd things={[faqPage(groups.flatMap(({ items }) => items.map(inText)))]} />
      <div className={styles.faqMargin}>
        <OnThisPage chapters={groups.map(({ id }) => ({ id, title: t(`groups.${id}`) }))} follows />
        {/* Beside the questions of a wide screen, where the closing call is far. */}
        <p className="small-note mt-6 hidden lg:block">
          {t('more.title')}{' '}
          <SmartLink href={`mailto:${SITE.mail.support}`} className="block w-fit py-1.5 font-semibold text-ink underline hover:text-thread">
            {t('more.write')}
          </SmartLink>
        </p>
      </div>
      <div className={styles.faqGroups}>
        {first && <Group group={first} />}
        {[short.slice(0, half), short.slice(half)].map((column) => (
          <StaticPart key={column[0]?.id} className={styles.faqColumn}>
            {column.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </StaticPart>
        ))}
      </div>
    </StaticPart>
  );
}

function Group({ group: { id, items } }: { group: Questions }) {
  const t = useTranslations('faq');
  const locale = useLocale();
  return (
    <div className={styles.faqGroup}>
      <CutPaper scene={SCENES[id]} />
      <LinkedHeading id={id}>{t(`groups.${id}`)}</LinkedHeading>
      {/* The eight that other pages show, too, are folded here as well. The others stand open. */}
      {id === 'essentials' ? (
        <Accordion items={items.map((item) => inPageWithBeginning(item, locale))} />
      ) : (
        <OpenQuestions items={items.map(inPage)} />
      )}
    </div>
  );
}
