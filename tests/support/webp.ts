/** Width and height of a WebP file, from its header. https://developers.google.com/speed/webp/docs/riff_container */
export function webpSize(file: Buffer): [number, number] {
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
