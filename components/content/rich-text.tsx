import { documentToReactComponents, type NodeRenderer, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, type Block, type TopLevelBlock } from '@contentful/rich-text-types';
import { useTranslations } from 'next-intl';
import { Children, type CSSProperties, Fragment, type ReactNode } from 'react';
import { LinkedHeading } from '@/components/ui/linked-heading';
import { StaticPart } from '@/components/ui/static-part';
import { plainLines, type Token } from '@/lib/content/rich-text/highlight';
import type { Readable } from '@/lib/content/rich-text/readable';
import { plainText } from '@/lib/content/rich-text/reading';
import type { BodyTarget, Picture } from '@/lib/content/types';
import { CodeBlock } from './code-block';
import { EntryPicture } from './entry-picture';
import { type FieldTag, NO_TAGS } from './field-tag';
import { PLAIN_TEXT, TextLink } from './plain-text';

type FileTarget = BodyTarget & { type: 'file' };

type RichTextProps = {
  /** The result of `readable()` for the body of an entry. */
  text: Readable;
  /** The highlighted lines of the code blocks. */
  code?: ReadonlyMap<BodyTarget, Token[][]>;
  /** The first picture of the text is also the first picture of the page. */
  firstPicture?: boolean;
  /** Marks which element shows which item, for the preview in the editor. */
  tag?: FieldTag;
};

export function RichText({ text, code = new Map(), firstPicture = false, tag = NO_TAGS }: RichTextProps) {
  const first = firstPicture ? text.document.content.find(({ data }) => data.target?.type === 'picture')?.data.target : undefined;
  const options: Options = {
    ...OPTIONS,
    renderNode: {
      ...OPTIONS.renderNode,
      [BLOCKS.EMBEDDED_ASSET]: ({ data: { target } }) => {
        if (target.type === 'file') return <OfferedFile file={target} tags={tag('file', { assetId: target.id })} />;
        if (target.type !== 'picture') return null;
        return <Figure picture={target.picture} first={target === first} tags={tag('file', { assetId: target.picture.id })} />;
      },
      [BLOCKS.EMBEDDED_ENTRY]: ({ data: { target } }) =>
        target.type === 'code' ? (
          <CodeBlock
            lines={code.get(target) ?? plainLines(target.code)}
            language={target.language}
            {...tag('code', { entryId: target.id })}
          />
        ) : null,
    },
  };
  const drawn = (content: TopLevelBlock[]) => documentToReactComponents({ ...text.document, content }, options);
  const runs = runsOf(text.document.content);
  if (runs.length < 2) return drawn(text.document.content);
  return runs.map((run, index) => {
    const Run = isCode(run[0]) ? Fragment : StaticPart;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes
    return <Run key={index}>{drawn(run)}</Run>;
  });
}

const isCode = (block: TopLevelBlock | undefined) => block?.nodeType === BLOCKS.EMBEDDED_ENTRY;

/** Code blocks stand alone because they have a button. The content between two of them is one static part. */
function runsOf(blocks: readonly TopLevelBlock[]): TopLevelBlock[][] {
  const runs: TopLevelBlock[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last && !isCode(block) && !isCode(last[0])) last.push(block);
    else runs.push([block]);
  }
  return runs;
}

const heading: NodeRenderer = ({ data: { id, level, linked } }, children) => (
  <LinkedHeading id={id} level={level} linked={linked}>
    {children}
  </LinkedHeading>
);

const OPTIONS: Options = {
  ...PLAIN_TEXT,
  renderNode: {
    ...PLAIN_TEXT.renderNode,
    ...Object.fromEntries([2, 3, 4, 5, 6].map((level) => [`heading-${level}`, heading])),
    [BLOCKS.TABLE]: (node, children) => <ArticleTable table={node as Block}>{children}</ArticleTable>,
    [BLOCKS.TABLE_HEADER_CELL]: ({ content, data: { scope, colspan, rowspan } }, children) => {
      // The corner of a table is often empty, and an empty cell is not a heading.
      const Cell = content.length > 0 ? 'th' : 'td';
      return (
        <Cell scope={content.length > 0 ? scope : undefined} colSpan={colspan} rowSpan={rowspan}>
          {children}
        </Cell>
      );
    },
    [BLOCKS.TABLE_CELL]: ({ data: { colspan, rowspan } }, children) => (
      <td colSpan={colspan} rowSpan={rowspan}>
        {children}
      </td>
    ),
  },
};

/** A link to a file. A film or a recording also gets a player, which loads nothing until somebody starts it. */
function OfferedFile({ file: { url, title, about, player: Player }, tags }: { file: FileTarget; tags: ReturnType<FieldTag> }) {
  const link = (
    <>
      <TextLink href={url} download>
        {title}
      </TextLink>
      {about ? ` (${about})` : null}
    </>
  );
  if (!Player) return <p {...tags}>{link}</p>;
  return (
    <figure {...tags}>
      <Player controls preload="none" src={url} aria-label={title} />
      <figcaption>{link}</figcaption>
    </figure>
  );
}

/** Our own figures and pictures of the product. The folder night/ beside each of them has a version for the dark theme. */
const OURS = /^\/images\/(?:figures|screens)\//;

function Figure({ picture, first, tags }: { picture: Picture; first: boolean; tags: ReturnType<FieldTag> }) {
  return (
    <figure {...tags}>
      <EntryPicture
        picture={picture}
        place="body"
        first={first}
        {...(OURS.test(picture.url) && { style: { '--night': `url(${picture.url.replace(OURS, '$&night/')})` } as CSSProperties })}
      />
      {picture.caption && picture.caption !== picture.alt ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  );
}

/** A table with this number of columns is wider than a phone, unless its words are short. With short words one more column fits. */
const WIDE_COLUMNS = 4;
/** Maximum sum of the column widths on a phone, in letters. The gaps between the columns are taken into account. */
const PHONE_LETTERS = 40;
/** Maximum length of a first cell that stays on one line, in characters. A day and an hour fit in it. */
const KEY_LETTERS = 10;

/** A number, with or without a currency or a percent sign. The style sheet aligns such cells by their digits. */
const FIGURE = /^[$€+−-]?\d[\d.,]*\s?[%$€]?$/;

/** What the style sheet needs to know of a table's columns. */
function columnFacts(table: Block) {
  const cells = (table.content as Block[]).map(({ content }) => content as Block[]);
  // If a cell spans several rows or columns, the columns of the table cannot be counted.
  if (cells.flat().some(({ data }) => data.colspan > 1 || data.rowspan > 1)) return { fitPhone: false, figures: '', shortKeys: false };
  const rows = cells.map((row) => row.map(plainText));
  const { head, columns } = table.data as { head: number; columns: number };
  const numbers = Array.from({ length: columns }, (_, index) => index);
  // Each column is at least as wide as its longest word.
  const widths = numbers.map((column) => Math.max(...rows.flatMap((row) => row[column]?.split(/\s+/) ?? []).map(({ length }) => length)));
  const body = rows.slice(head);
  const isFigures = (column: number) => body.length > 0 && body.every((row) => FIGURE.test((row[column] ?? '').trim()));
  return {
    /** All columns fit beside each other on a phone. */
    fitPhone: columns <= WIDE_COLUMNS + 1 && widths.reduce((sum, width) => sum + width, 0) <= PHONE_LETTERS,
    /** The numbers of the columns that contain only figures, counted from 1. */
    figures: numbers
      .filter(isFigures)
      .map((column) => column + 1)
      .join(' '),
    /** All cells of the first column are short. These cells name the rows. */
    shortKeys: rows.every(([key = '']) => key.length <= KEY_LETTERS),
  };
}

/** A table that is named after the heading above it. It scrolls inside itself if it is wider than the text. */
function ArticleTable({ table, children }: { table: Block; children: ReactNode }) {
  const t = useTranslations('entry');
  const { heading: under, head, columns } = table.data;
  const { fitPhone, figures, shortKeys } = columnFacts(table);
  const rows = Children.toArray(children);
  const wide = columns >= WIDE_COLUMNS && !fitPhone;
  return (
    <figure
      aria-label={under ? t('tableUnder', { heading: under }) : t('table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an element that scrolls must be reachable by keyboard
      tabIndex={0}
      data-scrolls={wide ? 'wide' : columns >= WIDE_COLUMNS ? 'close' : ''}
      data-figures={figures || undefined}
      data-keys={shortKeys ? 'short' : undefined}
    >
      {wide ? <figcaption aria-hidden="true">{t('tableScrolls')}</figcaption> : null}
      <table>
        {head > 0 ? <thead>{rows.slice(0, head)}</thead> : null}
        {rows.length > head ? <tbody>{rows.slice(head)}</tbody> : null}
      </table>
    </figure>
  );
}
