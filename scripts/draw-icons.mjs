/**
 * Draws the web manifest's icons from app/icon.svg: `node scripts/draw-icons.mjs`. Writes public/images/icons/*.png.
 * The maskable one fills its whole square, with the mark inside the circle that any mask leaves.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

const ROOT = new URL('../', import.meta.url);
const FOLDER = new URL('public/images/icons/', ROOT);
const MARK_SIZE = 0.84;

const icon = await readFile(new URL('app/icon.svg', ROOT), 'utf8');
const [, background] = /<rect[^>]*fill="([^"]+)"/.exec(icon);
const [mark] = /<path[^>]*\/>/.exec(icon);
const offset = 32 - 32 * MARK_SIZE;
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${background}"/><g transform="translate(${offset} ${offset}) scale(${MARK_SIZE})">${mark}</g></svg>`;

await mkdir(FOLDER, { recursive: true });
for (const [name, svg, size] of [
  ['icon-192.png', icon, 192],
  ['icon-512.png', icon, 512],
  ['icon-maskable-512.png', maskable, 512],
]) {
  const file = fileURLToPath(new URL(name, FOLDER));
  await sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(file);
  console.log(file);
}
