import type { ComponentProps } from 'react';
import { Container } from './container';

const END = 'hero-end';

/**
 * The first section of a page, in the page's column. Browsers paint it as a whole. Its words are centred beside a picture, so in a
 * half-parsed page they would move when the picture's markup arrives. The element to wait for stands after the section, because Chromium
 * continues at the start tag of that element.
 */
export function Hero(props: ComponentProps<typeof Container>) {
  return (
    <>
      <link rel="expect" href={`#${END}`} blocking="render" />
      <Container {...props} />
      <span id={END} hidden />
    </>
  );
}
