import type { ReactNode } from 'react';
import { joined } from '@/components/ui/joined';
import { HeadCell, Table } from '@/components/ui/table';
import styles from './legal.module.css';

type ListingProps = {
  caption: string;
  /** Of each column its words and, where they are not left to it, the class of its width. */
  heads: readonly (readonly [words: string, width?: string])[];
  /** On a phone each cell has a line of its own, and says by `data-head` what it is. */
  stacked?: boolean;
  children: ReactNode;
};

/** A list of names and what is said of them, in a legal text: a table, and on a phone entries of two lines (reading.module.css). */
export function Listing({ caption, heads, stacked = false, children }: ListingProps) {
  return (
    <Table caption={caption} captionHidden className={stacked ? joined(styles.listing, styles.stacked) : styles.listing}>
      <thead>
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

/** One entry: its name, and the cells after it. */
export function ListingRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      {/* Important, because running text gives the first row's heads the line of a column's head. */}
      <HeadCell scope="row" className={styles.rowName}>
        {name}
      </HeadCell>
      {children}
    </tr>
  );
}
