import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
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

/** What a cell says; yes and no are signs. */
export function CellContent({ cell }: { cell: ComparisonCell }) {
  const text = cellText(cell, useTranslations('pricing'), useLocale());
  return cell.kind === 'included' ? <Sign included={cell.included} name={text} /> : text;
}

const SIGNS = { yes: { id: 'sign-yes', look: 'text-thread' }, no: { id: 'sign-no', look: 'text-soft' } } as const;

/** The two signs that the cells point to: drawn once, as there are more than a hundred of them. */
export function Signs() {
  return (
    <svg aria-hidden="true" className="hidden">
      <symbol id={SIGNS.yes.id}>
        <Icon name="check" />
      </symbol>
      <symbol id={SIGNS.no.id}>
        <Icon name="minus" />
      </symbol>
    </svg>
  );
}

function Sign({ included, name }: { included: boolean; name: string }) {
  const { id, look } = SIGNS[included ? 'yes' : 'no'];
  return (
    <>
      <svg aria-hidden="true" className={`inline-block size-5 ${look}`}>
        <use href={`#${id}`} />
      </svg>
      <span className="sr-only">{name}</span>
    </>
  );
}
