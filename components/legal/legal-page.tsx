import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import { OnThisPage } from '@/components/ui/on-this-page';
import { Prose } from '@/components/ui/prose';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { symbolOf } from '@/components/ui/symbol';
import { SITE } from '@/lib/site/identity';
import { LAST_UPDATED, type LegalNamespace, REVISED } from '@/lib/site/legal';
import { PAGES } from '@/lib/site/pages';
import figures from './figures.svg';
import styles from './legal.module.css';
import { LegalText, type LegalValues, useChapters, useLegalWords } from './legal-text';

type LegalPageProps = {
  namespace: LegalNamespace;
  values: LegalValues;
  insertions?: Record<string, ReactNode>;
  /** Three or four sentences for a quick reader. Each key below `summary` has the id of the section with the full text. */
  summary: Readonly<Record<string, string>>;
};

const TEXTS = PAGES.filter((page): page is Extract<(typeof PAGES)[number], { words: LegalNamespace }> => page.words in LAST_UPDATED);

/** A reference text: its subject, date, short version, contents and sections, and links to the other texts. */
export function LegalPage({ namespace, values, insertions, summary }: LegalPageProps) {
  const t = useTranslations('legal');
  const format = useFormatter();
  const say = useLegalWords(namespace, values);
  const chapters = useChapters(namespace, values);
  const revised = REVISED[namespace];
  const dated = (key: 'updated' | 'revised', day: string) =>
    t.rich(key, {
      date: format.dateTime(new Date(day), { dateStyle: 'long' }),
      // A date stays on one line if it fits.
      time: (date) => (
        <time dateTime={day} className="inline-block text-ink">
          {date}
        </time>
      ),
    });
  return (
    <main className={styles.legal}>
      <Container className="pt-top pb-section sm:pt-12 lg:pt-16">
        <h1 className="hero-title">{say.plain('title')}</h1>
        <p className="mt-6 max-w-[38rem] lede-text">{say.plain('lede')}</p>
        <div className={classNames(styles.dated, 'mt-5 flex items-end justify-between')}>
          <p className="small-note text-balance">
            {dated('updated', LAST_UPDATED[namespace])}
            {revised && <span className="mt-2 block">{dated('revised', revised)}</span>}
          </p>
          {/* The drawing shows the subject of the text. It stands on the thread below. It loads lazily, as in cut-paper.tsx. */}
          {/* biome-ignore lint/performance/noImgElement: a drawing of the site's own, as in cut-paper.tsx */}
          <img src={symbolOf(figures, `view-${namespace}`)} alt="" loading="lazy" className="shrink-0" />
        </div>
        <StaticPart as="section" aria-labelledby="summary" className={styles.inShort}>
          <h2 id="summary" className="font-bold font-display text-heading">
            {t('summary')}
          </h2>
          <ul>
            {Object.entries(summary).map(([point, section]) => {
              const order = chapters.findIndex(({ id }) => id === section);
              return (
                <li key={point}>
                  <span className="block">{say.plain(`summary.${point}`)}</span>
                  <a href={`#${section}`}>{`${order + 1}. ${chapters[order]?.title}`}</a>
                </li>
              );
            })}
          </ul>
        </StaticPart>
        <div className={styles.legalText}>
          <OnThisPage chapters={chapters} follows />
          <Prose className={styles.numbered}>
            <LegalText namespace={namespace} values={values} insertions={insertions} />
          </Prose>
          <Margin but={namespace} />
        </div>
      </Container>
    </main>
  );
}

/** The headings beside the text look like the heading of the contents on the other side. */
const HEADING = 'font-semibold text-[0.9375rem]';

/** A contact and the other texts. It stands beside the text, or after the text where there is no room. */
function Margin({ but }: { but: LegalNamespace }) {
  const t = useTranslations('legal');
  return (
    <aside aria-label={t('margin')} className={classNames(styles.legalMargin, 'grid gap-8 print:hidden')}>
      <div>
        <h2 className={HEADING}>{t('ask', { text: but })}</h2>
        <p className="small-note mt-1">{t('answered')}</p>
        {/* The link is in words. The address itself is at the end of the text and of the page. */}
        <a href={`mailto:${SITE.mail.support}`}>{t('write')}</a>
      </div>
      <nav aria-labelledby="other-texts">
        <h2 id="other-texts" className={HEADING}>
          {t('others')}
        </h2>
        <ul>
          {TEXTS.filter(({ words }) => words !== but).map(({ words, path }) => (
            <li key={path}>
              <SmartLink href={path}>{t(`names.${words}`)}</SmartLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
