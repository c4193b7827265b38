'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';
import { PendingMove } from './pending-move';

/**
 * An in-app link whose page is fetched once a pointer or the focus comes to it. Fetching whatever is in view would load dozens of whole
 * pages, with their pictures and styles, that nobody opens.
 */
export function IntentLink({ children, ...props }: ComponentProps<typeof Link>) {
  const [intended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  return (
    <Link {...props} prefetch={intended ? null : false} onPointerEnter={intend} onFocus={intend}>
      {children}
      {intended && <PendingMove />}
    </Link>
  );
}
