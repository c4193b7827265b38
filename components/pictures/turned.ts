import type { CSSProperties } from 'react';

/** A drawing for right-to-left pages (`rtl:content-(--turned)`), with signs that are not mirrored, such as a question mark. */
export const turned = (file: string) => ({ '--turned': `url(${file}#rtl)` }) as CSSProperties;
