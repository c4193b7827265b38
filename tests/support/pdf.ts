import { inflateSync } from 'node:zlib';

/** A page of a document that Chromium printed: its size in points, and how many letters stand on it; those of small fonts count half. */
export type PrintedPage = { width: number; height: number; letters: number };

const OBJECT = /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
/** Texts are written as glyph numbers between angle brackets: of four digits, or of two where a font has few letters. */
const GLYPHS = /<([0-9A-Fa-f]+)>(?=[^<>]*?T[jJ])|<([0-9A-Fa-f]+)>(?=[^[\]]*\]\s*TJ)/g;

/**
 * The pages of a PDF as Chromium writes it: every object by itself, the texts of a page in one compressed stream. It is no reader of PDFs in
 * general, and throws where it finds no page.
 */
export function printedPages(pdf: Buffer): PrintedPage[] {
  // One letter for each byte, so that streams can be cut out by their places.
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
