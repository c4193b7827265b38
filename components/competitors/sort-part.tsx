'use client';

import { useEffect, useRef } from 'react';
import { ServedPart, type ServedPartProps } from '@/components/ui/served-part';
import { firstInQuery, queryWithFirst, SORT_FIELD, SORT_ROW } from './sort-rows';

/** A table whose rows a visitor can put in another order: the one that matters comes first, and the address keeps it. */
export function SortPart(props: ServedPartProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = part.current;
    if (!own) return;
    const read = () => show(own, firstInQuery(location.search));
    read();
    // React does not tell of a change in what it has not drawn itself.
    const choose = ({ target }: Event) => target instanceof HTMLInputElement && target.name === SORT_FIELD && keep(own, target);
    own.addEventListener('change', choose);
    addEventListener('popstate', read);
    return () => {
      own.removeEventListener('change', choose);
      removeEventListener('popstate', read);
    };
  }, []);
  return <ServedPart {...props} ref={part} />;
}

function keep(part: HTMLElement, chosen: HTMLInputElement) {
  show(part, chosen.value);
  const first = chosen === fieldsOf(part)[0] ? null : chosen.value;
  history.replaceState(null, '', location.pathname + queryWithFirst(location.search, first) + location.hash);
}

const fieldsOf = (part: HTMLElement) => [...part.querySelectorAll<HTMLInputElement>(`input[name="${SORT_FIELD}"]`)];

/** The choices stand in the usual order of the rows, so it is never lost. An address that names no row means the first. */
function show(part: HTMLElement, wanted: string | null) {
  const fields = fieldsOf(part);
  const first = fields.find(({ value }) => value === wanted) ?? fields[0];
  if (!first) return;
  first.checked = true;
  const order = [first, ...fields.filter((field) => field !== first)];
  const rows = order.flatMap(({ value }) => part.querySelector(`[${SORT_ROW}="${value}"]`) ?? []);
  rows[0]?.parentElement?.append(...rows);
}
