import { useId } from 'react';
import { STATIC_PART } from '@/lib/next/static-part';
import { ServedScript } from './served-part';

/** A script of the page's own: data, or what runs before the first paint. Its text leaves nothing that would end the element. */
export function StaticScript({ type, text }: { type?: string; text: string }) {
  return (
    <ServedScript {...{ [STATIC_PART]: useId() }} {...(type && { type })}>
      {text}
    </ServedScript>
  );
}
