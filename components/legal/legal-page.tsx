import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { OnThisPage } from '@/components/ui/on-this-page';
import { Prose } from '@/components/ui/prose';
import { StaticPart } from '@/components/ui/static-part';
import { SITE } from '@/lib/site/identity';
import { FIRST_PUBLISHED, LAST_UPDATED, type LegalNamespace } from '@/lib/site/legal';
import { PAGES } from '@/lib/site/pages';
import { LegalText, type LegalValues, useChapters, useLegalWords } from './legal-text';

type LegalPageProps = {
  namespace: LegalNamespace;
  values?: LegalValues;
  insertions?: Record<string, ReactNode>;
  /** Three or four sentences for who reads no further: keys below `summary`, each with the id of the section that says it whole. */
  summary?: Readonly<Record<string, string>>;
};

/** The pages of the footer's group of legal texts. */
const TEXTS = PAGES.filter((page): page is Extract<(typeof PAGES)[number], { words: LegalNamespace }> => page.words in LAST_UPDATED);

/** A text to look things up in: what it is, when it changed, the short version, contents, sections, and the other texts. */
export function LegalPage({ namespace, values = {}, insertions, summary = {} }: LegalPageProps) {
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
      <Container className="pt-top pb-section sm:pt-12 lg:pt-16">
        <h1 className="max-w-[16ch] hero lg:max-w-[24ch]">{say.plain('title')}</h1>
        <p className="mt-6 max-w-[38rem] lede">{say.plain('lede')}</p>
        <p className="note mt-5">
          {dated('updated', LAST_UPDATED[namespace])}
          {published && <span className="block">{dated('published', published)}</span>}
        </p>
        <Summary
          points={Object.entries(summary).map(([key, section]) => {
            const order = chapters.findIndex(({ id }) => id === section);
            return { key, text: say.plain(`summary.${key}`), section, title: `${order + 1}. ${chapters[order]?.title}` };
          })}
        />
        <div className="mt-12 gap-x-11 gap-y-10 xl:gap-x-14 max-lg:flex max-lg:flex-col lg:mt-16 lg:grid xl:gap-y-0 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)_13.5rem]">
          <OnThisPage chapters={chapters} follows />
          <Prose className="numbered">
            <LegalText namespace={namespace} values={values} insertions={insertions} />
          </Prose>
          <Margin but={namespace} />
        </div>
      </Container>
    </main>
  );
}

type Point = { key: string; text: string; section: string; title: string };

function Summary({ points }: { points: Point[] }) {
  const t = useTranslations('legal');
  if (points.length === 0) return null;
  return (
    <StaticPart as="section" aria-labelledby="summary" className="mt-12 border-ink border-t-2 pt-5 lg:mt-16">
      <h2 id="summary" className="font-bold font-display text-heading">
        {t('summary')}
      </h2>
      <ul className="mt-4 grid gap-x-10 sm:mt-5 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4">
        {points.map(({ key, text, section, title }) => (
          <li
            key={key}
            className="text-balance border-hairline pt-3 pb-1.5 leading-normal max-sm:border-t sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:gap-y-0 sm:p-0"
          >
            <span className="block">{text}</span>
            <a href={`#${section}`} className="plain-link mt-1.5 inline-block justify-self-start py-1.5 text-small decoration-soft">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </StaticPart>
  );
}

/** What a reader of such a text needs beside it, or after it where there is no room: whom to ask, it on paper, and the other texts. */
function Margin({ but }: { but: LegalNamespace }) {
  const t = useTranslations('legal');
  return (
    <aside
      aria-label={t('margin')}
      className="beside space-y-8 text-base max-xl:border-hairline max-xl:border-t max-xl:pt-8 lg:max-xl:col-start-2 print:hidden"
    >
      <div>
        <h2 className="font-semibold text-small">{t('ask', { text: but })}</h2>
        <p className="note mt-2">{t('answered')}</p>
        <a href={`mailto:${SITE.mail.support}`} className="plain-link mt-2 inline-block py-1">
          {SITE.mail.support}
        </a>
      </div>
      <nav aria-labelledby="other-texts">
        <h2 id="other-texts" className="font-semibold text-small">
          {t('others')}
        </h2>
        <ul className="mt-1">
          {TEXTS.filter(({ words }) => words !== but).map(({ words, path }) => (
            <li key={path}>
              <ArrowLink href={path}>{t(`names.${words}`)}</ArrowLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
