import type { ComponentProps } from 'react';
import { Container } from './container';

const END = 'hero-end';

/**
 * The first section of a page, in the page's column. Browsers paint it whole or not at all: its words stand in the middle beside a picture,
 * so in a half parsed page they would move when the picture's markup arrives. The element to wait for stands after it, as Chromium goes on
 * at its start tag.
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
