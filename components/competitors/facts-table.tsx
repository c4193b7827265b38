import type { ReactNode } from 'react';
import { COMPETITORS, type Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { BESIDE_NAME } from './claimed-on';

type Fact = { key: string; name: ReactNode; ours: ReactNode; theirs: ReactNode };

type FactsTableProps = {
  competitor: Competitor;
  caption: string;
  /** What the other tool's column holds, and as of when. */
  beside: ReactNode;
  facts: Fact[];
};

const HEAD = 'border-ink border-b-2 pb-3 text-start align-top heading';
const CELL = 'w-1/2 border-hairline border-b pt-1.5 pb-5 align-top text-pretty leading-normal';

/** Two tools side by side. What is compared stands over the two cells, so that both have half the width even on a small phone. */
export function FactsTable({ competitor, caption, beside, facts }: FactsTableProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-start hyphens-auto">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} pe-4 sm:pe-8`}>
            {SITE.product}
          </th>
          <th scope="col" className={`${HEAD} ps-4.25 sm:ps-8.25`}>
            {COMPETITORS[competitor].name}
            <span className={BESIDE_NAME}>{beside}</span>
          </th>
        </tr>
      </thead>
      {facts.map(({ key, name, ours, theirs }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="note pt-5 text-start font-normal">
              {name}
            </th>
          </tr>
          <tr>
            <td className={`${CELL} pe-4 sm:pe-8`}>{ours}</td>
            <td className={`${CELL} border-s ps-4 sm:ps-8`}>{theirs}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
