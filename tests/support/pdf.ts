import { inflateSync } from 'node:zlib';

/** A page of a document that Chromium printed: its size in points, and its number of letters; letters of small fonts count half. */
type PrintedPage = { width: number; height: number; letters: number };

const OBJECT = /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
/** Texts are glyph numbers between angle brackets: of four digits, or of two in a font with few letters. */
const GLYPHS = /<([0-9A-Fa-f]+)>(?=[^<>]*?T[jJ])|<([0-9A-Fa-f]+)>(?=[^[\]]*\]\s*TJ)/g;

/**
 * The pages of a PDF in Chromium's form: every object by itself, the texts of a page in one compressed stream. It is not a general PDF
 * reader, and throws if it finds no page.
 */
export function printedPages(pdf: Buffer): PrintedPage[] {
  // One letter for each byte, so that streams can be cut out by offset.
  const objects = new Map([...pdf.toString('latin1').matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]));
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  if (pages.length === 0) throw new Error('no page in this PDF: does Chromium write it in another way now?');
  return pages.map((page) => {
    const [, width = '0', height = '0'] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(page) ?? [];
    const streams = [...(/\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(page)?.[1] ?? '').matchAll(/(\d+) 0 R/g)];
    const drawn = streams.map(([, id = '']) => inflated(objects.get(id) ?? '')).join('\n');
    const letters = [...drawn.matchAll(GLYPHS)].reduce((sum, [, one = '', many = '']) => sum + (one || many).length / 4, 0);
    return { width: Number(width), height: Number(height), letters };
  });
}

function inflated(object: string): string {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(Buffer.from(object.slice(start, object.lastIndexOf('\nendstream')), 'latin1')).toString('latin1');
}
