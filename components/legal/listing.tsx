import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { HeadCell, Table } from '@/components/ui/table';
import styles from './legal.module.css';

type ListingProps = {
  caption: string;
  /** The words of each column, and its width class if the browser does not choose the width. */
  heads: readonly (readonly [words: string, width?: string])[];
  /** On a phone each cell has its own line and takes its label from `data-head`. */
  stacked?: boolean;
  children: ReactNode;
};

/** A table of names and descriptions in a legal text. On a phone each entry has two lines (legal.module.css). */
export function Listing({ caption, heads, stacked = false, children }: ListingProps) {
  return (
    <Table caption={caption} className={stacked ? classNames(styles.listing, styles.stacked) : styles.listing}>
      <thead className="max-sm:hidden">
        <tr>
          {heads.map(([words, width]) => (
            <HeadCell key={words} className={width}>
              {words}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

export function ListingRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <HeadCell scope="row">{name}</HeadCell>
      {children}
    </tr>
  );
}
