import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { joined } from '@/components/ui/joined';
import uiStyles from '@/components/ui/ui.module.css';
import { type ComparisonCell, type ComparisonRow, cellText, rowName } from '@/lib/site/comparison';
import styles from './pricing.module.css';

/** The name of a row; of several that say the same, how many they are and their names. */
export function RowNames({ rows: [row, ...others] }: { rows: readonly [ComparisonRow, ...ComparisonRow[]] }) {
  const t = useTranslations('pricing');
  const { list } = useFormatter();
  if (others.length === 0) return rowName(row, t);
  const names = [row, ...others].map((each) => rowName(each, t));
  return t.rich('comparison.allNetworks', {
    count: names.length,
    names: list(names),
    aside: (words) => <span className={joined(styles.names, 'small-note block text-pretty')}>{words}</span>,
  });
}

/** What a cell says; yes and no are read out only, a sign stands for them (`signOf`). */
export function CellContent({ cell }: { cell: ComparisonCell }) {
  const text = cellText(cell, useTranslations('pricing'), useLocale());
  return cell.kind === 'included' ? <span>{text}</span> : text;
}

/** Puts the sign of a yes or a no into a cell. It is drawn by the class, as there are more than sixty of them. */
export function signOf(cell: ComparisonCell): { className?: string } {
  return cell.kind === 'included' ? { className: cell.included ? uiStyles.yes : uiStyles.no } : {};
}
