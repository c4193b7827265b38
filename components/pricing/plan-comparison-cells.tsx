import { useLocale, useTranslations } from 'next-intl';
import { NetworkIcon } from '@/components/ui/network-icon';
import { type ComparisonCell, type ComparisonRow, cellText, rowName } from '@/lib/site/comparison';

/** A row's name; a network's has its sign. */
export function RowName({ row }: { row: ComparisonRow }) {
  const name = rowName(row, useTranslations('pricing'));
  if (typeof row.name === 'string') return name;
  return (
    <span className="flex items-center gap-2.5">
      <NetworkIcon network={row.name.network} className="size-4 text-soft" />
      {name}
    </span>
  );
}

/** What a cell says; yes and no are read out only, a sign stands for them (`signOf`). */
export function CellContent({ cell }: { cell: ComparisonCell }) {
  const text = cellText(cell, useTranslations('pricing'), useLocale());
  return cell.kind === 'included' ? <span>{text}</span> : text;
}

/** Puts the sign of a yes or a no into a cell. It is drawn by the class, as there are more than sixty of them. */
export function signOf(cell: ComparisonCell): { className?: 'yes' | 'no' } {
  return cell.kind === 'included' ? { className: cell.included ? 'yes' : 'no' } : {};
}
