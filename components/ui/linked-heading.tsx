import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './reading.module.css';

type LinkedHeadingProps = {
  id: string;
  level?: 2 | 3 | 4 | 5 | 6;
  /** The heading already contains a link, so it cannot be a link itself. Only its sign is the link. */
  linked?: boolean;
  className?: string;
  children: ReactNode;
};

/** A section's heading that links to itself, so that visitors can copy its address. */
export function LinkedHeading({ id, level = 2, linked = false, className, children }: LinkedHeadingProps) {
  const t = useTranslations('shell.sections');
  const Heading = `h${level}` as const;
  if (linked) {
    return (
      <Heading id={id} className={classNames(styles.selfSigned, className)}>
        {children}
        <a href={`#${id}`} aria-label={t('link')} className={styles.selfSign}>
          #
        </a>
      </Heading>
    );
  }
  return (
    <Heading id={id} {...(className && { className })}>
      <a href={`#${id}`} className={classNames(styles.selfLink, 'text-ink hover:text-thread')}>
        {children}
        <span aria-hidden="true" className={styles.selfSign}>
          #
        </span>
      </a>
    </Heading>
  );
}
