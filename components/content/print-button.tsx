'use client';

import type { ReactNode } from 'react';

/** Opens the browser's own print window. Without scripts its menu does the same, so the button hides. */
export function PrintButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button type="button" onClick={() => window.print()} className={className}>
      {children}
    </button>
  );
}
