'use client';

import { type ReactNode, useEffect, useState } from 'react';

type ShareSheetProps = { url: string; title: string; className: string; children: ReactNode };

/** Opens the system's own share sheet, where the system has one. */
export function ShareSheet({ url, title, className, children }: ShareSheetProps) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere('share' in navigator), []);
  if (!isThere) return null;
  const share = async () => {
    try {
      await navigator.share({ url, title });
    } catch (error) {
      // A visitor who closes the sheet does not want to share: no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  };
  return (
    <button type="button" onClick={share} className={className}>
      {children}
    </button>
  );
}
