import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A comparison of two pictures: the share of different pixels (0 to 1), and a PNG that marks them. */
export type Difference = { share: number; marked: Buffer };

/** Compares two pictures (PNG) of one width. White fills the bottom of the shorter one. */
export async function compare(before: Buffer, now: Buffer): Promise<Difference> {
  const sizes = await Promise.all([before, now].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all(
    [before, now].map((picture, index) =>
      sharp(picture)
        .extend({
          right: width - (sizes[index]?.width ?? width),
          bottom: height - (sizes[index]?.height ?? height),
          background: 'white',
        })
        .ensureAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const marked = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(one as Buffer, other as Buffer, marked, width, height);
  return {
    share: pixels / (width * height),
    marked: await sharp(marked, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}
