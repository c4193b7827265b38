import type { CSSProperties } from 'react';

/**
 * A drawing for texts from right to left, which `rtl:content-(--turned)` puts in the place of the other: in it signs that have one sense, such as
 * our mark or a question mark, are not turned with the rest.
 */
export const turned = (file: string) => ({ '--turned': `url(${file}#rtl)` }) as CSSProperties;
