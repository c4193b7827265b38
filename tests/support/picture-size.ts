/** Width and height of a WebP or AVIF file, from its header; null for any other. */
export function pictureSize(file: Buffer): [number, number] | null {
  if (file.toString('ascii', 8, 12) === 'WEBP') return webpSize(file);
  if (file.toString('ascii', 4, 12) !== 'ftypavif') return null;
  // https://aomediacodec.github.io/av1-avif/: the first of the boxes with an image's size.
  const box = file.indexOf('ispe');
  return [file.readUInt32BE(box + 8), file.readUInt32BE(box + 12)];
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(file: Buffer): [number, number] {
  switch (file.toString('ascii', 12, 16)) {
    case 'VP8 ':
      return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
    }
    default:
      return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
  }
}
