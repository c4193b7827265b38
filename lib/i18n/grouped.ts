/** A figure as every page writes it, with its thousands apart: left to itself, Spanish would do so from five digits on only, and a column or a page would have it both ways. */
export const GROUPED = { useGrouping: 'always' } as const satisfies Intl.NumberFormatOptions;
