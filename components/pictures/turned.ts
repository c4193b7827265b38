import type { CSSProperties } from 'react';

/**
 * The version of a drawing for right-to-left pages, which `rtl:content-(--turned)` shows instead of the other one. In it, signs with one
 * fixed direction are not mirrored, such as our mark or a question mark.
 */
export const turned = (file: string) => ({ '--turned': `url(${file}#rtl)` }) as CSSProperties;
