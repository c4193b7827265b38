import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
// The package has no types of its own.
const subsetFont = require('subset-font') as (font: Buffer, text: string, options: object) => Promise<Buffer>;

/** `npm run fonts` writes the cut fonts here, after an update of the fonts. app/fonts.ts and app/font-rests.css name the files. */
const FOLDER = join('app', '_fonts');

/** The part of the fonts' weight axis that the styles use: 400 to 700. */
const WEIGHTS = { min: 400, max: 700 };

/** The features that browsers enable by default, and tabular figures (`tabular-nums`), which the styles use. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'clig', 'rlig', 'tnum'];

/** Copyright, name, and licence with its address: the licence (OFL) requires them in cut and served fonts. */
const NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14];

/** The characters of English and Spanish, and of typesetting. */
export const CORE_RANGE =
  'U+20-7E,U+A0-A1,U+A9-AB,U+AE,U+B0,U+B7,U+BA-BB,U+BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,U+E1,U+E9,U+ED,U+F1,U+F3,U+FA,U+FC,U+2009,U+200B-200D,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+2060,U+20AC,U+2122,U+2191,U+2193,U+2212';

/** The other characters of the delivered fonts: fetched if a page has such a letter, a name from Portugal for example. */
export const REST_RANGE =
  'U+A2-A8,U+AC-AD,U+AF,U+B1-B6,U+B8-B9,U+BC-BE,U+C0,U+C2-C8,U+CA-CC,U+CE-D0,U+D2,U+D4-D6,U+D8-D9,U+DB,U+DD-E0,U+E2-E8,U+EA-EC,U+EE-F0,U+F2,U+F4-F9,U+FB,U+FD-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2008,U+200A,U+200E-2010,U+2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-202E,U+2030-205F,U+2061-206F,U+2215';

const RANGES = { core: CORE_RANGE, rest: REST_RANGE };

/** The fonts that every page has before its first paint. The italic stays whole: few pages fetch it, and later. */
const FONTS = {
  bricolage: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  instrument: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

export function charactersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

/** Cuts each font in two, so that a page fetches only its letters, in the weights that the styles use. */
async function cutFonts(): Promise<void> {
  for (const [name, file] of Object.entries(FONTS))
    for (const [part, range] of Object.entries(RANGES)) {
      const cut = await subsetFont(readFileSync(require.resolve(file)), charactersOf(range).join(''), {
        targetFormat: 'woff2',
        variationAxes: { wght: WEIGHTS },
        keepFeatures: FEATURES,
        preserveNameIds: NAMES,
      });
      writeFileSync(join(FOLDER, `${name}-${part}.woff2`), cut);
    }
}

// The program is this file, or scripts/run.mjs in its name.
if (process.argv[1] === import.meta.filename) await cutFonts();
