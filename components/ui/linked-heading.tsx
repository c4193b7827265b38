import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type LinkedHeadingProps = {
  id: string;
  level?: 2 | 3 | 4 | 5 | 6;
  /** There is a link in it already, so that the heading cannot be one itself: its sign is. */
  linked?: boolean;
  className?: string;
  children: ReactNode;
};

const SIGN =
  'ms-[0.3em] font-normal text-thread no-underline opacity-0 transition-opacity group-hover/heading:opacity-100 group-focus-visible/heading:opacity-100';

/** A section's heading that is a link to itself, so that its address can be copied. */
export function LinkedHeading({ id, level = 2, linked = false, className = '', children }: LinkedHeadingProps) {
  const t = useTranslations('shell.sections');
  const Heading = `h${level}` as const;
  if (linked) {
    return (
      <Heading id={id} className={`group/heading ${className}`}>
        {children}
        <a href={`#${id}`} aria-label={t('link')} className={`${SIGN} focus-visible:opacity-100`}>
          #
        </a>
      </Heading>
    );
  }
  return (
    <Heading id={id} className={className}>
      <a href={`#${id}`} className="group/heading text-ink no-underline hover:text-thread">
        {children}
        <span aria-hidden="true" className={SIGN}>
          #
        </span>
      </a>
    </Heading>
  );
}
