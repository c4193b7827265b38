import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

export type Chapter = { id: string; title: string };

/** The contents of a long page: beside the text where there is room, folded above it where there is not. */
export function OnThisPage({ chapters }: { chapters: readonly Chapter[] }) {
  const t = useTranslations('legal');
  return (
    <>
      <details className="group/contents rounded-card border border-hairline bg-raised lg:hidden print:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-5 font-semibold [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <Icon name="chevron" className="size-5 text-thread transition-transform group-open/contents:rotate-180" />
        </summary>
        <nav aria-label={t('contents')} className="border-hairline border-t px-5 py-2">
          <Chapters chapters={chapters} className="flex min-h-11 items-center py-1.5 leading-snug" />
        </nav>
      </details>
      <nav
        aria-labelledby="contents"
        className="sticky top-[calc(var(--spacing-header)+2rem)] hidden max-h-[calc(100dvh-var(--spacing-header)-4rem)] self-start overflow-y-auto lg:block print:hidden"
      >
        <p id="contents" className="mb-3 ps-4.5 font-semibold text-small">
          {t('contents')}
        </p>
        <div className="border-hairline border-s-2">
          <Chapters
            chapters={chapters}
            className="-ms-0.5 block border-transparent border-s-2 py-1.5 ps-4 text-small text-soft transition-colors hover:border-thread"
          />
        </div>
      </nav>
    </>
  );
}

function Chapters({ chapters, className }: { chapters: readonly Chapter[]; className: string }) {
  return (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={`hover:text-thread ${className}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
