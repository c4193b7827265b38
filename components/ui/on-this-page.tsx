import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Chapter } from '@/lib/content/rich-text/headings';
import { LIVE_PART } from '@/lib/next/static-part';
import { CurrentSection } from './current-section';
import { joined } from './joined';
import styles from './reading.module.css';

type OnThisPageProps = {
  chapters: readonly Chapter[];
  /** The language of the titles, if it is not the page's language. */
  lang?: string;
  className?: string;
  /** On a narrow screen the contents stay in view too. They are folded below the header and show the name of the current section. */
  follows?: boolean;
};

/** The contents of a long page. If there is room, they stand beside the text and follow it. Otherwise they are folded above it. */
export function OnThisPage({ chapters, lang, className, follows = false }: OnThisPageProps) {
  const t = useTranslations('shell.sections');
  return (
    <div className={joined(styles.contentsBox, follows && styles.follows, className)}>
      {/* The list stands after the fold and not in it, so that the same list can be open beside the text. */}
      <details className="group/contents">
        <summary>
          {t('contents')}
          {follows ? <span data-section="" lang={lang} /> : null}
          <Icon name="chevron" className="size-5 text-thread transition-transform group-open/contents:rotate-180" />
        </summary>
      </details>
      <CurrentSection {...{ [LIVE_PART]: useId() }} aria-label={t('contents')}>
        <p aria-hidden="true">{t('contents')}</p>
        <Chapters chapters={chapters} lang={lang} />
      </CurrentSection>
    </div>
  );
}

function Chapters({ chapters, lang }: OnThisPageProps) {
  return (
    <ol lang={lang}>
      {chapters.map(({ id, title, chapters: inner = [] }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          {inner.length > 0 ? <Chapters chapters={inner} /> : null}
        </li>
      ))}
    </ol>
  );
}
