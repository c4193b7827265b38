import type { Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SmartLink } from '@/components/ui/smart-link';
import type { BodyTarget } from '@/lib/content/types';
import { EntryPicture } from './entry-picture';

/** How each node of a text is drawn (SPEC.md section 3). */
export const RICH_TEXT: Options = {
  renderNode: {
    // The page has its one h1 already.
    [BLOCKS.HEADING_1]: (_, children) => <h2>{children}</h2>,
    [BLOCKS.EMBEDDED_ASSET]: (node) => {
      const target = node.data.target as BodyTarget;
      if (target.type !== 'picture') return null;
      return (
        <figure>
          <EntryPicture picture={target.picture} />
        </figure>
      );
    },
    [BLOCKS.EMBEDDED_ENTRY]: (node) => {
      const target = node.data.target as BodyTarget;
      return target.type === 'code' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre tabIndex={0}>
          <code>{target.code}</code>
        </pre>
      ) : null;
    },
    [BLOCKS.TABLE]: (_, children) => <ScrollingTable>{children}</ScrollingTable>,
    [INLINES.HYPERLINK]: (node, children) => <SmartLink href={String(node.data.uri)}>{children}</SmartLink>,
  },
};

/** A table wider than its column scrolls inside itself. */
function ScrollingTable({ children }: { children: ReactNode }) {
  const t = useTranslations('entry');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <figure aria-label={t('table')} tabIndex={0} className="overflow-x-auto [&>table]:mt-0!">
      <table>
        <tbody>{children}</tbody>
      </table>
    </figure>
  );
}
