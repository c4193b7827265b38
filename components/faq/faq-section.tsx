import { useLocale } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { CutPaper, type SceneName } from '@/components/pictures/cut-paper';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Accordion } from '@/components/ui/accordion';
import { classNames } from '@/components/ui/class-names';
import { OneOpenQuestion } from '@/components/ui/folding-list';
import { Section, SectionTitle } from '@/components/ui/section';
import { StaticPart } from '@/components/ui/static-part';
import styles from '@/components/ui/ui.module.css';
import { faqPage } from '@/lib/head/structured-data/lists';
import { DEFAULT_QUESTIONS, type FaqList } from '@/lib/site/questions';
import { type FaqItem, inText, useFaqItems } from './default-items';
import { inPage, inPageWithBeginning } from './in-page';
import { withEntries } from './with-entries';

type FaqSectionProps = {
  title?: string;
  /** A word or two above the title. */
  label?: string;
  subtitle?: ReactNode;
  /** Stands below the heading where there is room beside the questions. */
  scene?: SceneName;
  /** On a wide screen the questions stand in two columns below their heading: many of them beside it would be a wall. */
  columns?: boolean;
  /** The eight default questions where none are given. */
  items?: readonly FaqItem[];
  /** The list of the items, if editors change it. */
  list?: FaqList;
  /** Shows how each answer begins. */
  beginnings?: boolean;
  tone?: 'sunken';
};

/** Questions and answers beside an optional heading, or below it in two columns. At most one answer is open. */
export function FaqSection({ items, list = items ? undefined : 'essentials', ...look }: FaqSectionProps) {
  const defaults = useFaqItems(DEFAULT_QUESTIONS);
  return <ListedSection list={list} items={items ?? defaults} {...look} />;
}

type SectionProps = Omit<FaqSectionProps, 'items' | 'list'> & { items: readonly FaqItem[] };

async function ListedSection({ list, items, ...look }: SectionProps & { list: FaqList | undefined }) {
  const shown = list ? await withEntries(list, items) : items;
  // Editors may have hidden all of them.
  return shown.length > 0 ? <QuestionsSection items={shown} {...look} /> : null;
}

function QuestionsSection({ title, label, subtitle, scene, columns, items, beginnings, tone }: SectionProps) {
  const headingId = useId();
  const locale = useLocale();
  const half = Math.ceil(items.length / 2);
  const entries = items.map((item) => (beginnings ? inPageWithBeginning(item, locale) : inPage(item)));
  const look = { headingLevel: title ? 3 : 2, onSunken: tone === 'sunken' } as const;
  const questions = (
    <>
      <JsonLd things={[faqPage(items.map(inText))]} />
      {columns ? (
        <OneOpenQuestion className="grid items-start gap-x-16 lg:grid-cols-2">
          {[entries.slice(0, half), entries.slice(half)].map((some) => (
            <Accordion key={some[0]?.id} items={some} {...look} />
          ))}
        </OneOpenQuestion>
      ) : (
        <Accordion items={entries} {...look} />
      )}
    </>
  );
  if (!title) return <Section tone={tone}>{questions}</Section>;
  return (
    <Section tone={tone} labelledBy={headingId}>
      <div className={classNames('grid grid-cols-1 gap-x-16 gap-y-6 sm:gap-y-10', !columns && styles.twoColumns)}>
        <StaticPart>
          {label && (
            <p className="mb-4 flex items-center gap-3 font-semibold text-small text-thread">
              <span aria-hidden="true" className={styles.dash} />
              {label}
            </p>
          )}
          <SectionTitle id={headingId}>{title}</SectionTitle>
          {subtitle && <p className="mt-4 max-w-[30rem] lede-text">{subtitle}</p>}
          {scene && <CutPaper scene={scene} className="mt-9 w-full rounded-card max-lg:hidden" />}
        </StaticPart>
        {questions}
      </div>
    </Section>
  );
}
