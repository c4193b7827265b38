import { useId } from 'react';
import { STATIC_PART } from '@/lib/next/static-part';
import { ServedPart, type ServedPartProps } from './served-part';

/**
 * A part of the page with words and drawings that never change in the browser. It contains no component with state. Its content is sent as
 * HTML only, not again as data (lib/next/static-parts.ts), and React hydrates nothing in it. Links work.
 */
export function StaticPart(props: ServedPartProps) {
  return <ServedPart {...{ [STATIC_PART]: useId() }} {...props} />;
}
