import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import styles from './legal.module.css';

type ListingProps = {
  caption: string;
  /** The words of each column, and its width class if the browser does not choose the width. */
  heads: readonly (readonly [words: string, width?: string])[];
  rows: readonly (readonly [key: string, name: ReactNode, description: string, period?: ReactNode])[];
  /** On a phone each cell has its own line, and the period takes its label from `data-head`. */
  stacked?: boolean;
};

/** A table of names and descriptions in a legal text. On a phone each entry has two lines (legal.module.css). */
export function Listing({ caption, heads, rows, stacked = false }: ListingProps) {
  return (
    <Table caption={caption} className={classNames(styles.listing, stacked && styles.stacked)}>
      <thead className="max-sm:hidden">
        <tr>
          {heads.map(([words, width]) => (
            <HeadCell key={words} className={width}>
              {words}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, name, description, period]) => (
          <tr key={key}>
            <HeadCell scope="row">{name}</HeadCell>
            <Cell className="sm:pe-6">{description}</Cell>
            {period && <Cell data-head={stacked ? heads[2]?.[0] : undefined}>{period}</Cell>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
