'use client';

import { type ReactNode, useState } from 'react';

type LateDetailsProps = { summary: string; summaryClass: string; className: string; children: ReactNode };

/** What is behind a name, on every page and seldom wanted: it is drawn when it is opened for the first time. Only for where scripts run. */
export function LateDetails({ summary, summaryClass, className, children }: LateDetailsProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <details onToggle={() => setWanted(true)} className={className}>
      <summary className={summaryClass}>{summary}</summary>
      {wanted && children}
    </details>
  );
}
