import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { StaticPart } from '@/components/ui/static-part';
import { languageLabel, type Token } from '@/lib/content/rich-text/highlight';
import styles from './entry-page.module.css';

type CodeBlockProps = Omit<ComponentProps<'figure'>, 'className' | 'children'> & {
  /** Highlighted on the server, so the browser only gets elements with classes. */
  lines: readonly Token[][];
  language: string | null;
};

/** Code with its language and a copy button. It scrolls inside itself. */
export function CodeBlock({ lines, language, ...rest }: CodeBlockProps) {
  const t = useTranslations('entry.code');
  const label = languageLabel(language);
  const tokens = lines.flatMap((line, index): readonly Token[] => (index === 0 ? line : [{ text: '\n' }, ...line]));
  return (
    <figure className={styles.codeBlock} {...rest}>
      <figcaption className={`${styles.codeBar} ${label ? 'flex' : 'hidden scripted:flex'}`}>
        <span translate="no">{label}</span>
        <CopyButton
          label={t('copyLabel')}
          copied={t('copied')}
          failed={t('failed')}
          className={classNames(styles.codeCopy, 'hidden scripted:inline-flex')}
        >
          <Icon name="copy" className="size-4" />
          {t('copy')}
        </CopyButton>
      </figcaption>
      {/* What scrolls must be reachable by keyboard. */}
      <StaticPart as="pre" tabIndex={0} dir="ltr" translate="no">
        <code>
          {tokens.map(({ text, kind }, index) =>
            kind ? (
              // Three letters are enough to tell the token kinds apart (entry-page.module.css). A page has hundreds of tokens, so short
              // names save bytes.
              // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of this text never change
              <span key={index} data-token={kind.slice(0, 3)}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </StaticPart>
    </figure>
  );
}
