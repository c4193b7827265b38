import type { Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { SmartLink } from '@/components/ui/smart-link';
import type { BodyTarget } from '@/lib/content/types';

/** How each node of a text is drawn (SPEC.md section 3). */
export const RICH_TEXT: Options = {
  renderNode: {
    // The page has its one h1 already.
    [BLOCKS.HEADING_1]: (_, children) => <h2>{children}</h2>,
    [BLOCKS.EMBEDDED_ASSET]: (node) => {
      const target = node.data.target as BodyTarget;
      if (target.type !== 'picture') return null;
      const { url, alt, width, height } = target.picture;
      // biome-ignore lint/performance/noImgElement: the pictures' own component comes with the reading pages
      return <img src={url} alt={alt} width={width ?? undefined} height={height ?? undefined} loading="lazy" />;
    },
    [BLOCKS.EMBEDDED_ENTRY]: (node) => {
      const target = node.data.target as BodyTarget;
      return target.type === 'code' ? (
        <pre>
          <code>{target.code}</code>
        </pre>
      ) : null;
    },
    [INLINES.HYPERLINK]: (node, children) => <SmartLink href={String(node.data.uri)}>{children}</SmartLink>,
  },
};
