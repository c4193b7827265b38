import localFont from 'next/font/local';

// What stands until a font has come is in font-fallbacks.css: the framework's own fallback knows one weight of a font only, and headings
// in another broke their lines elsewhere.
// The files of the first two are made by `npm run fonts`: here are the letters of English and Spanish; those of Western Europe's other languages are in
// font-rests.css, and all others fall back to the system's.

/** Headings. */
const bricolage = localFont({
  src: './_fonts/bricolage-core.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-bricolage',
  adjustFontFallback: false,
});

/** Text. */
const instrument = localFont({
  src: './_fonts/instrument-core.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-instrument',
  adjustFontFallback: false,
});

/** Emphasis in running text: fetched only by pages that show some. */
const instrumentItalic = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2',
  weight: '400 700',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--font-instrument-italic',
  adjustFontFallback: false,
});

/** The classes that declare the fonts' variables; app/globals.css uses those. */
export const FONT_CLASSES = `${bricolage.variable} ${instrument.variable} ${instrumentItalic.variable}`;
