import type { Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import { Children, type ComponentProps, Fragment, type ReactNode } from 'react';
import { withLastWords } from '@/components/ui/last-words';
import { SmartLink } from '@/components/ui/smart-link';
import { isSameInEveryLanguage } from '@/lib/routing/addresses';

/** How a text is drawn that has paragraphs, lists and links, and nothing that needs scripts or styles of its own. */
export const PLAIN_TEXT: Options = {
  renderNode: {
    [BLOCKS.PARAGRAPH]: (_, children) => <p>{endingWell(children)}</p>,
    [INLINES.HYPERLINK]: ({ data }, children) => <TextLink href={data.href}>{children}</TextLink>,
  },
  renderMark: {
    [MARKS.BOLD]: (words) => <strong>{words}</strong>,
    [MARKS.ITALIC]: (words) => <em>{words}</em>,
  },
  renderText: (words) => (words.includes('\n') ? words.split('\n').flatMap(onLine) : words),
};

/**
 * Only paragraphs of several lines keep their last words together, because every byte of an article counts. These are minimum lengths in
 * characters. A text after a link has other lines before it, so it may be shorter.
 */
const SEVERAL_LINES = 260;
const AFTER_OTHERS = 120;

function endingWell(children: ReactNode): ReactNode {
  const words = Children.toArray(children);
  const last = words.at(-1);
  return typeof last === 'string' ? words.with(-1, withLastWords(last, words.length > 1 ? AFTER_OTHERS : SEVERAL_LINES)) : children;
}

/** Editors break a line inside a paragraph with Shift and Return. */
function onLine(line: string, index: number): ReactNode[] {
  const words = <Fragment key={index}>{line}</Fragment>;
  return index === 0 ? [words] : [<br key={`${index}-break`} />, words];
}

/** A link of a text. An address that is the same in every language gets no language prefix. */
export function TextLink({ href, download, ...rest }: ComponentProps<typeof SmartLink>) {
  if (!href.startsWith('/') || !isSameInEveryLanguage(href)) return <SmartLink href={href} {...rest} />;
  return <a href={href} {...(download && { download })} {...rest} />;
}
