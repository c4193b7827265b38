'use client';

import type { ReactNode } from 'react';

/** Opens the browser's print window. Its caller hides it if scripts do not run, because then it could do nothing. */
export function PrintButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button type="button" onClick={() => window.print()} className={className}>
      {children}
    </button>
  );
}
