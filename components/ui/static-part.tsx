import { useId } from 'react';
import { STATIC_PART } from '@/lib/next/static-part';
import { ServedPart, type ServedPartProps } from './served-part';

/**
 * A part of the page that is words and drawings alone, and never changes in the browser: no component with a state stands in it. Its content
 * is sent as HTML only, and not again as data (lib/next/static-parts.ts); and React has nothing to wake up in it. Links work.
 */
export function StaticPart(props: ServedPartProps) {
  return <ServedPart {...{ [STATIC_PART]: useId() }} {...props} />;
}
