import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { OnThisPage } from '@/components/ui/on-this-page';
import { Prose } from '@/components/ui/prose';
import { StaticPart } from '@/components/ui/static-part';
import { FIRST_PUBLISHED, LAST_UPDATED, type LegalNamespace } from '@/lib/site/legal';
import { PAGES } from '@/lib/site/pages';
import { LegalText, type LegalValues, useChapters, useLegalWords } from './legal-text';

type LegalPageProps = {
  namespace: LegalNamespace;
  values?: LegalValues;
  insertions?: Record<string, ReactNode>;
  /** Three or four sentences for who reads no further: keys below `summary`. */
  summary?: readonly string[];
};

/** The pages of the footer's group of legal texts. */
const TEXTS = PAGES.filter((page): page is Extract<(typeof PAGES)[number], { words: LegalNamespace }> => page.words in LAST_UPDATED);

/** A text to look things up in: what it is, when it changed, the short version, contents, sections, and the other texts. */
export function LegalPage({ namespace, values = {}, insertions, summary = [] }: LegalPageProps) {
  const t = useTranslations('legal');
  const format = useFormatter();
  const say = useLegalWords(namespace, values);
  const chapters = useChapters(namespace, values);
  const published = FIRST_PUBLISHED[namespace];
  const dated = (key: 'updated' | 'published', day: string) =>
    t.rich(key, {
      date: format.dateTime(new Date(day), { dateStyle: 'long' }),
      time: (date) => <time dateTime={day}>{date}</time>,
    });
  return (
    <main>
      <Container className="pt-12 pb-section lg:pt-16">
        <h1 className="thread-in max-w-[16ch] hero">{say.plain('title')}</h1>
        <p className="mt-6 max-w-[38rem] lede">{say.plain('lede')}</p>
        <p className="note mt-5">
          {dated('updated', LAST_UPDATED[namespace])}
          {published && <span className="block">{dated('published', published)}</span>}
        </p>
        {summary.length > 0 && <Summary points={summary.map((key) => ({ key, text: say.rich(`summary.${key}`) }))} />}
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:mt-16 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
          <OnThisPage chapters={chapters} />
          <Prose className="numbered">
            <LegalText namespace={namespace} values={values} insertions={insertions} />
          </Prose>
        </div>
      </Container>
      <OtherTexts but={namespace} />
    </main>
  );
}

function Summary({ points }: { points: { key: string; text: ReactNode }[] }) {
  const t = useTranslations('legal');
  return (
    <StaticPart as="section" aria-labelledby="summary" className="mt-12 border-ink border-t-2 pt-5 lg:mt-16">
      <h2 id="summary" className="font-bold font-display text-heading">
        {t('summary')}
      </h2>
      <ul className="mt-4 grid gap-x-10 sm:mt-5 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4">
        {points.map(({ key, text }) => (
          <li
            key={key}
            className="text-pretty border-hairline py-3 leading-normal max-sm:border-t sm:py-0 [&_a]:text-thread [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4"
          >
            {text}
          </li>
        ))}
      </ul>
    </StaticPart>
  );
}

function OtherTexts({ but }: { but: LegalNamespace }) {
  const t = useTranslations('legal');
  return (
    <nav aria-labelledby="other-texts" className="border-hairline border-t print:hidden">
      <Container className="flex flex-wrap items-center gap-x-10 gap-y-2 py-8">
        <p id="other-texts" className="note me-auto font-semibold max-sm:w-full">
          {t('others')}
        </p>
        {TEXTS.filter(({ words }) => words !== but).map(({ words, path }) => (
          <ArrowLink key={path} href={path}>
            {t(`names.${words}`)}
          </ArrowLink>
        ))}
      </Container>
    </nav>
  );
}
