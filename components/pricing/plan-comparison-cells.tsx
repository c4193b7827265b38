import { useFormatter, useLocale, useTranslations } from 'next-intl';
import uiStyles from '@/components/ui/ui.module.css';
import { type ComparisonCell, type ComparisonRow, cellText, rowName } from '@/lib/site/comparison';
import styles from './pricing.module.css';

/** The name of a row. A combined row has the number of rows and their names. */
export function RowNames({ rows: [row, ...others] }: { rows: readonly [ComparisonRow, ...ComparisonRow[]] }) {
  const t = useTranslations('pricing');
  const { list } = useFormatter();
  if (others.length === 0) return rowName(row, t);
  const names = [row, ...others].map((each) => rowName(each, t));
  return t.rich('comparison.allNetworks', {
    count: names.length,
    names: list(names),
    aside: (words) => <span className="small-note block text-pretty">{words}</span>,
  });
}

/** The text of a cell. For yes and no the text is for screen readers, and a sign shows instead (`signOf`). */
export function CellContent({ cell }: { cell: ComparisonCell }) {
  const text = cellText(cell, useTranslations('pricing'), useLocale());
  return cell.kind === 'included' ? <span>{text}</span> : text;
}

/** Adds the sign for yes or no to a cell. A class draws it, because the table has more than sixty signs. */
export function signOf(cell: ComparisonCell): { className?: string } {
  return cell.kind === 'included' ? { className: cell.included ? uiStyles.yes : `${uiStyles.yes} ${styles.no}` } : {};
}
