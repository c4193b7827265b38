'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

type ShareSheetProps = { url: string; title: string; className: string; children: ReactNode };

const neverChanges = () => () => {};

/** Opens the system's own share sheet; absent where the system has none. */
export function ShareSheet({ url, title, className, children }: ShareSheetProps) {
  const exists = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
  if (!exists) return null;
  async function share() {
    try {
      await navigator.share({ url, title });
    } catch (error) {
      // Whoever closes the sheet has decided not to share.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  }
  return (
    <li>
      <button type="button" onClick={share} className={className}>
        {children}
      </button>
    </li>
  );
}
