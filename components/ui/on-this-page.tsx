import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Chapter } from '@/lib/content/rich-text/headings';
import { CurrentSection } from './current-section';

type OnThisPageProps = {
  chapters: readonly Chapter[];
  /** Where the titles are not in the page's language. */
  lang?: string;
  className?: string;
};

/** The contents of a long page: beside the text where there is room, following it; folded above it where there is not. */
export function OnThisPage({ chapters, lang, className = '' }: OnThisPageProps) {
  const t = useTranslations('shell.sections');
  return (
    <>
      <details className={`group/contents rounded-card border border-hairline bg-raised lg:hidden print:hidden ${className}`}>
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-5 font-semibold [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <Icon name="chevron" className="size-5 text-thread transition-transform group-open/contents:rotate-180" />
        </summary>
        <nav aria-label={t('contents')} className="border-hairline border-t px-5 py-2">
          <Chapters chapters={chapters} lang={lang} className="chapter-row" below="ps-5 text-soft" />
        </nav>
      </details>
      <CurrentSection
        label={t('contents')}
        className={`sticky top-[calc(var(--spacing-header)+2rem)] hidden max-h-[calc(100dvh-var(--spacing-header)-4rem)] self-start overflow-y-auto lg:block print:hidden ${className}`}
      >
        <p aria-hidden="true" className="mb-3 ps-4.5 font-semibold text-small">
          {t('contents')}
        </p>
        <div className="border-hairline border-s-2">
          <Chapters chapters={chapters} lang={lang} className="chapter" below="ps-8!" />
        </div>
      </CurrentSection>
    </>
  );
}

type ChaptersProps = OnThisPageProps & { className: string /** Added to the links below another. */; below: string };

function Chapters({ chapters, lang, className, below }: ChaptersProps) {
  return (
    <ol lang={lang}>
      {chapters.map(({ id, title, chapters: inner = [] }) => (
        <li key={id}>
          <a href={`#${id}`} className={className}>
            {title}
          </a>
          {inner.length > 0 ? <Chapters chapters={inner} className={`${className} ${below}`} below={below} /> : null}
        </li>
      ))}
    </ol>
  );
}
