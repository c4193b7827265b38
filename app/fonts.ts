import localFont from 'next/font/local';

// font-fallbacks.css defines the fallback that shows before a font arrives. The framework's own fallback has one weight only, so headings
// in another weight broke their lines at other places. `npm run fonts` makes the files of the first two fonts. These files have the letters
// of English and Spanish. font-rests.css adds the letters of Western Europe's other languages. The system's fonts show all other letters.

const bricolage = localFont({
  src: './_fonts/bricolage-core.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-bricolage',
  adjustFontFallback: false,
});

const instrument = localFont({
  src: './_fonts/instrument-core.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-instrument',
  adjustFontFallback: false,
});

/** Italics in body text. The browser fetches this font only on pages that use it. */
const instrumentItalic = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2',
  weight: '400 700',
  style: 'italic',
  display: 'swap',
  preload: false,
  variable: '--font-instrument-italic',
  adjustFontFallback: false,
});

/** These classes declare the font variables that app/globals.css uses. */
export const FONT_CLASSES = `${bricolage.variable} ${instrument.variable} ${instrumentItalic.variable}`;
