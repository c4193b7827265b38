/**
 * Draws the covers and figures of the sample articles: `node scripts/draw-covers.mjs [part of a name]`.
 *
 * Writes public/images/covers/*.webp, public/images/figures/*.webp (for the dark theme in night/, and the style sheet that shows those) and
 * lib/content/store/sample/assets.json, which the sample content refers to by id. The drawings themselves are in scripts/covers/; this file only turns them into
 * files and holds them to the rules: no picture over 25 KB, and alternative texts of a length that is of use.
 * With a part of a name, only the matching pictures are drawn and the list and the style sheet are left as they are.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { blog } from './covers/blog.mjs';
import { comparisons } from './covers/comparisons.mjs';
import { figures } from './covers/figures.mjs';
import { writeNightSheet } from './covers/night-sheet.mjs';
import { byNight } from './covers/palette.mjs';
import { resources } from './covers/resources.mjs';

const ROOT = new URL('../', import.meta.url);
const MAX_BYTES = 25 * 1024;
const ALT_LENGTH = { min: 100, max: 160 };

const COVER = { kind: 'cover', folder: 'covers', width: 1200, height: 630 };
const FIGURE = { kind: 'figure', folder: 'figures', width: 1360, height: 800 };

const pictures = [
  ...[...blog, ...resources, ...comparisons].map((picture) => ({ ...picture, ...COVER })),
  ...figures.map((picture) => ({ ...picture, ...FIGURE })),
];

/**
 * Flat colours compress best without loss, and stay free of the fringes that lossy WebP leaves along red edges. A picture
 * has a dozen colours and thousands of blends along its edges; holding those to a palette halves the file, unseen.
 */
async function toWebp(svg) {
  const indexed = await sharp(Buffer.from(svg)).flatten().png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer();
  return sharp(indexed).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Says what is wrong with a picture, so that a bad one never reaches the site unnoticed. */
function problems({ slug, title, description }, bytes) {
  const found = [];
  if (bytes > MAX_BYTES) found.push(`${slug}: ${bytes} bytes, more than ${MAX_BYTES}`);
  for (const language of ['en', 'es']) {
    if (!title[language]) found.push(`${slug}: no title in ${language}`);
    const { length } = description[language] ?? '';
    if (length < ALT_LENGTH.min || length > ALT_LENGTH.max) found.push(`${slug}: description in ${language} has ${length} characters`);
  }
  return found;
}

async function write(path, content) {
  const file = fileURLToPath(new URL(path, ROOT));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const wanted = process.argv[2];
const assets = [];
const complaints = [];

for (const picture of pictures) {
  const { kind, folder, slug, width, height, title, description } = picture;
  if (wanted && !slug.includes(wanted)) continue;

  const webp = await toWebp(picture.draw());
  const file = `/images/${folder}/${slug}.webp`;
  await write(`public${file}`, webp);
  if (kind === 'figure') await write(`public/images/${folder}/night/${slug}.webp`, await toWebp(byNight(picture.draw())));

  complaints.push(...problems(picture, webp.length));
  assets.push({
    id: `${kind}-${slug}`,
    file,
    width,
    height,
    bytes: webp.length,
    contentType: 'image/webp',
    title,
    description,
  });
  console.log(`${String(webp.length).padStart(6)}  ${file}`);
}

if (!wanted) writeNightSheet();
if (!wanted) await write('lib/content/store/sample/assets.json', `${JSON.stringify(assets, null, 2)}\n`);

if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exitCode = 1;
}
