import type { ReactNode } from 'react';

/** What the part around it finds the sheet's button by, and hands to the system. */
export const SHEET = 'data-sheet';
export const SHEET_URL = 'data-url';
export const SHEET_TITLE = 'data-title';

type ShareSheetProps = { url: string; title: string; className: string | undefined; children: ReactNode };

/** Opens the system's own share sheet, inside a SharePart, which shows it where the system has one. */
export function ShareSheet({ url, title, className, children }: ShareSheetProps) {
  return (
    <li hidden {...{ [SHEET]: '' }}>
      <button type="button" {...{ [SHEET_URL]: url, [SHEET_TITLE]: title }} className={className}>
        {children}
      </button>
    </li>
  );
}
