import type { ReactNode } from 'react';

type SheetProps = { id: string; title: string; children: ReactNode };

/** A sheet with its title. One note below the report says that all sheets are examples (month-report.tsx). */
export function Sheet({ id, title, children }: SheetProps) {
  return (
    <figure aria-labelledby={id} className="p-5 sm:p-7 rounded-card border border-hairline bg-raised shadow-float">
      <figcaption id={id} className="mb-4 border-hairline border-b pb-3.5 font-semibold leading-snug">
        {title}
      </figcaption>
      {children}
    </figure>
  );
}
