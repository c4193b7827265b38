/** The design tokens of app/globals.css for what cannot read a style sheet: browsers' bars, the manifest, drawn pictures. */
export const BRAND_COLORS = {
  light: { paper: '#fbf7f2', ink: '#1b1715', soft: '#5c544c', thread: '#c83727', teal: '#115b5b', marigold: '#efb146' },
  dark: { paper: '#151210', thread: '#fd7257' },
} as const;
