import { useId } from 'react';
import { STATIC_PART } from '@/lib/next/static-part';
import { ServedScript } from './served-part';

/** Data, or code that runs before the first paint. The text must not contain anything that ends the script element. */
export function StaticScript({ type, text }: { type?: string; text: string }) {
  return (
    <ServedScript {...{ [STATIC_PART]: useId() }} {...(type && { type })}>
      {text}
    </ServedScript>
  );
}
