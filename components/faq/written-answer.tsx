import { documentToReactComponents, type NodeRenderer, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types';
import { PLAIN_TEXT, TextLink } from '@/components/content/plain-text';
import { readable } from '@/lib/content/rich-text/readable';

const list =
  (As: 'ul' | 'ol', className: string): NodeRenderer =>
  (_, children) => <As className={className}>{children}</As>;

const ANSWER: Options = {
  ...PLAIN_TEXT,
  renderNode: {
    ...PLAIN_TEXT.renderNode,
    [BLOCKS.UL_LIST]: list('ul', 'list-disc ps-5'),
    [BLOCKS.OL_LIST]: list('ol', 'list-decimal ps-5'),
    [INLINES.HYPERLINK]: ({ data }, children) => (
      <TextLink href={data.href} className="plain-link">
        {children}
      </TextLink>
    ),
  },
};

type WrittenAnswerProps = { answer: Document; lang: string | undefined; tags: Record<string, string> | undefined };

/** An answer of an editor, as articles draw their text. */
export function WrittenAnswer({ answer, lang, tags }: WrittenAnswerProps) {
  return (
    <div lang={lang} className="space-y-4" {...tags}>
      {documentToReactComponents(readable(answer).document, ANSWER)}
    </div>
  );
}
